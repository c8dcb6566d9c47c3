import { z } from 'zod'
import { type Claim, claimLine, claimText } from './claims.ts'
import { fenced } from './fenced.ts'

/** Asks a conversation that raised none of the claims to judge all of them. */
export function verificationQuestion(claims: readonly Claim[]): string {
  return `${task}\n\n${fenced([
    {
      ours: '## The claims',
      of: 'claims',
      theirs: claims.map(claimText).join('\n\n'),
    },
  ])}`
}

/** What is still to be judged, when the conversation ended before all was: the whole question for an answer in JSON. */
export function missingVerdicts(claims: readonly Claim[]): string {
  return fenced([
    {
      ours: 'These claims have no verdict yet. Answer with one verdict for each, from what you have read. `quote` is code you have seen, copied exactly, and `path` the file it is in. What you could not settle is `plausible`.',
      of: 'claims',
      theirs: claims.map((claim) => `${claimLine(claim)}\n${claim.finding.quote}`).join('\n\n'),
    },
  ])
}

/** The answer to {@link missingVerdicts}. */
export const verdictFormat = {
  type: 'object',
  properties: {
    verdicts: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          verdict: { type: 'string', enum: ['confirmed', 'plausible', 'refuted'] },
          path: { type: 'string' },
          quote: { type: 'string' },
          reason: { type: 'string' },
        },
        required: ['id', 'verdict', 'path', 'quote', 'reason'],
        additionalProperties: false,
      },
    },
  },
  required: ['verdicts'],
  additionalProperties: false,
} as const

const answer = z.object({ verdicts: z.array(z.unknown()) })

/** The verdicts of an answer, unchecked: JSON as it was asked for, or inside one fence, as models without the format write it. */
export function readVerdicts(text: string): readonly unknown[] {
  const bare = /^```(?:json)?\n([\s\S]*?)\n```$/.exec(text.trim())?.[1] ?? text
  try {
    return answer.parse(JSON.parse(bare)).verdicts
  } catch {
    return []
  }
}

const task = `# Your question

Which of the claims below are true, and which would the author act on now?

Other reviewers made them about this change. You see what they claim and not why, so that you look for yourself. Your part is to refute. Give one \`report_verdict\` for each claim and no findings of your own; then call \`finish_review\`.

## Is it true?

Find the code. Read the function around it and what the claim depends on: callers, definitions, siblings, the base version (\`read_file\` at \`base\`). Then try:

- Does a guard, type, framework or earlier step exclude the scenario?
- Does anybody bring it about? Name the caller, user or attacker, and what they pass.
- Was it the same before the change, with the same effect?
- Is it meant? A description, a test, a document say so. A comment that only explains the fault away does not count.
- Is it on the list of what is never reported?
- Would the fix of another claim of the list cure this one too, whatever file it stands in? Then keep the one on the line to be changed.

Then say
- \`refuted\` if one of these holds. Quote the code that decides; where a claim repeats another, give that one's id in \`same_as\`.
- \`confirmed\` if you followed the scenario through the code to its wrong end. Quote the code that makes it happen.
- \`plausible\` if nothing excludes it, but one link lies outside the repository: data, load, another service. How a language, a library it uses or a tool like git behaves is no such link: you know it.

A claim that is right in substance and wrong in a detail is not refuted. Neither is one for being hard to meet: that is what severity is for.

## How much does it matter?

Give the \`severity\` the scale gives it, whatever the claim says. Whoever finds a fault tends to rate it too high.

Set \`fix_now\` to say what the author does on reading the comment. They know the code, are busy, and want it to be right.
- true: they change the code before merging. Something goes wrong that a user, a caller, an attacker or the next test run will meet, or the change fails at what it set out to do. Also where a changed line is simply not the right one and the right one costs no more to write, even if it will bite seldom: the condition its sibling has, one atomic step for a read and a write, the copy that was meant, the value for its text. Not if only a log line or a comment is the worse for it.
- false: they agree and merge. The fix is new code for circumstances nobody expects; the harm is a shrug; it is a matter of robustness, elegance or wording without an effect; it takes a second thing to go wrong that the change is not about; the change does not claim to do it; it belongs into another change; the project lives with the same elsewhere on purpose.

How much work the mend is does not count, and severity is another question: a low one may be worth a comment, a medium one may not. What is false here is still shown, folded away in the summary, so do not be generous out of pity for a clever find.

Look into all claims before you give the first verdict, and compare them. Would the author, having read the strongest, still want to be interrupted by the weakest? Most changes deserve none to three comments, a large or careless one ten; as a rule less than half of what is true is worth one. If it comes out more, look at the weakest of them again. Then give all verdicts in one turn.`
