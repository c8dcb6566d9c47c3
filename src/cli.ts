import { resolve } from 'node:path'
import { Command, CommanderError, Option } from 'commander'
import { abortOnSignals } from './adapters/runner/signals.ts'
import { collect } from './commands/collect.ts'
import { evalCommand } from './commands/eval/command.ts'
import { formats } from './commands/review/render.ts'
import { skillsCommand } from './commands/skills.ts'
import { exits, UsageError } from './commands/world.ts'
import { efforts } from './settings.ts'
import { commandWorld } from './wiring/commandWorld.ts'
import { version } from './wiring/version.ts'

/** Runs one command and answers its exit status. Results go to stdout, everything else to stderr. */
export async function runCommandLine(args: readonly string[], root: string): Promise<number> {
  const world = commandWorld(root, process, abortOnSignals(process).signal)
  let status: number = exits.done
  const ends = (work: Promise<number>) =>
    work.then((ended) => {
      status = ended
    })
  const program = new Command('skill-review')
    .description("Reviews changes with Claude, guided by your team's skills.")
    .version(version(root))
    .exitOverride()
    .showHelpAfterError('(skill-review help shows all commands)')

  program
    .command('review')
    .description('review a local change; by default what HEAD adds to the main branch')
    .option('--base <ref>', 'what the change is compared with')
    .option('--head <ref>', 'the end of the change')
    .option('--staged', 'review what is in the index', false)
    .option('--worktree', 'review the files as they are, untracked ones included', false)
    .option('--repo <dir>', 'a folder in the repository', '.')
    .addOption(
      new Option('--format <format>', 'how the result is printed')
        .choices([...formats])
        .default('pretty'),
    )
    .addOption(new Option('--effort <effort>', 'how much is asked').choices([...efforts]))
    .option('--model <id>', 'the model to ask')
    .option('--skill <name>', 'a skill to load whatever the change (repeatable)', collect, [])
    .option('--paths <glob>', 'review only what matches (repeatable; ! negates)', collect, [])
    .option('--max-cost <usd>', 'hard cap in dollars')
    .option('--dry-run', 'show files, skills, tokens and cost; ask no model', false)
    .option('--fail-on <severity>', 'exit with 1 when a finding is at least this severe')
    .option('--language <language>', 'language of the findings')
    .option('--skills-ref <ref>', 'where skills and config are read: base, head or a ref')
    .option('--transcript <file>', 'write the transcript of the run')
    .option('--resume <file>', 'go on from the transcript of a run that broke off')
    .option('--quiet', 'no progress on stderr', false)
    .action(async (options: ReviewOptions) => {
      const { run } = await import('./commands/review.ts')
      await ends(run(reviewArguments(options, world.cwd), world))
    })

  program
    .command('replay')
    .description('run a recorded review again, without a model')
    .argument('<transcript>')
    .addOption(
      new Option('--format <format>', 'how the result is printed')
        .choices([...formats])
        .default('pretty'),
    )
    .option('--quiet', 'no progress on stderr', false)
    .action(async (transcript: string, options: Pick<ReviewOptions, 'format' | 'quiet'>) => {
      const { run } = await import('./commands/replay.ts')
      await ends(run({ transcript: resolve(world.cwd, transcript), ...options }, world))
    })

  program
    .command('view')
    .description('show a recorded review as one HTML page')
    .argument('<transcript>')
    .option('-o, --output <file>', 'where the page goes; stdout by default')
    .action(async (transcript: string, { output }: { output?: string }) => {
      const { run } = await import('./commands/view.ts')
      await ends(run({ transcript, output: output ?? null }, world))
    })

  evalCommand(program.command('eval'), world, ends)

  program
    .command('init')
    .description('write the workflow, a first skill and the config')
    .option('--fork-safe', 'the two-job workflow that also reviews pull requests from forks', false)
    .action(async ({ forkSafe }: { forkSafe: boolean }) => {
      const { run } = await import('./commands/init.ts')
      await ends(run({ forkSafe }, world))
    })

  // Made by the program, so that its mistakes end like all others.
  skillsCommand(
    world,
    (ended) => {
      status = ended
    },
    program.command('skills'),
  )

  try {
    await program.parseAsync([...args], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exits.done : exits.usage
    if (error instanceof UsageError) {
      world.stderr.write(`${error.message}\n`)
      return exits.usage
    }
    const { stack } = error as Error
    world.stderr.write(`${world.signal.aborted ? 'Cancelled before it was finished.' : stack}\n`)
    return exits.incomplete
  }
  return status
}

interface ReviewOptions {
  readonly base?: string
  readonly head?: string
  readonly staged: boolean
  readonly worktree: boolean
  readonly repo: string
  readonly format: (typeof formats)[number]
  readonly effort?: string
  readonly model?: string
  readonly skill: readonly string[]
  readonly paths: readonly string[]
  readonly maxCost?: string
  readonly dryRun: boolean
  readonly failOn?: string
  readonly language?: string
  readonly skillsRef?: string
  readonly transcript?: string
  readonly resume?: string
  readonly quiet: boolean
}

function reviewArguments(options: ReviewOptions, cwd: string) {
  const { base, head, staged, worktree, repo, format, skill, quiet } = options
  const file = (path: string | undefined) => (path === undefined ? null : resolve(cwd, path))
  return {
    base,
    head,
    staged,
    worktree,
    repo: resolve(cwd, repo),
    format,
    skill,
    quiet,
    transcript: file(options.transcript),
    resume: file(options.resume),
    settings: {
      effort: options.effort,
      model: options.model,
      paths: options.paths.join('\n'),
      'max-cost-usd': options.maxCost,
      'dry-run': options.dryRun ? 'true' : '',
      'fail-on': options.failOn,
      language: options.language,
      'skills-ref': options.skillsRef,
    },
  }
}
