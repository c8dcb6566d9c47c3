import type { Clock } from '../ports.ts'

/** Times the stages of a run by name, in milliseconds. A stage that runs twice adds up. */
export interface Stopwatch {
  <Result>(stage: string, work: () => Promise<Result>): Promise<Result>
  readonly timings: () => Readonly<Record<string, number>>
}

export function stopwatch(clock: Clock): Stopwatch {
  const timings: Record<string, number> = {}
  const time = async <Result>(stage: string, work: () => Promise<Result>): Promise<Result> => {
    const started = clock.now()
    try {
      return await work()
    } finally {
      timings[stage] = (timings[stage] ?? 0) + clock.now() - started
    }
  }
  return Object.assign(time, { timings: () => timings })
}
