import { describe, expect, test } from '@jest/globals'
import type { Anchor, DiffLine } from '../../../src/core/change/model.ts'
import {
  applySuggestion,
  fence,
  proveSuggestion,
  suggestionBlock,
} from '../../../src/core/change/suggestion.ts'

const head = `export function pay(order) {
  const user = find(order.user)
  charge(user, order.total)
  return user
}
`
const right = (start_line: number, line = start_line): Anchor => ({
  side: 'RIGHT',
  start_line,
  line,
})

/** The diff's lines at an anchor, as if the whole file were new. */
function codeAt(text: string, { start_line, line }: Anchor): DiffLine[] {
  return text
    .split('\n')
    .slice(start_line - 1, line)
    .map((each, index) => ({
      kind: 'added',
      oldLine: null,
      newLine: start_line + index,
      text: each,
      noNewline: false,
    }))
}

const prove = (
  anchor: Anchor,
  suggestion: string,
  { text = head, path = 'pay.js', quote }: { text?: string; path?: string; quote?: string } = {},
) =>
  proveSuggestion({
    path,
    kind: 'text',
    headText: text,
    anchor,
    code: codeAt(text, anchor),
    suggestion,
    ...(quote === undefined ? {} : { quote }),
  })

const refused = (reason: string) => ({ ok: false, reason: expect.stringContaining(reason) })

describe('replacement', () => {
  test('E25 lines are replaced by any number of lines', async () => {
    const suggestion =
      '  const user = find(order.user)\n  if (!user) return null\n  charge(user, 1)'
    expect(await prove(right(2, 3), suggestion)).toEqual({ ok: true, suggestion })
    expect(applySuggestion(head, right(2, 3), suggestion)).toBe(
      head.replace('  charge(user, order.total)', '  if (!user) return null\n  charge(user, 1)'),
    )
  })

  test('A19 an insertion repeats the line it attaches to', async () => {
    const suggestion = '  const user = find(order.user)\n  if (!user) return null'
    expect(await prove(right(2), suggestion)).toEqual({ ok: true, suggestion })
    expect(await prove(right(2), '  if (!order) return null')).toEqual(refused('in common'))
    expect(await prove(right(4), '  audit(order)')).toEqual(refused('in common'))
  })

  test('A36 an empty suggestion deletes the lines', async () => {
    expect(await prove(right(3), '')).toEqual({ ok: true, suggestion: '' })
    expect(applySuggestion(head, right(3), '')).not.toContain('charge')
    expect(suggestionBlock('')).toBe('```suggestion\n```')
  })

  test('one blank line is not a deletion', async () => {
    expect(await prove(right(3), '\n')).toEqual({ ok: true, suggestion: '\n' })
    expect(applySuggestion(head, right(3), '\n').split('\n')[2]).toBe('')
    expect(suggestionBlock('\n')).toBe('```suggestion\n\n```')
  })

  test('a line feed at the end is no line', async () => {
    expect(await prove(right(4), '  return user.id\n')).toEqual({
      ok: true,
      suggestion: '  return user.id',
    })
  })

  test('line ends and the end of the file stay as they are', () => {
    const crlf = 'a\r\nb\r\nc'
    expect(applySuggestion(crlf, right(2), 'x\ny')).toBe('a\r\nx\r\ny\r\nc')
    expect(applySuggestion(crlf, right(3), 'x\ny')).toBe('a\r\nb\r\nx\r\ny')
    expect(applySuggestion('one', right(1), 'two')).toBe('two')
    expect(applySuggestion('one\ntwo', right(2), '')).toBe('one\n')
    expect(applySuggestion('a\u2028b\nc\n', right(1), 'd')).toBe('d\nc\n')
  })
})

