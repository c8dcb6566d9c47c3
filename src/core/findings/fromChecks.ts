import type { ChangedFile } from '../change/model.ts'
import { proveSuggestion } from '../change/suggestion.ts'
import type { CheckHit } from '../skills/checks.ts'
import { identified } from './identity.ts'
import { type Category, categories, type Finding } from './model.ts'

/**
 * What the deterministic checks found, as findings: one for a check and file, on the first line it hits, with the others
 * listed. `readHead` gives a file's text at the head, on which a check's fix has to prove itself like any suggestion.
 */
export async function findingsFromChecks(
  hits: readonly CheckHit[],
  files: readonly ChangedFile[],
  readHead: (path: string) => Promise<string | null>,
): Promise<Finding[]> {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const findings: Finding[] = []
  for (const [first, ...others] of grouped(hits)) {
    const file = byPath.get(first.path)
    if (file === undefined) continue
    const suggestion = await provenFix(first, file, readHead)
    const also = others.map(({ path, line }) => ({ path, line }))
    findings.push(identified({ ...asFinding(first), suggestion, also }, file))
  }
  return findings
}

type Hits = [CheckHit, ...CheckHit[]]

function grouped(hits: readonly CheckHit[]): Hits[] {
  const groups = new Map<string, Hits>()
  for (const hit of hits) {
    const key = JSON.stringify([hit.skill.name, hit.check.id, hit.path])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [hit])
    else group.push(hit)
  }
  return [...groups.values()]
}

function asFinding({ skill, check, path, line, text }: CheckHit): Finding {
  const { title, body } = told(check.message)
  return {
    id: '',
    fingerprint: '',
    path,
    side: 'RIGHT',
    start_line: line,
    line,
    quote: text,
    severity: check.severity,
    category: categoryOf(skill.name, skill.tags),
    confidence: 'high',
    title,
    body,
    suggestion: null,
    skill: { name: skill.name, rule: check.id, hash: skill.hash },
    source: 'check',
    verification: {
      verdict: 'confirmed',
      reason: `The line matches the check \`${check.id}\` of the skill \`${skill.name}\`.`,
    },
    published: 'inline',
    also: [],
  }
}

/** The first sentence names the fault, the rest explains it. */
function told(message: string): { title: string; body: string } {
  const end = /[.!?](?=\s+[^\p{Ll}]|\s*$)|。|\n/u.exec(message)
  if (end === null) return { title: message.trim(), body: '' }
  const title = message.slice(0, end.index)
  return { title: title.trim(), body: message.slice(end.index + 1).trim() }
}

/** A skill named or tagged like a category speaks of that; any other holds the team's conventions. */
const categoryOf = (name: string, tags: readonly string[]): Category =>
  categories.find((category) => [name, ...tags].includes(category)) ?? 'maintainability'

async function provenFix(
  { path, line, fix }: CheckHit,
  file: ChangedFile,
  readHead: (path: string) => Promise<string | null>,
): Promise<string | null> {
  if (fix === null) return null
  const headText = await readHead(path)
  if (headText === null) return null
  const anchor = { side: 'RIGHT', start_line: line, line } as const
  const code = file.hunks.flatMap((hunk) => hunk.lines.filter(({ newLine }) => newLine === line))
  const proof = await proveSuggestion({
    path,
    kind: file.kind,
    headText,
    anchor,
    code,
    suggestion: fix,
  })
  return proof.ok ? proof.suggestion : null
}
