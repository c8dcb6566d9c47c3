import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createRedactor } from '../../../src/core/safety/redact.ts'

const redact = createRedactor([])
const letters = 'aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xYzAbCdEfGhIjKlMnOpQrStUvWxYz0123456789'
const key = (length: number) => letters.repeat(3).slice(0, length)

// Put together here so that no scanner takes this file for a leak.
const tokens: [string, string][] = [
  ['github token', `ghp_${key(36)}`],
  ['github token', `ghs_${key(36)}`],
  ['github token', `github_pat_${key(22)}_${key(59)}`],
  ['gitlab token', `glpat-${key(20)}`],
  ['aws access key', `AKIA${'ABCDEFGH23456723'}`],
  ['slack token', `xoxb-${'123456789012-1234567890123'}-${key(24)}`],
  ['slack token', `xapp-1-${key(40)}`],
  ['anthropic key', `sk-ant-api03-${key(95)}`],
  ['openai key', `sk-proj-${key(48)}`],
  ['openai key', `sk-${key(48)}`],
  ['google key', `AIza${key(35)}`],
  ['google token', `ya29.${key(60)}`],
  ['google token', `GOCSPX-${key(28)}`],
  ['stripe key', `sk_live_${key(24)}`],
  ['stripe key', `whsec_${key(32)}`],
  ['npm token', `npm_${key(36)}`],
  ['pypi token', `pypi-${key(120)}`],
  ['hugging face token', `hf_${key(34)}`],
  ['sendgrid key', `SG.${key(22)}.${key(43)}`],
  ['digitalocean token', `dop_v1_${'0123456789abcdef'.repeat(4)}`],
  ['web token', `eyJ${key(30)}.eyJ${key(60)}.${key(43)}`],
]

describe('a known format is replaced wherever it stands', () => {
  test.each(tokens)('%s %#', (kind, token) => {
    for (const around of [
      'X',
      '`X`',
      '"X"',
      'key=X;',
      'see X.',
      '- X\n',
      '(X)',
      'https://x.test/?t=X&u=1',
    ])
      expect(redact(around.replace('X', token))).toBe(around.replace('X', `[redacted: ${kind}]`))
  })
})

describe('a secret inside something else leaves the rest readable', () => {
  test.each([
    [
      'postgres://app:s3cr3t@db.local:5432/x',
      'postgres://app:[redacted: password]@db.local:5432/x',
    ],
    ['redis://:hunter22@cache', 'redis://:[redacted: password]@cache'],
    [
      '"Server=db;User=sa;Password=Pa55word!;Encrypt=1"',
      '"Server=db;User=sa;Password=[redacted: password];Encrypt=1"',
    ],
    [
      `hooks.slack.com/services/T0/B0/${key(24)}`,
      'hooks.slack.com/services/[redacted: slack webhook]',
    ],
    [`Authorization: Bearer ${key(40)}`, 'Authorization: Bearer [redacted: authorization header]'],
    [
      `'Authorization': 'Basic ${btoa('user:password')}'`,
      "'Authorization': 'Basic [redacted: authorization header]'",
    ],
  ])('%s', (text, clean) => {
    expect(redact(text)).toBe(clean)
  })

  test('a private key, whole, escaped, in a diff, or cut off', () => {
    const line = key(64)
    const begin = '-----BEGIN RSA PRIVATE KEY-----'
    const end = '-----END RSA PRIVATE KEY-----'
    expect(redact(`a\n${begin}\n${line}\n${line}\n${end}\nb`)).toBe('a\n[redacted: private key]\nb')
    expect(redact(`"${begin}\\n${line}\\n${end}"`)).toBe('"[redacted: private key]"')
    expect(redact(`+${begin}\n+${line}\n+${end}`)).toBe('+[redacted: private key]')
    expect(redact(`${begin}\n${line}\n${line}\nnot part of it`)).toBe(
      '[redacted: private key]\nnot part of it',
    )
    expect(redact(`the header \`${begin}\` must not be logged`)).toBe(
      'the header `[redacted: private key]` must not be logged',
    )
  })
})

