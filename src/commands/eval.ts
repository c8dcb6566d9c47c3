import { readFile } from 'node:fs/promises'
import { styleFor } from '../adapters/terminal/colour.ts'
import { terminalLog } from '../adapters/terminal/log.ts'
import { failedCase } from '../core/eval/assess.ts'
import { renderComparison } from '../core/eval/compare.ts'
import { totalOf } from '../core/eval/figures.ts'
import { renderResult } from '../core/eval/render.ts'
import { type CaseResult, type EvalResult, parseResult } from '../core/eval/result.ts'
import type { Log } from '../core/log.ts'
import { parseSettings, type Settings } from '../settings.ts'
import { credentialsIn } from '../wiring/localPorts.ts'
import { openModel } from '../wiring/model.ts'
import { chooseCases, readCases } from './eval/readCases.ts'
import { runCase } from './eval/runCase.ts'
import { exits, UsageError, type World } from './world.ts'

export interface EvalArguments {
  /** A file of cases, a folder that holds one, or the result of an earlier run. */
  readonly cases: string
  /** Where the cases' repositories lie; null for beside the file. */
  readonly repos: string | null
  /** Ids of the cases to run; empty for all. */
  readonly chosen: readonly string[]
  /** Settings by name, as texts; undefined where the person said nothing. */
  readonly settings: Readonly<Record<string, string | undefined>>
  /** The model that judges; null for the one that reviews. */
  readonly judge: string | null
  readonly format: 'pretty' | 'json'
  /** The result of an earlier run to compare with. */
  readonly compare: string | null
  /** Folder for one transcript a case; null writes none. */
  readonly transcripts: string | null
  readonly quiet: boolean
}

/** `eval CASES`: reviews labelled changes and holds the findings against the labels. Status 3 when a case did not come to its end. */
export async function run(args: EvalArguments, world: World): Promise<number> {
  const { stdout, stderr, env } = world
  const log = terminalLog({ output: stderr, style: styleFor(stderr, env), quiet: args.quiet })
  const before = args.compare === null ? null : await earlier(args.compare)
  const result = (await parsedFile(args.cases)) ?? (await measure(args, log, world))
  log.done()
  const style = styleFor(stdout, env)
  if (args.format === 'json') stdout.write(`${JSON.stringify(result, null, 2)}\n`)
  else stdout.write(renderResult(result, style))
  if (before !== null) {
    // JSON stays one document: the comparison then goes where progress goes.
    const output = args.format === 'json' ? stderr : stdout
    output.write(`\n${renderComparison(before, result, styleFor(output, env))}`)
  }
  return result.cases.every(isWhole) ? exits.done : exits.incomplete
}

async function measure(args: EvalArguments, log: Log, world: World): Promise<EvalResult> {
  const read = await readCases(args.cases, args.repos)
  const chosen = chooseCases(read, args.chosen)
  const { config } = await world.settings()
  const settings = settingsFrom(args.settings, config.settings)
  const judgeModel = args.judge ?? settings.model
  const judge = openModel(
    { ...settings, model: judgeModel },
    config.prices,
    credentialsIn(world.env),
    world.env,
    log,
  )
  if (judge === null)
    throw new UsageError('Reviews are measured with the model. Set ANTHROPIC_API_KEY.')
  // The same for every case, whatever the config in its repository says.
  const inputs = {
    effort: settings.effort,
    model: settings.model,
    'max-cost-usd': String(settings['max-cost-usd']),
    'timeout-minutes': String(settings['timeout-minutes']),
    'skills-ref': settings['skills-ref'],
  }
  const plan = {
    inputs,
    judge,
    tolerance: read.set.line_tolerance,
    transcripts: args.transcripts,
    log,
  }
  const cases: CaseResult[] = []
  for (const placed of chosen) {
    if (world.signal.aborted) {
      cases.push(failedCase(placed.one, 'The run was interrupted.'))
      continue
    }
    log.notice(`${placed.one.id} (${cases.length + 1} of ${chosen.length})`)
    cases.push(await runCase(placed, plan, world))
  }
  const { severity_weights } = read.set
  return {
    version: 1,
    settings: { effort: settings.effort, model: settings.model, judge: judgeModel },
    severity_weights,
    cases,
    total: totalOf(cases, severity_weights),
  }
}

function settingsFrom(said: EvalArguments['settings'], config: Record<string, string>): Settings {
  const parsed = parseSettings(said, config)
  if (!parsed.ok) throw new UsageError(parsed.problems.join('\n'))
  return parsed.settings
}

const parsedFile = async (path: string): Promise<EvalResult | null> =>
  parseResult(await readFile(path, 'utf8').catch(() => ''))

async function earlier(path: string): Promise<EvalResult> {
  const result = await parsedFile(path)
  if (result !== null) return result
  throw new UsageError(
    `${path} is no result to compare with. Give a file that \`eval --format json\` has written.`,
  )
}

const isWhole = ({ failure, verdict }: CaseResult): boolean =>
  failure === null && verdict !== 'partial'
