/** By CommonMark: fences at the margin first, then spans by their runs of backticks, over lines, from left to right. */
export function withoutCode(markdown: string): string {
  const text = markdown.replace(/^(`{3,})[^`\n]*\n(?:[\s\S]*?\n)??\1$/gm, '')
  let out = ''
  for (let at = 0; at < text.length; ) {
    if (text[at] === '\\') {
      out += text.slice(at, at + 2)
      at += 2
      continue
    }
    const run = /^`+/.exec(text.slice(at))?.[0]
    const rest = run === undefined ? '' : text.slice(at + run.length)
    const close = run === undefined ? null : new RegExp(`(?<!\`)${run}(?!\`)`).exec(rest)
    if (run === undefined || close === null) {
      out += run ?? text[at]
      at += run?.length ?? 1
    } else {
      out += '□'
      at += run.length + close.index + run.length
    }
  }
  return out
}
