/** The candidate that `text` was most likely meant to be; null when none is near. */
export function nearest(text: string, candidates: readonly string[]): string | null {
  const wanted = text.slice(0, 100).toLowerCase()
  let best: { name: string; distance: number } | null = null
  for (const name of candidates) {
    const candidate = name.slice(0, 100).toLowerCase()
    const isPart = wanted.length > 2 && (candidate.includes(wanted) || wanted.includes(candidate))
    const distance = isPart ? 1 : editDistance(wanted, candidate)
    if (best === null || distance < best.distance) best = { name, distance }
  }
  const bound = Math.max(2, wanted.length / 3)
  return best !== null && best.distance <= bound ? best.name : null
}

/** Levenshtein's: how many letters have to be put in, taken out or changed. */
function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    above = row
  }
  return above[b.length] ?? 0
}
