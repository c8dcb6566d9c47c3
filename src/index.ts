import { join } from 'node:path'

/** Where `skills/` lies: one folder above this file, in `src/`, in `lib/` and in `dist/` alike. */
const root = join(import.meta.dirname, '..')
const args = process.argv.slice(2)

if (args.length === 0) {
  const { runAction } = await import('./action.ts')
  await runAction(root, process.env)
} else {
  const { runCommandLine } = await import('./cli.ts')
  process.exitCode = await runCommandLine(args, root)
}
