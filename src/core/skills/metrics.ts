/** How the skills of a run were used, as plain numbers. */
export interface SkillMetrics {
  /** Loads by skill; a repeat that was answered with one line is none. */
  readonly loads: Readonly<Record<string, number>>
  /** How long each load took, in seconds. */
  readonly loadSeconds: readonly number[]
  readonly cacheHits: number
  readonly cacheMisses: number
  /** Requests for names that do not exist. */
  readonly unknown: Readonly<Record<string, number>>
}

/** Counts while a run goes on. */
export class SkillCounters {
  readonly #loads = new Map<string, number>()
  readonly #unknown = new Map<string, number>()
  readonly #seconds: number[] = []
  #hits = 0
  #misses = 0

  loaded(name: string, seconds: number): void {
    this.#loads.set(name, (this.#loads.get(name) ?? 0) + 1)
    this.#seconds.push(seconds)
  }

  unknown(name: string): void {
    this.#unknown.set(name, (this.#unknown.get(name) ?? 0) + 1)
  }

  cache(wasHit: boolean): void {
    if (wasHit) this.#hits += 1
    else this.#misses += 1
  }

  unknownNames(): readonly string[] {
    return [...this.#unknown.keys()].sort()
  }

  read(): SkillMetrics {
    return {
      loads: Object.fromEntries(this.#loads),
      loadSeconds: [...this.#seconds],
      cacheHits: this.#hits,
      cacheMisses: this.#misses,
      unknown: Object.fromEntries(this.#unknown),
    }
  }
}
