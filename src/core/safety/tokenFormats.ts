/** Secrets that their own form gives away: what to call them, how they look, and what to keep around them (`$1`, `$2`). */
export interface TokenFormat {
  readonly kind: string
  readonly pattern: RegExp
  readonly before?: string
  readonly after?: string
}

/**
 * Every pattern takes linear time: it is bounded, cannot fail once it has read far, or may begin only at the start of a word.
 * More precise formats come first.
 */
export const tokenFormats: readonly TokenFormat[] = [
  { kind: 'private key', pattern: privateKey() },
  { kind: 'github token', pattern: /(?<![A-Za-z0-9])gh[oprsu]_[A-Za-z0-9]{30,255}/g },
  { kind: 'github token', pattern: /(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{22,255}/g },
  { kind: 'gitlab token', pattern: /(?<![A-Za-z0-9])gl(?:pat|dt|rt|cbt|ptt|ft)-[\w-]{20,255}/g },
  {
    kind: 'aws access key',
    pattern: /(?<![A-Za-z0-9])A(?:KIA|SIA|BIA|CCA)[A-Z2-7]{16}(?![A-Za-z0-9])/g,
  },
  { kind: 'slack token', pattern: /(?<![A-Za-z0-9])xox[abeoprs]-[\w-]{10,255}/g },
  { kind: 'slack token', pattern: /(?<![A-Za-z0-9])xapp-\d-[\w-]{10,255}/g },
  {
    kind: 'slack webhook',
    pattern: /(hooks\.slack\.com\/(?:services|workflows|triggers)\/)[\w/-]{20,200}/g,
    before: '$1',
  },
  { kind: 'anthropic key', pattern: /(?<![A-Za-z0-9])sk-ant-[\w-]{16,255}/g },
  { kind: 'openai key', pattern: /(?<![A-Za-z0-9])sk-(?:proj|svcacct|admin|None)-[\w-]{20,255}/g },
  { kind: 'openai key', pattern: /(?<![A-Za-z0-9-])sk-[A-Za-z0-9]{32,255}(?![\w-])/g },
  { kind: 'google key', pattern: /(?<![A-Za-z0-9])AIza[\w-]{35}(?![\w-])/g },
  {
    kind: 'google token',
    pattern: /(?<![A-Za-z0-9])(?:ya29\.[\w-]{20,2000}|GOCSPX-[\w-]{24,64})/g,
  },
  { kind: 'stripe key', pattern: /(?<![A-Za-z0-9])[rs]k_(?:live|test)_[A-Za-z0-9]{16,255}/g },
  { kind: 'stripe key', pattern: /(?<![A-Za-z0-9])whsec_[A-Za-z0-9+/=]{24,255}/g },
  { kind: 'npm token', pattern: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{30,255}/g },
  { kind: 'pypi token', pattern: /(?<![A-Za-z0-9])pypi-[\w-]{50,1000}/g },
  { kind: 'hugging face token', pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{30,255}/g },
  { kind: 'sendgrid key', pattern: /(?<![A-Za-z0-9])SG\.[\w-]{16,64}\.[\w-]{16,64}/g },
  { kind: 'digitalocean token', pattern: /(?<![A-Za-z0-9])do[oprt]_v1_[a-f0-9]{40,128}/g },
  { kind: 'web token', pattern: /(?<![\w-])eyJ[\w-]{8,8000}\.[\w-]{8,8000}\.[\w-]*/g },
  {
    kind: 'password',
    pattern:
      /(?<![A-Za-z0-9+.-])([A-Za-z][A-Za-z0-9+.-]{1,30}:\/\/[^\s:/@'"`<>]{0,100}:)(?![${<%*[(])[^\s/@'"`<>]{3,200}(@)/g,
    before: '$1',
    after: '$2',
  },
  {
    kind: 'password',
    pattern:
      /((?:^|[;'"`])\s{0,4}(?:password|pwd|accountkey|sharedaccesskey)\s{0,4}=)(?![\s${<%*[(])[^\s;'"`]{6,200}(?=;)/gim,
    before: '$1',
  },
  {
    kind: 'authorization header',
    pattern:
      /(authorization['"]?\s{0,4}[:=,]\s{0,4}['"`]?(?:bearer|basic|token)\s{1,4})[\w+/=.~-]{16,4000}/gi,
    before: '$1',
  },
]

/** From the first dashes to the last; where the end is missing, the header and the lines of base64 after it. */
function privateKey(): RegExp {
  const name = '[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----'
  const toTheEnd = `(?:(?!-----)[\\s\\S])*-----END ${name}`
  const cutOff = '(?:(?:\\s|\\\\[nr]|[>+"\'|-])+[A-Za-z0-9+/=]{20,})*'
  return new RegExp(`-----BEGIN ${name}(?:${toTheEnd}|${cutOff})`, 'g')
}
