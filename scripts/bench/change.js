// How fast a change is read and shown: our parser beside parse-diff on the same text in the same process, its memory in
// a process of its own, and 3,000 files from diff text to presentation.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @typedef {{ what: string, figure: string, aim: string }} Row */

const small = 20_000
const large = 200_000

/** @returns {Promise<Row[]>} */
export async function bench() {
  const { parseDiff } = await import('../../lib/core/change/parse.js')
  const { presentChange } = await import('../../lib/core/change/present.js')
  const { default: parseTheirs } = await import('parse-diff')
  // Lines are made when they are asked for; this asks for all of them.
  const parseWhole = (text) =>
    parseDiff(text).flatMap(({ hunks }) => hunks.map(({ lines }) => lines))
  const smallText = diffOf(small)
  const largeText = diffOf(large)
  const parsers = [parseDiff, parseTheirs]
  const smallTimes = [...measure(parsers, smallText, 100), ...measure([parseWhole], smallText, 100)]
  const largeTimes = [...measure(parsers, largeText, 15), ...measure([parseWhole], largeText, 15)]
  return [
    speed(small, smallTimes),
    speed(large, largeTimes),
    {
      what: 'parsing time for ten times the lines',
      figure: `${(largeTimes[0].least / smallTimes[0].least).toFixed(1)} times (fastest runs)`,
      aim: 'about 10 times (linear)',
    },
    {
      what: `peak memory, ${count(large)} lines parsed`,
      figure: `${memory(largeText, 'parse')} times the input; ${memory(largeText, 'whole')} with every line made`,
      aim: 'under 6 times',
    },
    presentation(parseDiff, presentChange),
  ]
}

const ms = ({ median }) => `${median.toFixed(1)} ms`
const count = (number) => number.toLocaleString('en')

/** @returns {Row} */
const speed = (lines, [ours, theirs, whole]) => ({
  what: `${count(lines)} lines parsed, beside parse-diff`,
  figure: `${ms(ours)} against ${ms(theirs)}, ${(theirs.median / ours.median).toFixed(1)} times as fast; ${ms(whole)} with every line made`,
  aim: 'at least 3 times as fast',
})

/** A diff of about this many lines: files of ten hunks, each 10 lines of context, 6 removed, 8 added. */
function diffOf(lines) {
  const rows = []
  for (let file = 0; rows.length < lines; file += 1) rows.push(...fileRows(file, 10))
  return `${rows.join('\n')}\n`
}

function fileRows(file, hunks) {
  const path = `src/part${file % 40}/file${file}.ts`
  const rows = [`diff --git a/${path} b/${path}`, 'index 1111111..2222222 100644', `--- a/${path}`]
  rows.push(`+++ b/${path}`)
  for (let hunk = 0; hunk < hunks; hunk += 1) {
    rows.push(`@@ -${hunk * 100 + 1},16 +${hunk * 102 + 1},18 @@ function f${hunk}() {`)
    for (let n = 0; n < 10; n += 1)
      rows.push(`   const value${n} = compute(first, second, ${n * hunk})`)
    for (let n = 0; n < 6; n += 1) rows.push(`-  removedLine(${n}, "some text here")`)
    for (let n = 0; n < 8; n += 1) rows.push(`+  addedLine(${n}, "some other text")`)
  }
  return rows
}

/** Milliseconds of each parser on the text, run in turns so that all meet the same machine. */
function measure(parsers, text, runs) {
  const times = parsers.map(() => [])
  for (let run = 0; run < runs; run += 1) {
    for (const [index, parse] of parsers.entries()) {
      const start = performance.now()
      parse(text)
      times[index].push(performance.now() - start)
    }
  }
  return times.map((all) => {
    all.sort((a, b) => a - b)
    return { least: all[0], median: all[all.length >> 1] }
  })
}

/** In a process of its own: growth of the resident set's peak over what it was with the text in hand, in sizes of the text. */
function memory(text, extent) {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const input = join(dir, 'input.diff')
    writeFileSync(input, text)
    const parser = new URL('../../lib/core/change/parse.js', import.meta.url).href
    const program = `
      import { readFileSync } from 'node:fs'
      const { parseDiff } = await import(${JSON.stringify(parser)})
      const text = readFileSync(${JSON.stringify(input)}, 'utf8')
      globalThis.gc()
      const before = process.memoryUsage().rss
      globalThis.files = parseDiff(text)
      if (${extent === 'whole'}) for (const { hunks } of files) for (const hunk of hunks) hunk.lines.at(0)
      console.log((process.resourceUsage().maxRSS * 1024 - before) / text.length)`
    const flags = ['--expose-gc', '--input-type=module', '--eval', program]
    return Number(execFileSync(process.execPath, flags, { encoding: 'utf8' })).toFixed(1)
  } finally {
    rmSync(dir, { recursive: true })
  }
}

/** @returns {Row} */
function presentation(parseDiff, presentChange) {
  const rows = Array.from({ length: 3_000 }, (_, file) => fileRows(file, 1)).flat()
  const text = `${rows.join('\n')}\n`
  const start = performance.now()
  const { whole, listed } = presentChange(parseDiff(text), 100_000)
  const time = performance.now() - start
  return {
    what: `3,000 files, ${count(rows.length)} lines: diff text to presentation`,
    figure: `${time.toFixed(0)} ms (${whole.length} shown, ${listed.length} listed)`,
    aim: 'a small part of the 15 s from event to prompt',
  }
}
