export async function runCommandLine(_args: readonly string[], _root: string): Promise<number> {
  return 2
}
