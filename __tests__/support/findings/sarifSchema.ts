/**
 * The part of SARIF 2.1.0 that a review writes, closed: any property not named here is an error. Written from the
 * specification (OASIS, sections 3.13 to 3.55), because the official schema is not ours to ship.
 */
const text = { type: 'string', minLength: 1 }
const line = { type: 'integer', minimum: 1 }
const object = (required: string[], properties: object) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
})
const list = (items: object) => ({ type: 'array', items, uniqueItems: true })
const bag = { type: 'object' }

const message = object(['text'], { text })
const region = object(['startLine'], { startLine: line, endLine: line })
const artifactLocation = object(['uri'], {
  // A relative reference: no scheme, no blank, nothing unescaped.
  uri: {
    type: 'string',
    pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:)(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-F]{2})+$",
  },
  uriBaseId: text,
})
const location = object([], {
  physicalLocation: object(['artifactLocation'], { artifactLocation, region }),
})
const level = { enum: ['none', 'note', 'warning', 'error'] }

const result = object(['message'], {
  ruleId: text,
  ruleIndex: { type: 'integer', minimum: -1 },
  level,
  message,
  locations: list(location),
  relatedLocations: list(location),
  fixes: list(
    object(['artifactChanges'], {
      description: message,
      artifactChanges: {
        minItems: 1,
        ...list(
          object(['artifactLocation', 'replacements'], {
            artifactLocation,
            replacements: {
              type: 'array',
              minItems: 1,
              items: object(['deletedRegion'], {
                deletedRegion: region,
                insertedContent: object([], { text: { type: 'string' } }),
              }),
            },
          }),
        ),
      },
    }),
  ),
  partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
  properties: bag,
})

const rule = object(['id'], {
  id: text,
  name: text,
  shortDescription: message,
  fullDescription: message,
  properties: bag,
})

export const sarifSchema = object(['version', 'runs'], {
  $schema: { type: 'string', format: 'uri' },
  version: { const: '2.1.0' },
  runs: list(
    object(['tool'], {
      tool: object(['driver'], {
        driver: object(['name'], {
          name: text,
          semanticVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
          rules: list(rule),
        }),
      }),
      automationDetails: object([], { id: text }),
      invocations: list(
        object(['executionSuccessful'], { executionSuccessful: { type: 'boolean' } }),
      ),
      columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
      results: { type: 'array', items: result },
    }),
  ),
})
