import { Command } from 'commander'
import * as add from './skills/add.ts'
import * as diff from './skills/diff.ts'
import * as generate from './skills/generate.ts'
import * as lint from './skills/lint.ts'
import * as list from './skills/list.ts'
import * as log from './skills/log.ts'
import * as create from './skills/new.ts'
import * as show from './skills/show.ts'
import * as test from './skills/test.ts'
import { exits, UsageError, type World } from './world.ts'

/** Gives `skills` its subcommands. `ended` gets the exit status of the one that ran. */
export function skillsCommand(
  world: World,
  ended: (status: number) => void,
  skills = new Command('skills'),
): Command {
  skills.description('look at, test and write skills')
  const command = (usage: string, description: string) =>
    skills.command(usage).description(description)
  const run = async (work: Promise<number>): Promise<void> => {
    try {
      ended(await work)
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      world.stderr.write(`${error.message}\n`)
      ended(exits.usage)
    }
  }

  command('list', 'all skills that a review here would know')
    .option('--json', 'for programs', false)
    .action((options: { json: boolean }) => run(list.run(options, world)))
  command('show', "print a skill's file, at a git ref if one is named")
    .argument('<name[@ref]>')
    .action((name: string) => run(show.run({ name }, world)))
  command('lint', 'check skills: form, size, wording, what a reviewer cannot do')
    .argument('[path...]', 'files or folders; the skills of this repository by default')
    .option('--json', 'for programs', false)
    .action((paths: string[], { json }: { json: boolean }) => run(lint.run({ paths, json }, world)))
  command('test', 'run the test cases of skills; TAP output')
    .argument('[name...]')
    .action((names: string[]) => run(test.run({ names }, world)))
  command('log', 'the commits that touched a skill')
    .argument('<name>')
    .action((name: string) => run(log.run({ name }, world)))
  command('diff', 'how a skill differs between two refs')
    .argument('<name>')
    .argument('<from>')
    .argument('<to>')
    .action((name: string, from: string, to: string) => run(diff.run({ name, from, to }, world)))
  command('new', 'write a skill to start from')
    .argument('<name>')
    .action((name: string) => run(create.run({ name }, world)))
  command('add', 'look at a remote source of skills and lock it')
    .argument('<source>', 'owner/repo@ref[:path] or https://…')
    .action((source: string) => run(add.run({ source }, world)))
  command('generate', 'let the model draft a skill from this repository')
    .argument('<topic...>')
    .action((topic: string[]) => run(generate.run({ topic: topic.join(' ') }, world)))
  return skills
}
