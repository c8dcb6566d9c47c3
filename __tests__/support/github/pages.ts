import { type Call, ok, type Reply } from './call.ts'

const MOST_PER_PAGE = 100

/** One page of `items`, 30 unless `per_page` says otherwise, at most 100, with the `Link` header GitHub sends. */
export function page(call: Call, items: readonly unknown[]): Reply {
  const asked = Number(call.query.get('per_page') ?? 30)
  const size = Math.min(Math.max(asked, 1), MOST_PER_PAGE)
  const number = Math.max(Number(call.query.get('page') ?? 1), 1)
  const last = Math.max(Math.ceil(items.length / size), 1)
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams(call.query)
    query.set('page', `${to}`)
    return `<${call.world.apiUrl}${call.path}?${query}>; rel="${rel}"`
  }
  const links = [
    ...(number > 1 ? [link(number - 1, 'prev'), link(1, 'first')] : []),
    ...(number < last ? [link(number + 1, 'next'), link(last, 'last')] : []),
  ]
  const reply = ok(items.slice((number - 1) * size, number * size))
  return links.length === 0 ? reply : { ...reply, headers: { link: links.join(', ') } }
}
