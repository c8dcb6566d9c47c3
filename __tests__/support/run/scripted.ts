import { call } from '../anthropic/reply.ts'
import type { Answer, MessagesBody, Reply, WireBlock } from '../anthropic/types.ts'

/** A finding as the scripted model reports it: the input of `report_finding`. */
export interface ScriptedFinding {
  readonly path: string
  readonly quote: string
  readonly title: string
  readonly body?: string
  readonly severity?: string
  readonly category?: string
  readonly confidence?: string
  readonly line?: number
  readonly side?: string
  readonly suggestion?: string
  readonly skill?: string
  readonly rule?: string
}

export interface ScriptedReviewer {
  /** Reported by the question that `to` names, `correctness` when left out; with `effort: low` by the only one. */
  readonly findings?: readonly (ScriptedFinding & { readonly to?: string })[]
  /** Skills loaded first in every question. */
  readonly skills?: readonly string[]
  /** What the verifier says of a claim; `confirmed` when left out. */
  readonly verdict?: (claim: string) => {
    verdict: string
    path: string
    quote: string
    fix_now?: boolean
    severity?: string
    same_as?: string
  }
}

/** The beginning of each question, to tell the conversations apart. */
const questions: Readonly<Record<string, string>> = {
  // Holds all others, so it comes first.
  review: 'You are the only reviewer',
  correctness: 'Does the changed code do the right thing',
  security: 'What can somebody do with this change',
  rules: 'Does the change keep this team',
}

/** A model that reviews by script: loads skills, reports, finishes; as a verifier it judges every claim. */
export function scriptedReviewer({
  findings = [],
  skills = [],
  verdict,
}: ScriptedReviewer): Answer {
  return (body, turn): Reply => {
    const opening = textOf(body.messages[0]?.content)
    if (isVerification(body)) return judged(body, turn.turn, verdict)
    const name = Object.keys(questions).find((one) => opening.includes(questions[one] ?? '')) ?? ''
    if (turn.turn === 1 && skills.length > 0)
      return skills.map((skill) => call('load_skill', { name: skill }))
    if (
      body.messages.some((message) => usesTool(message.content, 'report_finding')) ||
      turn.turn > 2
    )
      return call('finish_review', { summary: 'Read it all.' })
    const own = findings.filter(({ to = 'correctness' }) => name === 'review' || to === name)
    return [
      ...own.map(({ to: _, ...finding }) => call('report_finding', { ...defaults, ...finding })),
      ...(own.length === 0 ? [call('finish_review', { summary: 'Read it all.' })] : []),
    ]
  }
}

const defaults = {
  severity: 'high',
  category: 'correctness',
  confidence: 'high',
  body: 'When it runs, it fails.',
}

export function isVerification(body: MessagesBody): boolean {
  const opening = textOf(body.messages[0]?.content)
  return (
    opening.includes('Which of the claims below') ||
    opening.includes('People answered these findings')
  )
}

/** A verdict on every claim that is put to the conversation; `confirmed` where `verdict` is left out. */
export function judged(
  body: MessagesBody,
  turn: number,
  verdict?: ScriptedReviewer['verdict'],
): Reply {
  const opening = textOf(body.messages[0]?.content)
  const claims = [
    ...opening.matchAll(
      /^(c\d+) — (\S+?):?(\d*)(?: before the change)? \([^\n]*\)\n([^\n]*)\n((?:(?!\n\n|\nReply by)[\s\S])*)/gm,
    ),
  ]
  if (turn > 1 || claims.length === 0) return 'Judged.'
  return claims.map(([text, id = '', path = '', , , rest = '']) => {
    const quote = rest
      .split('\n')
      .filter((line) => line.startsWith('    '))
      .map((line) => line.slice(4))
      .join('\n')
    const said = verdict?.(text) ?? { verdict: 'confirmed', path, quote, fix_now: true }
    return call('report_verdict', { id, reason: 'The quoted code decides it.', ...said })
  })
}

const textOf = (content: MessagesBody['messages'][number]['content'] | undefined): string =>
  typeof content === 'string'
    ? content
    : (content ?? [])
        .map((block) => (block.type === 'text' ? String(block['text']) : ''))
        .join('\n')

const usesTool = (content: string | readonly WireBlock[], name: string): boolean =>
  typeof content !== 'string' &&
  content.some((block) => block.type === 'tool_use' && block['name'] === name)
