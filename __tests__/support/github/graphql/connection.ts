import { FieldError, type Node } from './execute.ts'

/** docs.github.com, "Rate limits and query limits": `first` or `last` is required, 1 to 100. */
const MOST = 100

/** A page of `items` from the arguments `first`, `after` and `last`, in the order given. */
export function connection(
  name: string,
  items: readonly unknown[],
  { first, after, last, ...unknown }: Readonly<Record<string, unknown>>,
): Node {
  const [foreign] = Object.keys(unknown)
  if (foreign !== undefined)
    throw new SyntaxError(`Field '${name}' doesn't accept argument '${foreign}'`)
  const size = first ?? last
  if (typeof size !== 'number') {
    const message = `You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`
    throw new FieldError('MISSING_PAGINATION_BOUNDARIES', message)
  }
  if (size < 1 || size > MOST) {
    throw new FieldError(
      'EXCESSIVE_PAGINATION',
      `Requesting ${size} records on the \`${name}\` connection exceeds the limit of 100 records.`,
    )
  }
  const start = typeof last === 'number' ? Math.max(items.length - last, 0) : position(after)
  const end = start + size
  return {
    __typename: `${name}Connection`,
    totalCount: items.length,
    nodes: items.slice(start, end),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0,
      endCursor: items.length === 0 ? null : Buffer.from(`cursor:${end}`).toString('base64'),
    },
  }
}

const position = (cursor: unknown): number =>
  typeof cursor === 'string' ? Number(Buffer.from(cursor, 'base64').toString().split(':')[1]) : 0
