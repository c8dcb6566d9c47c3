/** The name that differs least from `wanted`, in its case-less letters; null when none is near enough to be meant. */
export function nearestName(wanted: string, names: Iterable<string>): string | null {
  const target = wanted.toLowerCase()
  let nearest: string | null = null
  let least = Math.max(2, Math.floor(target.length / 3)) + 1
  for (const name of names) {
    const distance = editDistance(target, name.toLowerCase(), least)
    if (distance < least) [nearest, least] = [name, distance]
  }
  return nearest
}

/** How many letters must be added, removed or changed to make `b` of `a`; `limit` when it is that or more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let at = 1; at <= b.length; at += 1) {
      const changed = (previous[at - 1] ?? limit) + (a[row - 1] === b[at - 1] ? 0 : 1)
      current.push(Math.min(changed, (previous[at] ?? limit) + 1, (current[at - 1] ?? limit) + 1))
    }
    if (Math.min(...current) >= limit) return limit
    previous = current
  }
  return Math.min(limit, previous[b.length] ?? limit)
}
