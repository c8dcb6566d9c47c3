import type { Diagnostic } from '../../core/skills/model.ts'
import type { World } from '../world.ts'

/** `file:line: level: message`, which editors and terminals make into links. */
export const remarkLine = (remark: {
  readonly level: string
  readonly file: string
  readonly line: number | null
  readonly message: string
}): string =>
  `${remark.file}${remark.line === null ? '' : `:${remark.line}`}: ${remark.level}: ${remark.message}`

export function warn({ stderr }: World, diagnostics: readonly Diagnostic[]): void {
  for (const diagnostic of diagnostics) stderr.write(`${remarkLine(diagnostic)}\n`)
}

export const printJson = ({ stdout }: World, value: unknown): void =>
  stdout.write(`${JSON.stringify(value, null, 2)}\n`)
