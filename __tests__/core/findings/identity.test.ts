import { describe, expect, test } from '@jest/globals'
import { fingerprintOf, identified, identityOf } from '../../../src/core/findings/identity.ts'
import { addedFile, changedFile, findingOn } from '../../support/findings/samples.ts'

const file = addedFile('src/a.ts', ['function f(x) {', '  return x.y', '}'])
const finding = findingOn(file, 'return x.y')

describe('the fingerprint of a finding', () => {
  test('stays when lines above move it and the code is indented anew', () => {
    const moved = addedFile('src/a.ts', [
      'import z',
      '',
      'function f(x) {',
      '\t\treturn  x.y',
      '',
      '}',
    ])
    expect(findingOn(moved, 'return  x.y').fingerprint).toBe(finding.fingerprint)
  })

  test('stays when the fault is told in other words, at another severity', () => {
    const reworded = findingOn(file, 'return x.y', {
      title: 'x may be undefined',
      severity: 'high',
    })
    expect(reworded.id).toBe(finding.id)
  })

  test('differs for equal code in another place', () => {
    const twice = addedFile('src/a.ts', ['a()', 'return x.y', 'b()', 'return x.y', 'c()'])
    const first = findingOn(twice, 'return x.y')
    const second = identified({ ...first, start_line: 4, line: 4 }, twice)
    expect(second.fingerprint).not.toBe(first.fingerprint)
  })

  test('differs for another kind of fault, another rule, another file', () => {
    const prints = [
      finding,
      findingOn(file, 'return x.y', { category: 'security' }),
      findingOn(file, 'return x.y', { skill: { name: 'ts', rule: 'null', hash: '' } }),
      findingOn({ ...file, path: 'src/b.ts' }, 'return x.y'),
    ].map(({ fingerprint }) => fingerprint)
    expect(new Set(prints).size).toBe(4)
  })

  test('takes the whole lines even where the quote was a part of one', () => {
    expect(identified({ ...finding, quote: 'x.y' }, file).fingerprint).toBe(finding.fingerprint)
  })

  test('rests on the quote where there is no line', () => {
    const { code, near } = identityOf(
      { ...finding, line: null, start_line: null, quote: ' q  r ' },
      file,
    )
    expect([code, near]).toEqual(['q r', ''])
  })

  test('reads the removed side for a finding on removed code', () => {
    const removed = changedFile('src/a.ts', [{ at: 1, lines: [' a', '-check()', '+skip()', ' b'] }])
    expect(identityOf(findingOn(removed, 'check()', { side: 'LEFT' }), removed).code).toBe(
      'check()',
    )
  })

  test('has an ordinal for faults that share place and cause', () => {
    const identity = identityOf(finding, file)
    expect(fingerprintOf(identity, 1)).not.toBe(fingerprintOf(identity))
    expect(fingerprintOf(identity)).toMatch(/^[0-9a-f]{32}$/)
  })
})
