import { z } from 'zod'
import { SourceError } from './request.ts'

/** One file that an index lists. */
export interface IndexedFile {
  /** Below the source: `NAME/SKILL.md`, `NAME/references/a.md`. */
  readonly path: string
  readonly url: string
  /** Of the bytes as served, hex; null where the index gives none. */
  readonly sha256: string | null
}

export interface SkillIndex {
  /** '' where the index names none. */
  readonly version: string
  readonly files: readonly IndexedFile[]
  /** Entries that are no single text, one remark each. */
  readonly leftOut: readonly string[]
}

const named = z.union([
  z.string().transform((name) => ({ name })),
  z.looseObject({
    name: z.string(),
    /** Agent Skills Discovery 0.2: the address of the `SKILL.md`, relative to the index. */
    url: z.string().optional(),
    type: z.string().optional(),
    digest: z.string().optional(),
    /** Agent Skills Discovery 0.1: files below the skill's folder. */
    files: z.array(z.string()).optional(),
  }),
])
const schema = z.union([
  z.looseObject({ version: z.coerce.string().default(''), skills: z.array(named) }),
  z.array(named).transform((skills) => ({ version: '', skills })),
])

type Named = z.output<typeof named>

/**
 * Reads the answers of the three kinds of index: a plain list of names (`GET /skills`, the text then at `/skills/NAME`),
 * and the well-known agent-skills index in its versions 0.1 (files) and 0.2 (addresses with digests). null for none.
 */
export function readIndex(answer: unknown, url: string): SkillIndex | null {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) return null
  const isText = (skill: Named) => !('type' in skill) || (skill.type ?? 'skill-md') === 'skill-md'
  const { version, skills } = parsed.data
  return {
    version,
    files: skills.filter(isText).flatMap((skill) => filesOf(skill, url)),
    leftOut: skills
      .filter((skill) => !isText(skill))
      .map(({ name }) => `\`${name}\` is offered as an archive, which is not read.`),
  }
}

function filesOf(skill: Named, index: string): readonly IndexedFile[] {
  const folder = index.replace(/\/index\.json$/, '')
  const name = encodeURIComponent(skill.name)
  if ('files' in skill && skill.files !== undefined)
    return skill.files.map((file) => ({
      path: `${skill.name}/${file}`,
      url: `${folder}/${name}/${file.split('/').map(encodeURIComponent).join('/')}`,
      sha256: null,
    }))
  const path = `${skill.name}/SKILL.md`
  if ('url' in skill && skill.url !== undefined)
    return [{ path, url: addressOf(skill.url, index), sha256: digestOf(skill.digest) }]
  return [
    {
      path,
      url: `${folder}/${name}`,
      sha256: digestOf('digest' in skill ? skill.digest : undefined),
    },
  ]
}

/** Where an entry's text is: over https, or on the server of the index itself. */
function addressOf(written: string, index: string): string {
  const url = new URL(written, index)
  if (url.protocol === 'https:' || url.origin === new URL(index).origin) return url.href
  throw new SourceError(`${index} leads to ${url.href}, which is not https`)
}

const digestOf = (digest: string | undefined) =>
  /^sha256:([0-9a-f]{64})$/i.exec(digest ?? '')?.[1]?.toLowerCase() ?? null
