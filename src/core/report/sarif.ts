import type { Finding, Severity } from '../findings/model.ts'
import type { Outcome } from '../findings/outcome.ts'
import { rankFindings } from '../findings/rank.ts'
import { showInvisible } from '../safety/invisible.ts'
import { textsBy } from '../safety/redact.ts'
import { shorten } from '../safety/shorten.ts'
import { maxSarifLocations, maxSarifResults } from './limits.ts'
import { ruleId, sarifRules } from './sarifRules.ts'
import { maxBodyLength, maxTitleLength, worded } from './wording.ts'

export interface SarifOptions {
  /** Our own version. */
  readonly version: string
  readonly redact: (text: string) => string
}

export const sarifLevels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
}

/**
 * The published findings as SARIF 2.1.0 for code scanning. `primaryLocationLineHash`, by which GitHub knows an alert again,
 * is our fingerprint: of the code and the rule, not of the line's number.
 */
export function renderSarif(outcome: Outcome, { version, redact }: SarifOptions): string {
  const published = worded(outcome.findings).filter((one) => one.published !== 'deferred')
  const findings = rankFindings(published).slice(0, maxSarifResults)
  const rules = sarifRules(findings)
  const indexes = new Map(rules.map(({ id }, index) => [id, index]))
  const plain = (text: string, limit: number) => shorten(showInvisible(redact(text)).trim(), limit)
  const results = findings.map((finding) => ({
    ruleId: ruleId(finding),
    ruleIndex: indexes.get(ruleId(finding)) ?? -1,
    level: sarifLevels[finding.severity],
    message: {
      text: `${plain(finding.title, maxTitleLength)}\n\n${plain(finding.body, maxBodyLength)}`.trim(),
    },
    locations: [location(finding)],
    ...related(finding),
    ...fixes(finding, redact),
    partialFingerprints: { primaryLocationLineHash: finding.fingerprint },
    properties: {
      id: finding.id,
      severity: finding.severity,
      confidence: finding.confidence,
      verification: finding.verification.verdict,
    },
  }))
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'skill-review', semanticVersion: version, rules } },
        automationDetails: { id: 'skill-review/' },
        invocations: [{ executionSuccessful: outcome.verdict !== 'failed' }],
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  }
  return `${JSON.stringify(log, textsBy(redact), 2)}\n`
}

/** Lines of the merge base do not exist at the head, which code scanning looks at: such a finding stands on its file. */
function location({ path, side, start_line, line }: Finding) {
  const region =
    side === 'RIGHT' && line !== null
      ? { region: { startLine: start_line ?? line, endLine: line } }
      : {}
  return { physicalLocation: { artifactLocation: artifact(path), ...region } }
}

function related({ also }: Finding) {
  if (also.length === 0) return {}
  const places = also.slice(0, maxSarifLocations)
  return {
    relatedLocations: places.map(({ path, line }) => ({
      physicalLocation: { artifactLocation: artifact(path), region: { startLine: line } },
    })),
  }
}

/** A replacement of whole lines. One that holds a secret or something invisible is not offered. */
function fixes(
  { path, side, start_line, line, suggestion, title }: Finding,
  redact: SarifOptions['redact'],
) {
  if (suggestion === null || line === null || side === 'LEFT') return {}
  if (redact(suggestion) !== suggestion || showInvisible(suggestion) !== suggestion) return {}
  const deletedRegion = { startLine: start_line ?? line, endLine: line }
  const replacements = [{ deletedRegion, insertedContent: { text: suggestion } }]
  return {
    fixes: [
      {
        description: { text: shorten(redact(title), maxTitleLength) },
        artifactChanges: [{ artifactLocation: artifact(path), replacements }],
      },
    ],
  }
}

/** A path as a relative URI. */
function artifact(path: string) {
  const wellFormed = new TextDecoder().decode(new TextEncoder().encode(path))
  return { uri: wellFormed.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' }
}