describe('a random value beside a telling name', () => {
  test.each([
    ['API_KEY = "q8Zr2LxV0pTn5KwY"', 'API_KEY = "[redacted: secret]"'],
    [
      '"client_secret": "9f86d081884c7d659a2feaa0c55ad015"',
      '"client_secret": "[redacted: secret]"',
    ],
    [
      'aws_secret_access_key=wJalrXUtnFEMI/K7MDENG/bPxRfiCYzz4x81',
      'aws_secret_access_key=[redacted: secret]',
    ],
    ['{\\"api_key\\": \\"q8Zr2LxV0pTn5KwY\\"}', '{\\"api_key\\": \\"[redacted: secret]\\"}'],
    ["password: 'xK9#mP2vL5nQ8rT'", "password: '[redacted: secret]'"],
    [
      'headers["x-auth-token"] = "a1B2c3D4e5F6g7H8"',
      'headers["x-auth-token"] = "[redacted: secret]"',
    ],
  ])('%s', (text, clean) => {
    expect(redact(text)).toBe(clean)
  })

  test.each([
    ['const token = getTokenFromRequestHeaders2(request)'],
    ['apiKey: process.env.SERVICE_API_KEY_2'],
    ['password = form.cleaned_data["password1"]'],
    ['secretName: my-app-database-credentials'],
    ['token: $'.concat('{{ secrets.GITHUB_TOKEN }}')],
    ['const tokenCount = 1234567890123'],
    ['secret: "changeme-changeme"'],
    ['postgres://user:$'.concat('{PASSWORD}@localhost/db')],
    ['https://user:<password>@example.com'],
    ['skip-ant-colony sk-learn ghp_short'],
    ['actions/checkout@9f86d081884c7d659a2feaa0c55ad0159f86d081'],
    ['tokens: CancellationTokenSource3, KeyboardInterrupt'],
  ])('code without a secret is left alone: %s', (text) => {
    expect(redact(text)).toBe(text)
  })
})

describe('masked values', () => {
  const value = 'pässwörd "x"/y'
  const masked = createRedactor([value, 'redacted', 'dev', 'line one\nline two', ''])

  test.each([
    [value],
    [JSON.stringify(value).slice(1, -1)],
    [encodeURIComponent(value)],
    [Buffer.from(value).toString('base64')],
    ['line one'],
    ['line one\nline two'],
  ])('are found as %j', (written) => {
    expect(masked(`<${written}>`)).toBe('<[redacted: masked value]>')
  })

  test('too short to hide are left alone', () => {
    expect(masked('deploy to dev')).toBe('deploy to dev')
  })

  test('that occur in our own marks do not pile them up', () => {
    expect(masked(masked('redacted'))).toBe('[redacted: masked value]')
  })
})

test('a very long masked value does not break it', () => {
  const long = 'long value '.repeat(50_000)
  expect(createRedactor([long])(`<${long}>`)).toMatch(/^<\[redacted: masked value\] ?>$/)
})

test('is idempotent and never throws', () => {
  const part = fc.oneof(
    fc.constantFrom(
      ...tokens.map(([, token]) => token),
      'token: ',
      'password=',
      '"',
      '://a:',
      '@',
      ';',
      '-----BEGIN PRIVATE KEY-----',
      '\n',
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
  )
  const redactBoth = createRedactor(['some masked value', 'token'])
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const once = redactBoth(parts.join(''))
      expect(redactBoth(once)).toBe(once)
    }),
    { numRuns: 3000 },
  )
})

test('ends on text made to be slow, which stays redacted', () => {
  const units = [
    'eyJ',
    'eyJaaaaaaaa.',
    'sk-',
    'a://b:',
    'token',
    'password=a',
    '-----BEGIN PRIVATE KEY-----',
    'gh',
    'a',
    '-----BEGIN PRIVATE KEY-----\nAAAAAAAAAAAAAAAAAAAAAAAA ',
    'authorization: ',
    ' ',
    'SG.aaaaaaaaaaaaaaaaaaaa',
  ]
  for (const unit of units) {
    const text = unit.repeat(Math.ceil(500_000 / unit.length))
    const once = redact(text)
    expect([unit, redact(once) === once]).toEqual([unit, true])
  }
})
