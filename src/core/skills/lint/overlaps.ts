import { isOffered } from '../catalogue.ts'
import type { Entry } from '../indexSource.ts'
import type { Skill } from '../model.ts'
import { compareRank } from '../rank.ts'
import type { LintRemark } from './rule.ts'

/** Shared words of two descriptions, of all their words, from which on a model cannot tell them apart. */
const sameTrigger = 0.8

/** Skills that get in each other's way: descriptions alike, or the same files and subject with nothing to say who counts. */
export function overlaps(entries: readonly Entry[], all: readonly Entry[]): readonly LintRemark[] {
  const wanted = new Set(entries.map(({ skill }) => skill.location))
  const skills = all.map(({ skill }) => skill).filter(isOffered)
  const words = new Map(skills.map((skill) => [skill, wordsOf(skill.description)]))
  return skills.flatMap((skill, index) =>
    skills
      .slice(index + 1)
      .filter((other) => wanted.has(skill.location) || wanted.has(other.location))
      .flatMap((other) => {
        const remark = compare(skill, other, words)
        const [about, against] = wanted.has(skill.location) ? [skill, other] : [other, skill]
        return remark === null
          ? []
          : [
              {
                ...remark,
                rule: 'overlap',
                file: about.location,
                line: null,
                message: remark.message(against),
              },
            ]
      }),
  )
}

function compare(a: Skill, b: Skill, words: ReadonlyMap<Skill, ReadonlySet<string>>) {
  const likeness = share(words.get(a) ?? new Set(), words.get(b) ?? new Set())
  if (likeness >= sameTrigger)
    return {
      level: 'warning' as const,
      message: (other: Skill) =>
        `Its description is nearly that of \`${other.name}\` (${other.location}); a model cannot choose. Merge them, or say what sets them apart.`,
    }
  const meets = common(a.globs, b.globs) && common(a.tags, b.tags)
  if (!meets || compareRank(a, b) !== 0) return null
  return {
    level: 'note' as const,
    message: (other: Skill) =>
      `It shares files and tags with \`${other.name}\` (${other.location}), and neither counts before the other. Give one a \`priority\` if they can disagree.`,
  }
}

const common = (a: readonly string[], b: readonly string[]) => a.some((one) => b.includes(one))

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length
  const either = a.size + b.size - both
  return either === 0 ? 1 : both / either
}
