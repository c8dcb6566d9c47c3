/** Variables that hold a way in: those the model's clients and the runner read, whether or not this run uses them. */
const names = [
  'ANTHROPIC_API_KEY',
  'ANTHROPIC_AUTH_TOKEN',
  'ANTHROPIC_FOUNDRY_API_KEY',
  'AWS_BEARER_TOKEN_BEDROCK',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'GITHUB_TOKEN',
  'GH_TOKEN',
]

/** Values of the environment that must not leave the program, wherever they turn up. */
export const secretsIn = (env: Readonly<Record<string, string | undefined>>): string[] =>
  names.flatMap((name) => env[name]?.trim() || [])
