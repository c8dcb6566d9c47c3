import type { ChangedFile } from './model.ts'
import { diffTokens } from './rows.ts'

interface Part {
  readonly files: readonly ChangedFile[]
  readonly tokens: number
}

/**
 * Cuts a change that is too large for one reader into parts of at most `budgetTokens` of diff, along its folders, so that
 * what belongs together stays together. Every file is in exactly one part; a file larger than the budget has its own.
 */
export function territories(files: readonly ChangedFile[], budgetTokens: number): ChangedFile[][] {
  const parts = files.map((file): Part => ({ files: [file], tokens: diffTokens(file) }))
  return divide(parts, 0, budgetTokens).map((part) => [...part.files])
}

/** `depth` counts the folders of the paths that the parts have in common. */
function divide(parts: readonly Part[], depth: number, budget: number): Part[] {
  const whole = merge(parts)
  if (whole.tokens <= budget) return parts.length === 0 ? [] : [whole]
  const folders = new Map<string | null, Part[]>()
  for (const part of parts) {
    const folder = folderAt(part.files[0], depth)
    const inside = folders.get(folder)
    if (inside === undefined) folders.set(folder, [part])
    else inside.push(part)
  }
  const pieces = [...folders].flatMap(([folder, inside]) =>
    folder === null ? inside : divide(inside, depth + 1, budget),
  )
  return pack(pieces, budget)
}

/** Joins neighbours for as long as they fit together. */
function pack(pieces: readonly Part[], budget: number): Part[] {
  const packed: Part[] = []
  for (const piece of pieces) {
    const last = packed.at(-1)
    if (last !== undefined && last.tokens + piece.tokens <= budget)
      packed[packed.length - 1] = merge([last, piece])
    else packed.push(piece)
  }
  return packed
}

const merge = (parts: readonly Part[]): Part => ({
  files: parts.flatMap(({ files }) => files),
  tokens: parts.reduce((sum, { tokens }) => sum + tokens, 0),
})

/** null for a file that lies in no deeper folder. */
function folderAt(file: ChangedFile | undefined, depth: number): string | null {
  const folders = file?.path.split('/').slice(0, -1) ?? []
  return folders[depth] ?? null
}
