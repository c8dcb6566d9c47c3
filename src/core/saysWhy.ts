/** What went wrong in the words of whoever threw it, which may be anything. */
export const saysWhy = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
