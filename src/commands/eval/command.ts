import { resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { efforts } from '../../settings.ts'
import { collect } from '../collect.ts'
import type { EvalArguments } from '../eval.ts'
import type { World } from '../world.ts'

const formats = ['pretty', 'json'] as const

/** Gives `eval` its options. */
export function evalCommand(
  command: Command,
  world: World,
  ends: (work: Promise<number>) => Promise<void>,
): void {
  command
    .description('measure reviews on labelled changes: recall, precision, cost')
    .argument('<cases>', 'a JSON file of cases, a folder with one, or the result of an earlier run')
    .option('--repos <dir>', 'where the repositories lie; beside the cases by default')
    .option('--case <id>', 'only this case (repeatable)', collect, [])
    .addOption(new Option('--effort <effort>', 'how much is asked').choices([...efforts]))
    .option('--model <id>', 'the model that reviews')
    .option(
      '--judge <id>',
      'the model that compares findings with labels; the reviewing one by default',
    )
    .option('--max-cost <usd>', 'hard cap in dollars for each review')
    .option('--skills-ref <ref>', 'where skills and config are read: base, head or a ref')
    .addOption(
      new Option('--format <format>', 'how the result is printed')
        .choices([...formats])
        .default('pretty'),
    )
    .option('--compare <file>', 'the JSON of an earlier run, to show what differs')
    .option('--transcripts <dir>', 'write a transcript of each review')
    .option('--quiet', 'no progress on stderr', false)
    .action(async (cases: string, options: Options) => {
      const { run } = await import('../eval.ts')
      await ends(run(argumentsOf(cases, options, world.cwd), world))
    })
}

interface Options {
  readonly repos?: string
  readonly case: readonly string[]
  readonly effort?: string
  readonly model?: string
  readonly judge?: string
  readonly maxCost?: string
  readonly skillsRef?: string
  readonly format: (typeof formats)[number]
  readonly compare?: string
  readonly transcripts?: string
  readonly quiet: boolean
}

function argumentsOf(cases: string, options: Options, cwd: string): EvalArguments {
  const placed = (path: string | undefined) => (path === undefined ? null : resolve(cwd, path))
  return {
    cases: resolve(cwd, cases),
    repos: placed(options.repos),
    chosen: options.case,
    judge: options.judge ?? null,
    format: options.format,
    compare: placed(options.compare),
    transcripts: placed(options.transcripts),
    quiet: options.quiet,
    settings: {
      effort: options.effort,
      model: options.model,
      'max-cost-usd': options.maxCost,
      'skills-ref': options.skillsRef,
    },
  }
}