describe('indentation', () => {
  test('the first line gets back what the quote left out', async () => {
    const proof = await prove(right(2, 3), 'const user = find(order.user)\n  charge(user, 2)')
    expect(proof).toEqual({
      ok: true,
      suggestion: '  const user = find(order.user)\n  charge(user, 2)',
    })
  })

  test('all lines get it back where all were moved', async () => {
    const proof = await prove(right(3), 'if (user) {\n  charge(user, order.total)\n}')
    expect(proof).toEqual({
      ok: true,
      suggestion: '  if (user) {\n    charge(user, order.total)\n  }',
    })
  })

  test('a change of indentation alone is a change', async () => {
    expect(await prove(right(4), '    return user')).toEqual({
      ok: true,
      suggestion: '    return user',
    })
  })
})

describe('what one click would break', () => {
  test('E11 a suggestion that changes nothing', async () => {
    expect(await prove(right(3), '  charge(user, order.total)')).toEqual(refused('change nothing'))
    expect(await prove(right(3), 'charge(user, order.total)')).toEqual(refused('change nothing'))
  })

  test('E11 a suggestion that repeats the lines around it', async () => {
    const above = '  const user = find(order.user)\n  charge(user, 2)'
    expect(await prove(right(3), above)).toEqual(refused('repeats line 2, which stays'))
    const below = '  charge(user, 2)\n  return user\n}'
    expect(await prove(right(3), below)).toEqual(refused('repeats lines 4–5, which stay'))
  })

  test('braces may come twice', async () => {
    const nested = 'if (a) {\n  if (b) {\n    c()\n  }\n}\n'
    const suggestion = '  if (b) {\n    c()\n    d()\n  }'
    expect(await prove(right(2, 4), suggestion, { text: nested })).toEqual({ ok: true, suggestion })
  })

  test('E10 a suggestion that is cut or out of balance', async () => {
    expect(await prove(right(3), '  charge(user, order.total')).toEqual(refused('no longer parses'))
    const kotlin = { text: 'fun f() {\n  g(h(1))\n}\n', path: 'a.kt' }
    expect(await prove(right(2), '  g(h(2)', kotlin)).toEqual(refused('no longer parses'))
  })

  test('what was broken before may stay broken', async () => {
    const text = `${head}\nfunction (\n`
    expect(await prove(right(4), '  return user.id', { text })).toMatchObject({ ok: true })
  })

  test('removed lines take none', async () => {
    const anchor = { side: 'LEFT', start_line: 3, line: 3 } as const
    expect(await prove(anchor, 'x')).toEqual(refused('Removed lines'))
  })

  test('a head that is not the diff', async () => {
    const code = codeAt('a\nb\n', right(1))
    const file = { path: 'pay.js', kind: 'text', headText: head } as const
    const claim = { ...file, anchor: right(1), code, suggestion: 'x' }
    expect(await proveSuggestion(claim)).toEqual(refused('are not the quoted code'))
  })

  test('a quote of a part of a line, since the whole line would go', async () => {
    const part = { quote: 'find(order.user)' }
    expect(await prove(right(2), 'find(order.user.id)', part)).toEqual(
      refused('replaces whole lines'),
    )
    const whole = { quote: '+ const user = find(order.user)' }
    expect(await prove(right(2), '  const user = get(order.user)', whole)).toMatchObject({
      ok: true,
    })
  })

  test('diff markers and marks of shown text are not code', async () => {
    expect(await prove(right(4), '-  return user\n+  return user.id')).toEqual(
      refused('written as a diff'),
    )
    expect(await prove(right(4), '  return user⟨U+202E⟩.id')).toEqual(refused('⟨U+202E⟩'))
  })
})

describe('fences', () => {
  test('a fence around the whole suggestion is taken off', async () => {
    expect(await prove(right(4), '```suggestion\n  return user.id\n```')).toEqual({
      ok: true,
      suggestion: '  return user.id',
    })
  })

  test('A21 only runs that begin a line count', () => {
    expect(fence('a sentence with ``` in it')).toBe('```')
    expect(fence('text\n```js\ncode\n```')).toBe('````')
    expect(fence('  `````\n')).toBe('``````')
    expect(suggestionBlock('```\nx\n```')).toBe('````suggestion\n```\nx\n```\n````')
  })
})
