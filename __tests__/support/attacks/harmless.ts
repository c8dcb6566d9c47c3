import { expect } from '@jest/globals'
import { showInvisible } from '../../../src/core/safety/invisible.ts'
import { withoutCode } from '../safety/withoutCode.ts'
import type { EverythingOut, Sent } from './everythingOut.ts'

/** Tags and hidden markers of our own. A stranger's are written with `&lt;`. */
const ours =
  /<\/?(?:sub|details|summary)>|<!-- skill-review:(?:finding|reply|state) \d [0-9a-f]{8} \S+ -->/g

/** What must not be alive in Markdown under our name, once code is taken out of it. */
const alive: Readonly<Record<string, RegExp>> = {
  'a mention': /(?<![\w`])@[A-Za-z0-9]/,
  'a reference, closing or not': /(?<!&)#\d|\bGH-\d/i,
  HTML: /</,
  'an image': /!\[[^\]]*\]\(/,
  'an address elsewhere': /(?:https?|ftp):\/\/(?!127\.0\.0\.1[:/])\S|www\.\w/i,
  'a link elsewhere': /(?<!\\)\]\((?!http:\/\/127\.0\.0\.1[:/])/,
  'a link by reference': /^\s*\[[^\]]*(?<!\\)\]:/m,
  'a command for another bot': /^\s*\/[a-z]/im,
}

/** Holds every page that went out against what may stand on one. Hosts on the loopback are the GitHub of the test. */
export function expectHarmless({ markdown }: Pick<EverythingOut, 'markdown'>): void {
  for (const { to, text } of markdown) {
    const page = withoutCode(text).replace(ours, '')
    for (const [what, pattern] of Object.entries(alive))
      expect({ to, what, found: pattern.exec(page)?.[0] ?? null, page }).toEqual({
        to,
        what,
        found: null,
        page,
      })
    expect({ to, text: showInvisible(text) }).toEqual({ to, text })
    for (const kind of ['finding', 'reply', 'state'])
      expect(text.split(`<!-- skill-review:${kind}`).length).toBeLessThanOrEqual(2)
  }
}

/** Alerts, numbers and the log show all there is in them; only the place of an annotation is a path to the letter. */
export function expectVisible({ plain }: Pick<EverythingOut, 'plain'>): void {
  for (const { to, text } of plain) {
    if (!['sarif-file', 'metrics-file', 'log'].includes(to)) continue
    const shown = text.replace(/^::\w+ file=[^,]*/gm, '')
    expect({ to, text: showInvisible(shown) }).toEqual({ to, text: shown })
  }
}

/** Commands that the action itself gives the runner. */
const ownCommands = /^::(?:debug|notice|warning|error)(?: (?:file|line|endLine|title)=[^:]*)?::/

/** Holds the log against the runner, which takes commands from it. */
export function expectNoForeignCommands(log: string): void {
  const commands = log.split(/\r?\n|\r/).filter((line) => /^\s*::|##\[/.test(line))
  expect(commands.filter((line) => !ownCommands.test(line))).toEqual([])
}

/** Nothing that went out, rendered or not, holds any of `secrets`. */
export function expectSecret(sent: EverythingOut, secrets: readonly string[]): void {
  const all: readonly Sent[] = [...sent.markdown, ...sent.plain]
  for (const secret of secrets)
    expect({
      secret,
      in: all.filter(({ text }) => text.includes(secret)).map(({ to }) => to),
    }).toEqual({ secret, in: [] })
}
