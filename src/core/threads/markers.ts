import { z } from 'zod'
import { digest } from '../findings/digest.ts'
import { type KnownFinding, knownFinding } from './known.ts'
import { pack, unpack } from './packed.ts'

/** Raised when a marker's content changes its meaning; other versions are not read. */
const version = 1

const kinds = ['finding', 'reply', 'state'] as const
type Kind = (typeof kinds)[number]

/** What a reply of ours in a thread said, so that no run says it again. */
const replyNote = z.object({
  event: z.enum(['fixed', 'returned', 'held', 'wont-fix', 'dismissed', 'withdrawn']),
  fingerprint: z.string().max(64),
  /** The comment it answers; null when it answers none. */
  to: z.number().nullable(),
  /** The head at which a fault was gone; '' for every other event. */
  commit: z.string().max(64),
  by: z.string().max(64),
  reason: z.string().max(240),
  /** The rule that somebody wants no more of here, and why, so that an exception can be offered; null where there is none. */
  rule: z
    .object({
      skill: z.string().max(200),
      rule: z.string().max(200).nullable(),
      why: z.string().max(240),
    })
    .nullable(),
})
export type ReplyNote = Readonly<z.infer<typeof replyNote>>

/** `null`: no such marker. A problem is one sentence for the log. */
export type MarkerResult<Content> =
  | { readonly ok: true; readonly instance: string; readonly content: Content }
  | { readonly ok: false; readonly instance: string; readonly problem: string }
  | null

/**
 * Several reviews may share a pull request under one identity (two workflows, two jobs). Each keeps to its own comments
 * by this short name of its instance in every marker.
 */
export const instanceName = (workflow: string, job: string): string => digest([workflow, job], 8)

export const findingMarker = (known: KnownFinding, instance: string): string =>
  write('finding', instance, known)

export const replyMarker = (note: ReplyNote, instance: string): string =>
  write('reply', instance, note)

export const stateMarker = (state: unknown, instance: string): string =>
  write('state', instance, state)

export const readFindingMarker = (body: string): MarkerResult<KnownFinding> =>
  read('finding', body, knownFinding)

export const readReplyMarker = (body: string): MarkerResult<ReplyNote> =>
  read('reply', body, replyNote)

export const readStateMarker = <Content>(
  body: string,
  schema: z.ZodType<Content>,
): MarkerResult<Content> => read('state', body, schema)

const write = (kind: Kind, instance: string, content: unknown): string =>
  `<!-- skill-review:${kind} ${version} ${instance} ${pack(content)} -->`

/**
 * Whose comment it is, the caller must know: a marker alone proves nothing. Two markers of a kind in one comment mean that
 * somebody's text got in, and then neither is believed.
 */
function read<Content>(
  kind: Kind,
  body: string,
  schema: z.ZodType<Content>,
): MarkerResult<Content> {
  const found = [...body.matchAll(new RegExp(`<!-- skill-review:${kind} ([^>]*?) ?-->`, 'g'))]
  const [only] = found
  if (only === undefined) return null
  const [written = '', instance = '', packed = ''] = (only[1] ?? '').split(' ')
  const bad = (problem: string) => ({ ok: false, instance, problem }) as const
  if (found.length > 1) return bad(`it holds ${found.length} ${kind} markers where one is ours`)
  if (written !== String(version))
    return bad(`its ${kind} marker is of version ${JSON.stringify(written)}, not ${version}`)
  const content = schema.safeParse(unpack(packed))
  if (!content.success || !/^[0-9a-f]{8}$/.test(instance))
    return bad(`its ${kind} marker is damaged`)
  return { ok: true, instance, content: content.data }
}
