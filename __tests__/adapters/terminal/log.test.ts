import { describe, expect, test } from '@jest/globals'
import { styleFor } from '../../../src/adapters/terminal/colour.ts'
import { terminalLog } from '../../../src/adapters/terminal/log.ts'
import { colourStyle, plainStyle } from '../../../src/core/report/style.ts'

function opened({ isTTY = false, columns = 40, quiet = false } = {}) {
  const written: string[] = []
  const output = { isTTY, columns, write: (text: string) => written.push(text) }
  return { written, log: terminalLog({ output, style: styleFor(output, {}), quiet }) }
}

test('on a terminal progress moves on in one line and warnings stay', () => {
  const { log, written } = opened({ isTTY: true })
  log.info('reading the change')
  log.info('asking')
  log.warning('a skill is broken', { path: '.skills/go.md', line: 3 })
  log.info('verifying')
  log.done()
  expect(written.join('')).toBe(
    '\u001B[2mreading the change\u001B[22m\r\u001B[K\u001B[2masking\u001B[22m\r\u001B[K' +
      '\u001B[33mwarning:\u001B[39m .skills/go.md:3: a skill is broken\n\u001B[2mverifying\u001B[22m\r\u001B[K',
  )
})

test('progress never wraps', () => {
  const { log, written } = opened({ isTTY: true, columns: 10 })
  log.info('a rather long message')
  expect(written.join('')).toContain('a rather…')
})

test('elsewhere everything is a plain line', () => {
  const { log, written } = opened()
  log.info('asking')
  log.notice('a notice')
  log.error('broken')
  log.debug('not for people')
  log.done()
  expect(written.join('')).toBe('asking\na notice\nerror: broken\n')
})

test('quiet is quiet', () => {
  for (const isTTY of [true, false]) {
    const { log, written } = opened({ quiet: true, isTTY })
    log.info('a')
    log.warning('b')
    log.error('c')
    log.done()
    expect(written).toEqual([])
  }
})

test('a stranger’s words neither colour nor command nor break a line', () => {
  const { log, written } = opened()
  log.info('::set-output name=x::y')
  log.warning('\u001B[2J\nx', { path: 'a\n::error::b' })
  expect(written.join('')).toBe(
    ': :set-output name=x::y\nwarning: a ⏎ ::error::b: ⟨U+001B⟩[2J ⏎ x\n',
  )
})

describe('colours', () => {
  const terminal = { isTTY: true, write: () => true }
  test.each([
    [terminal, {}, colourStyle],
    [terminal, { NO_COLOR: '' }, colourStyle],
    [terminal, { NO_COLOR: '1' }, plainStyle],
    [terminal, { TERM: 'dumb' }, plainStyle],
    [{ write: () => true }, {}, plainStyle],
  ])('%#', (output, environment, style) => {
    expect(styleFor(output, environment)).toBe(style)
  })
})
