import fc from 'fast-check'

/** Tries of each property: few by default, as many as `FUZZ_RUNS` says when somebody goes hunting. */
export const tries = { numRuns: Number(process.env['FUZZ_RUNS'] ?? 100) }

/** Texts made of `fragments` that mean something to their reader, with anything between them. */
export const textsOf = (...fragments: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...fragments) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''))

/** JSON like `seed`, with one to three of its values replaced by something else or left out. */
export const spoiled = (seed: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.nat(), fc.option(oddValue, { nil: undefined })), {
      minLength: 1,
      maxLength: 3,
    })
    .map((changes) =>
      changes.reduce((value, [at, odd]) => {
        const places = placesIn(value)
        return replaced(value, places[at % places.length] ?? [], odd)
      }, structuredClone(seed)),
    )

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -1, 0.5, '', '__proto__', 'x'.repeat(70_000), [[]]),
)

type Place = readonly (string | number)[]

function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...at, key]))]
}

function replaced(value: unknown, [key, ...rest]: Place, odd: unknown): unknown {
  if (key === undefined) return odd
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) }
  const inner = replaced(copy[key], rest, odd)
  if (inner === undefined && !Array.isArray(copy)) delete copy[key]
  else copy[key] = inner
  return copy
}
