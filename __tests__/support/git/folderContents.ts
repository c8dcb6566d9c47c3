import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Path to content (base64) of every file below a folder, to show that nothing in it was touched. */
export async function folderContents(dir: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) files[path] = (await readFile(path)).toString('base64')
  }
  return files
}
