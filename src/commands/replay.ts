export async function run(_args: unknown, _world: unknown): Promise<number> {
  return 2
}
