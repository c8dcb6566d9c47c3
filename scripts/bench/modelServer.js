// The loopback Messages API in a process of its own, so that its work is not counted as ours.
import { compileSupport } from './support.js'

const { startAnthropic } = await import(compileSupport('anthropic/server.ts'))
const { call, text } = await import(compileSupport('anthropic/reply.ts'))

/** A reviewer that reads a file a turn, reports now and then, and finishes when its question says so. */
function script(body, { turn }) {
  const question = String(body.messages[0].content.at(-1).text)
  const turns = Number(/in (\d+) turns/.exec(question)?.[1] ?? 1)
  if (turn >= turns) return call('finish_review', { summary: 'Read everything.' })
  const reading = call('read_file', { path: `src/file-${turn % 20}.ts` })
  if (turn % 4 !== 0) return [text('The callers matter here.'), reading]
  return [reading, call('report_finding', { path: 'src/file-3.ts', title: 'x'.repeat(400) })]
}

const api = await startAnthropic({ script })
process.send(api.url)
process.on('message', async () => {
  process.send(api.refusals())
  await api.stop()
  process.disconnect()
})
