import { openLibrary, type SkillLibrary } from '../../../src/core/skills/library.ts'
import type { SkillOrigin } from '../../../src/core/skills/model.ts'
import { snapshotSource } from '../../../src/core/skills/snapshot.ts'
import type { SkillSource } from '../../../src/core/skills/source.ts'

export type Files = Readonly<Record<string, string | Uint8Array>>

/** A real source over files in memory. */
export function sourceOf(
  files: Files,
  {
    origin = 'repository' as SkillOrigin,
    roots = ['.skills'] as readonly string[],
    label = '',
  } = {},
): SkillSource {
  const encoder = new TextEncoder()
  const bytes = Object.entries(files).map(
    ([path, text]) => [path, typeof text === 'string' ? encoder.encode(text) : text] as const,
  )
  return snapshotSource({ version: '', files: new Map(bytes), roots, leftOut: [] }, origin, label)
}

/** A library of files in memory, with a clock that stands still. */
export const libraryOf = (files: Files): Promise<SkillLibrary> =>
  openLibrary({ sources: [sourceOf(files)], now: () => 0 })

/** A skill file's text. */
export const skillText = (frontMatter: string, body = 'Body.'): string =>
  `---\n${frontMatter}\n---\n${body}\n`
