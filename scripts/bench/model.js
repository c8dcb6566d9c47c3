// What the model layer costs: a scripted review of a 20-file change with three questions and a verification over the
// loopback Messages API, and one conversation of 200 turns.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** @typedef {{ what: string, figure: string, aim: string }} Row */

const modelId = 'claude-sonnet-5-5'
const never = new AbortController().signal
const log = { debug() {}, info() {}, notice() {}, warning() {}, error() {} }

/** @returns {Promise<Row[]>} */
export async function bench() {
  const server = fork(join(import.meta.dirname, 'modelServer.js'))
  const [baseUrl] = await once(server, 'message')
  const rows = [...(await review(baseUrl)), ...(await longConversation(baseUrl))]
  server.send('stop')
  const [refusals] = await once(server, 'message')
  return [...rows, { what: 'requests refused as invalid', figure: `${refusals.length}`, aim: '0' }]
}

/** @returns {Promise<Row[]>} */
async function review(baseUrl) {
  const { prime } = await import('../../lib/core/agent/prime.js')
  const { world, hold, prefix, change } = await arrange(baseUrl)
  const primed = await prime(prefix, change, 'medium', world)
  const questions = ['correctness', 'security', 'skills']
  await Promise.all(questions.map((label) => hold(label, 8, primed.cachedTokens)))
  await hold('verification', 4, primed.cachedTokens)
  const spent = world.budget.spent()
  const share = spent.cost_usd / spent.cost_without_cache_usd
  return [
    {
      what: 'input tokens read from the cache, three questions and a verification of 20 files',
      figure: percent(spent.cache_read_ratio),
      aim: 'at least 92 %',
    },
    {
      what: 'cost against the same review without a cache',
      figure: `${percent(share)} (${spent.cost_usd.toFixed(3)} of ${spent.cost_without_cache_usd.toFixed(3)} dollars)`,
      aim: 'under 25 %',
    },
    { what: 'requests of that review', figure: `${spent.requests}`, aim: 'no aim' },
  ]
}

/** @returns {Promise<Row[]>} */
async function longConversation(baseUrl) {
  const turns = 200
  const { hold } = await arrange(baseUrl)
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc')
  await hold('warm-up', 20, 0)
  const heaps = []
  let n = 0
  const note = () => {
    n += 1
    if (n !== 50 && n !== turns - 1) return
    gc()
    heaps.push(process.memoryUsage().heapUsed)
  }
  const before = process.cpuUsage()
  const { conversation } = await hold('long', turns, 0)
  const { user, system } = process.cpuUsage(before)
  await hold('measured', turns, 0, note)
  const history = JSON.stringify(conversation.messages).length / turns
  const growth = (heaps[1] - heaps[0]) / (turns - 51)
  return [
    {
      what: `own processor time a turn, ${turns} turns`,
      figure: `${((user + system) / 1000 / turns).toFixed(1)} ms`,
      aim: 'under 5 ms',
    },
    {
      what: 'memory a turn, after the garbage collector',
      figure: `${kilobytes(growth)} beside ${kilobytes(history)} of history`,
      aim: 'flat: not much more than the history',
    },
  ]
}

const percent = (share) => `${(share * 100).toFixed(1)} %`
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} kB`

/** A world around the loopback API, and conversations to hold in it. */
async function arrange(baseUrl) {
  const { createModel } = await import('../../lib/adapters/anthropic/createModel.js')
  const { createBudget } = await import('../../lib/core/agent/budget.js')
  const { converse } = await import('../../lib/core/agent/converse.js')
  const credential = { kind: 'key', key: 'loopback' }
  const model = createModel({
    provider: 'anthropic',
    model: modelId,
    credential,
    baseUrl,
    log,
    env: {},
  })
  const { price } = await model.facts()
  const budget = createBudget({ model: modelId, price, maxCostUsd: 1_000, timeUp: never })
  const world = { model, budget, signal: never, log }
  const { definitions, bind } = await reviewerTools()
  // Sizes of a real run: a system prompt of 4,000 tokens, a change of 20 files with 60 lines each.
  const system = [{ type: 'text', text: 'Review the change carefully. '.repeat(500) }]
  const lines = Array.from({ length: 1_200 }, (_, n) => `${n} ${n} + const value${n} = ${n}`)
  const change = { type: 'text', text: lines.join('\n') }
  const prefix = { system, tools: definitions }

  function hold(label, turns, cachedTokens, onTurn = () => {}) {
    const notes = { finished: false }
    const plan = {
      label,
      prefix,
      opening: [change, { type: 'text', text: `Answer ${label} in ${turns} turns.` }],
      tools: bind(notes),
      maxTurns: turns + 1,
      isFinished: () => {
        onTurn()
        return notes.finished ? 'done' : null
      },
      nudge: 'Finish.',
      effort: 'medium',
      maxTokens: 8_000,
      format: null,
      cachedTokens,
    }
    return converse(plan, world)
  }
  return { world, hold, prefix, change }
}

/** The tools that the script calls; `notes.finished` tells that the last one was. */
async function reviewerTools() {
  const { z } = await import('zod')
  const { bindTool, defineTool } = await import('../../lib/core/agent/bindTool.js')
  const { answer } = await import('../../lib/core/agent/tool.js')
  const file = 'const value = compute(input) // a line of code\n'.repeat(50)
  const description = 'Does what its name says. '.repeat(20)
  const input = z.object({ path: z.string().optional(), title: z.string().optional() })
  const finish = (_, notes) => {
    notes.finished = true
    return answer('Finished.')
  }
  const tools = [
    { name: 'read_file', description, input, run: () => answer(file) },
    { name: 'report_finding', description, input, run: () => answer('Recorded.') },
    { name: 'finish_review', description, input, run: finish },
  ]
  return {
    definitions: tools.map(defineTool),
    bind: (notes) => tools.map((tool) => bindTool(tool, notes, () => {})),
  }
}
