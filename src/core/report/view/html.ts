import { showInvisible } from '../../safety/invisible.ts'

/** Text that is HTML already. Everything else is escaped when it gets into a page. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | readonly Part[]

/** A piece of a page: strings and numbers in it are escaped, null is nothing, lists follow one another. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, at) => text + write(parts[at] ?? null)).join(''))

function write(part: Part): string {
  if (part === null) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(write).join('')
  return escaped(String(part))
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const

const escaped = (text: string): string =>
  showInvisible(text).replace(/[&<>"']/g, (char) => entities[char as keyof typeof entities])
