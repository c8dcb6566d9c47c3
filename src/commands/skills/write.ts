import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UsageError } from '../world.ts'
import type { Collection } from './collection.ts'

/** Writes a new skill into the first searched folder; answers its path in the repository. Never overwrites one. */
export async function writeSkill(
  { folder, searched }: Collection,
  name: string,
  text: string,
): Promise<string> {
  const path = `${searched[0] ?? '.skills'}/${name}/SKILL.md`
  const file = join(folder, ...path.split('/'))
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(file, text, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new UsageError(`${path} exists already. Edit it, or choose another name.`)
    throw error
  }
  return path
}
