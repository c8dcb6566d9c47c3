/** A source as people write it: in the `skills` setting, in the lock file, after `skills add`. */
export type SourceSpec =
  | { readonly kind: 'folder'; readonly text: string; readonly path: string }
  | {
      readonly kind: 'github'
      readonly text: string
      readonly repository: string
      readonly ref: string
      /** Folder in the repository; '' when none was said. */
      readonly path: string
    }
  | { readonly kind: 'index'; readonly text: string; readonly url: string }

export type SpecResult =
  | { readonly ok: true; readonly spec: SourceSpec }
  | { readonly ok: false; readonly problem: string }

const forms = 'Write a folder, owner/repo@ref, owner/repo@ref:path or an https:// address.'
const github = /^([\w.-]+\/[\w.-]+)@([^:\s]+)(?::(.*))?$/

/** Reads one line of the `skills` setting. */
export function parseSource(line: string): SpecResult {
  const text = line.trim()
  const refuse = (why: string): SpecResult => ({
    ok: false,
    problem: `The skill source \`${text}\` ${why}. ${forms}`,
  })
  if (text === '') return refuse('is empty')
  if (/^[a-z][a-z+.-]*:\/\//i.test(text)) return parseAddress(text, refuse)
  const [, repository, ref, path = ''] = github.exec(text) ?? []
  if (repository !== undefined && ref !== undefined) {
    const folder = path.replace(/^\.?\/+|\/+$/g, '')
    if (folder.split('/').includes('..')) return refuse('leaves its repository')
    if (!isRef(ref)) return refuse(`names no branch, tag or commit after the \`@\``)
    return { ok: true, spec: { kind: 'github', text, repository, ref, path: folder } }
  }
  const path0 = text.replace(/^(\.\/)+/, '').replace(/\/+$/, '')
  return { ok: true, spec: { kind: 'folder', text, path: path0 === '.' ? '' : path0 } }
}

/** Plain http only to this machine: anybody on the way could rewrite the reviewer. */
function parseAddress(text: string, refuse: (why: string) => SpecResult): SpecResult {
  if (!URL.canParse(text)) return refuse('is not an address')
  const url = new URL(text)
  const isLocal = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))
    return refuse('is not an https address')
  if (url.username !== '' || url.password !== '') return refuse('has a password in it')
  return { ok: true, spec: { kind: 'index', text, url: text.replace(/\/+$/, '') } }
}

/** git's own rules for ref names, as far as an address could be bent with them. */
const isRef = (ref: string) => !/^[-/.]|\.\.|[\s~^?*[\\]|\.lock$|\/$/.test(ref)
