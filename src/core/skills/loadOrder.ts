import type { Entry } from './indexSource.ts'
import type { Diagnostic } from './model.ts'

export type LoadProblem =
  /** Names from the first to itself again. */
  | { readonly kind: 'circle'; readonly names: readonly string[] }
  | { readonly kind: 'missing'; readonly by: string; readonly name: string }

export interface LoadOrder {
  /** What loads, in this order: what a skill requires before it, the members of a pack after it, each once. */
  readonly order: readonly Entry[]
  readonly problems: readonly LoadProblem[]
}

/** Everything that loading `first` brings along. A circle is cut where it closes. */
export function loadOrder(first: Entry, entries: ReadonlyMap<string, Entry>): LoadOrder {
  const order: Entry[] = []
  const problems: LoadProblem[] = []
  const done = new Set<string>()
  const visit = (entry: Entry, way: readonly string[]): void => {
    const { name, requires, pack } = entry.skill
    if (way.includes(name)) {
      problems.push({ kind: 'circle', names: [...way.slice(way.indexOf(name)), name] })
      return
    }
    if (done.has(name)) return
    done.add(name)
    const follow = (wanted: string) => {
      const next = entries.get(wanted)
      if (next !== undefined) visit(next, [...way, name])
      else problems.push({ kind: 'missing', by: name, name: wanted })
    }
    requires.forEach(follow)
    order.push(entry)
    pack.forEach(follow)
  }
  visit(first, [])
  return { order, problems }
}

export const describeProblem = (problem: LoadProblem): string =>
  problem.kind === 'circle'
    ? `The skills ${problem.names.join(' → ')} require each other in a circle; each is loaded once.`
    : `\`${problem.by}\` requires \`${problem.name}\`, which does not exist.`

/** What is wrong with `requires` and `pack` in all of a library, each thing said once. */
export function requireProblems(entries: ReadonlyMap<string, Entry>): readonly Diagnostic[] {
  return [...entries.values()].flatMap((entry) => {
    const { name, location } = entry.skill
    return loadOrder(entry, entries)
      .problems.filter((problem) =>
        problem.kind === 'missing' ? problem.by === name : isFirstOf(problem.names, name),
      )
      .map((problem) => {
        const message = describeProblem(problem)
        return { level: 'warning' as const, file: location, line: null, message }
      })
  })
}

/** A circle is found from each of its members; the first by name tells of it. */
const isFirstOf = (circle: readonly string[], name: string) =>
  circle[0] === name && circle.every((other) => name <= other)
