import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { renderView } from '../../../../src/core/report/view/page.ts'
import { transcript } from '../../../support/findings/transcript.ts'

test('shows the run: model, cost, findings, skills, conversations, calls and what they were answered', () => {
  const page = renderView(transcript('words'))
  for (const shown of [
    'A review, recorded 2026-01-02T03:04:05.000Z',
    'claude-sonnet-5-5',
    '2 000 → 100 tokens · 90 % cached · $0.003',
    '<td>Broken words</td>',
    '<td>security</td>',
    '<b>correctness</b> <small>2 turns',
    'The quote is not there.',
    ' — refused',
    'overloaded: HTTP 529 Try later.',
    'No reply is recorded.',
    'Read from the repository (1)',
  ])
    expect(page).toContain(shown)
  expect(page).not.toContain('<td>Refused one</td>')
})

test('a run without records of any kind is still a page', () => {
  expect(renderView([])).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/)
})

test('whatever stands in it, it stays text', () => {
  const ours = renderView(transcript('plain')).match(/<[a-z!/]/gi)?.length
  const hostile = fc
    .array(
      fc.constantFrom(
        '<script>',
        '</pre>',
        '-->',
        '"',
        "'",
        '<!--',
        '&lt;',
        '`',
        '</style>',
        '\u202E',
        'x',
      ),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (words) => {
      expect(renderView(transcript(`x${words}`)).match(/<[a-z!/]/gi)?.length).toBe(ours)
    }),
  )
})

const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
)

describe('in a browser', () => {
  const testInBrowser = chromium === undefined ? test.skip : test
  testInBrowser(
    'no script of the transcript runs, nothing is fetched, light and dark are readable',
    async () => {
      const { chromium: browserType } = await import('playwright-core')
      const folder = mkdtempSync(join(tmpdir(), 'view-'))
      const browser = await browserType.launch({
        executablePath: chromium ?? '',
        args: ['--no-sandbox'],
      })
      try {
        const file = join(folder, 'view.html')
        writeFileSync(
          file,
          renderView(
            transcript('<script>window.pwned=1</script><img src=x onerror="window.pwned=1">'),
          ),
        )
        const page = await browser.newPage()
        const requests: string[] = []
        page.on('request', (request) => requests.push(request.url()))
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await page.goto(`file://${file}`)
          expect(await page.evaluate('window.pwned')).toBeUndefined()
          expect(await page.locator('img, script').count()).toBe(0)
          await page.locator('details.conversation summary').first().click()
          expect(await page.getByText('Looking.').first().isVisible()).toBe(true)
          const [ink, paper] = (await page.evaluate(
            "(() => { const s = getComputedStyle(document.querySelector('h1')); const c = document.createElement('div'); c.style.background = 'Canvas'; document.body.append(c); return [s.color, getComputedStyle(c).backgroundColor] })()",
          )) as [string, string]
          expect(ink).not.toBe(paper)
        }
        expect(requests.filter((url) => !url.startsWith(`file://${file}`))).toEqual([])
      } finally {
        await browser.close()
        rmSync(folder, { recursive: true })
      }
    },
  )
})
