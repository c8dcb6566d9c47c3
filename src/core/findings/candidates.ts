import type { Finding } from './model.ts'

/** What one conversation has reported, and how often it was sent back with what. */
export class Candidates {
  readonly #findings: Finding[] = []
  readonly #refusals = new Map<string, number>()

  /** In the order of report. */
  get findings(): readonly Finding[] {
    return this.#findings
  }

  add(finding: Finding): void {
    this.#findings.push(finding)
  }

  /** Counts a refusal of `what` for a finding, and says how many there were of it, this one included. */
  refused(what: 'place' | 'suggestion', path: string, title: string): number {
    const key = JSON.stringify([what, path, title.toLowerCase()])
    const count = (this.#refusals.get(key) ?? 0) + 1
    this.#refusals.set(key, count)
    return count
  }
}
