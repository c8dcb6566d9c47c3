import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Our own version, as package.json beside `dist/` has it. */
export function version(root: string): string {
  try {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string
    }
    return version
  } catch {
    return '0.0.0'
  }
}
