/** For an option that may be said several times. */
export const collect = (value: string, earlier: readonly string[]): string[] => [...earlier, value]
