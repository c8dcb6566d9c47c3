/** About a million changed lines; nobody reviews that in one go. */
export const maxDiffBytes = 64 * 1024 * 1024
/** A tree object of this size would have half a million entries in one folder. */
export const maxTreeBytes = 32 * 1024 * 1024
/** Entries of parsed trees kept in memory, about 200 bytes each. */
export const rememberedEntries = 100_000

/** Files above this are not fetched for a search: at that size they are data. */
export const maxSearchedBytes = 1024 * 1024
/** Milliseconds a search may take, fetching apart. */
export const searchTime = 20_000
/** Bytes of a line that are searched: a longer one is machine-made. */
export const maxSearchedLine = 100_000

/** Commits of history that are fetched at once: most merge bases are nearer than that. */
export const firstDepth = 50
/** Then this many, until the merge base is certain; each step is one request. */
export const deeper = [500, 5_000] as const
/** git's word for all of history (its `INFINITE_DEPTH`). */
export const wholeDepth = 2_147_483_647
