import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startCloud } from '../../support/anthropic/clouds.ts'
import { arrange, failing, never, question } from './arrange.ts'

const environment = { ...process.env }
const cloud = { kind: 'cloud' } as const
let folder: string
const clouds: Awaited<ReturnType<typeof startCloud>>[] = []

async function arrangeCloud(words: string) {
  const { api } = await arrange({ script: [words] })
  const started = await startCloud(api.url)
  clouds.push(started)
  return started
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ways-in-'))
})
afterEach(async () => {
  process.env = { ...environment }
  for (const started of clouds.splice(0)) started.stop()
  await rm(folder, { recursive: true })
})

test('an API key goes as a bearer token, and other keys are refused', async () => {
  const { api, model } = await arrange({ apiKeys: ['sk-ant-secret'] })
  await model.ask(question('Hello'), 'check', never)
  expect(api.requests.at(-1)?.headers.authorization).toBe('Bearer sk-ant-secret')
  const other = await arrange({ apiKeys: ['sk-ant-other'] })
  const error = await failing(other.model.ask(question('Hello'), 'check', never))
  expect(error.fault).toBe('credential')
})

const federation = { assertion: 'the-jwt', ruleId: 'fdrl_1', organizationId: 'org_1' }
const federated = {
  kind: 'federation',
  ruleId: 'fdrl_1',
  organizationId: 'org_1',
  serviceAccountId: 'svac_1',
  workspaceId: '',
  identityToken: async () => 'the-jwt',
} as const

test("the job's identity is exchanged for a token, once for many requests", async () => {
  const { api, model } = await arrange({ federation }, { credential: federated })
  await Promise.all([1, 2, 3].map(() => model.ask(question('Hello'), 'check', never)))
  const exchanges = api.requests.filter(({ path }) => path === '/v1/oauth/token')
  expect(exchanges).toHaveLength(1)
  expect(exchanges[0]?.body).toMatchObject({ service_account_id: 'svac_1', assertion: 'the-jwt' })
})

test('a rule that does not match is explained without the token', async () => {
  const credential = { ...federated, identityToken: async () => 'another-jwt' }
  const { model } = await arrange({ federation }, { credential })
  const error = await failing(model.ask(question('Hello'), 'check', never))
  expect(error.fault).toBe('credential')
  expect(error.advice).toContain('anthropic-federation-rule-id')
  expect(`${error.message} ${error.stack}`).not.toContain('another-jwt')
})

test('an identity token that GitHub does not give is explained', async () => {
  const identityToken = async (): Promise<string> => {
    throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable')
  }
  const { model } = await arrange({ federation }, { credential: { ...federated, identityToken } })
  const error = await failing(model.ask(question('Hello'), 'check', never))
  expect(error).toMatchObject({ fault: 'credential' })
  expect(error.message).toContain('ACTIONS_ID_TOKEN_REQUEST_URL')
  expect(error.advice).toContain('id-token: write')
})

test('Amazon Bedrock: signed by AWS, framed as an event stream', async () => {
  const bedrock = await arrangeCloud('From Bedrock.')
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'AKIA',
    AWS_SECRET_ACCESS_KEY: 'aws-secret',
  })
  const { model } = await arrange(
    {},
    { provider: 'bedrock', credential: cloud, baseUrl: bedrock.url },
  )
  const reply = await model.ask(question('Hello'), 'check', never)
  expect(reply.content.at(-1)).toEqual({ type: 'text', text: 'From Bedrock.' })
  const [request] = bedrock.requests
  expect(request?.path).toBe('/model/claude-sonnet-5-5/invoke-with-response-stream')
  expect(request?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=AKIA/)
  expect(await model.count(question('Hello'), never)).toBeNull()
})

test("Google Vertex: with Google's credentials for the job's identity", async () => {
  const vertex = await arrangeCloud('From Vertex.')
  const subject = join(folder, 'subject')
  const credentials = join(folder, 'credentials.json')
  await writeFile(subject, 'the-jwt')
  await writeFile(
    credentials,
    JSON.stringify({
      type: 'external_account',
      audience:
        '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/g',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `${vertex.url}/sts`,
      credential_source: { file: subject },
    }),
  )
  Object.assign(process.env, {
    CLOUD_ML_REGION: 'europe-west1',
    ANTHROPIC_VERTEX_PROJECT_ID: 'acme',
    GOOGLE_CLOUD_PROJECT: 'acme',
    GOOGLE_APPLICATION_CREDENTIALS: credentials,
  })
  const { model } = await arrange(
    {},
    { provider: 'vertex', credential: cloud, baseUrl: vertex.url },
  )
  const reply = await model.ask(question('Hello'), 'check', never)
  expect(reply.content.at(-1)).toEqual({ type: 'text', text: 'From Vertex.' })
  const request = vertex.requests.at(-1)
  expect(request?.path).toBe(
    '/projects/acme/locations/europe-west1/publishers/anthropic/models/claude-sonnet-5-5:streamRawPredict',
  )
  expect(request?.headers.authorization).toBe('Bearer google-token')
})

test('Microsoft Foundry: with its own key', async () => {
  const { api } = await arrange({ script: ['From Foundry.'] })
  process.env['ANTHROPIC_FOUNDRY_API_KEY'] = 'azure-key'
  const { model } = await arrange({}, { provider: 'foundry', credential: cloud, baseUrl: api.url })
  const reply = await model.ask(question('Hello'), 'check', never)
  expect(reply.content.at(-1)).toEqual({ type: 'text', text: 'From Foundry.' })
  expect(api.requests.at(-1)?.headers['x-api-key']).toBe('azure-key')
})

test('a cloud without its variables is explained', async () => {
  const unset = await arrange({}, { provider: 'vertex', credential: cloud, baseUrl: '' })
  const region = await failing(unset.model.ask(question('Hello'), 'check', never))
  expect(region).toMatchObject({ fault: 'credential' })
  expect(region.message).toContain('`vertex`')
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-1',
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_CONFIG_FILE: join(folder, 'none'),
    AWS_SHARED_CREDENTIALS_FILE: join(folder, 'none'),
  })
  const bedrock = await arrange({}, { provider: 'bedrock', credential: cloud })
  const credentials = await failing(bedrock.model.ask(question('Hello'), 'check', never))
  expect(credentials).toMatchObject({ fault: 'credential' })
  expect(credentials.advice).toContain('Sign in to the cloud')
})
