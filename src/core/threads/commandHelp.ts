import type { Command } from './command.ts'

/** What `help` answers, as Markdown. */
export function commandHelp(trigger: string): string {
  const rows = [
    ['', 'review what changed since the last review'],
    ['full', 'review the whole change'],
    ['incremental', 'review only what changed, whatever the settings say'],
    ['dry-run', 'list files, skills, tokens and the estimated cost; ask no model, post no finding'],
    ['skills', 'list the skills that are offered'],
    ['explain ID', 'say what a finding rests on: skill, rule, evidence, verification'],
    ['dismiss ID REASON', 'end a finding for good'],
    ['resolve ID', 'close a finding as settled'],
    ['help', 'this list'],
  ].map(([form, meaning]) => `| \`${`${trigger} ${form}`.trim()}\` | ${meaning} |`)
  return [
    '| command | what it does |',
    '| --- | --- |',
    ...rows,
    '',
    `A review also takes \`skill=a,b\`, \`paths=GLOB,GLOB\`, \`effort=low|medium|high\`, \`budget=USD\` and words that say what to look at, such as \`${trigger} full effort=high the retry logic\`.`,
  ].join('\n')
}

/** The plan in one line, as it was understood, to be echoed to the person who gave it. `budget` never raises the cap. */
export function describeCommand(command: Command): string {
  switch (command.kind) {
    case 'help':
    case 'skills':
      return command.kind
    case 'explain':
    case 'resolve':
      return `${command.kind} ${command.id}`
    case 'dismiss':
      return `dismiss ${command.id}: ${command.reason}`
    case 'review': {
      const { scope, skills, paths, effort, budget, dryRun, focus } = command
      return [
        `${scope === null ? '' : `${scope} `}review${dryRun ? ', dry run' : ''}`,
        skills.length > 0 ? `with ${skills.join(', ')}` : null,
        paths.length > 0 ? `of ${paths.join(', ')}` : null,
        effort === null ? null : `${effort} effort`,
        budget === null ? null : `at most $${budget.toFixed(2)}`,
        focus === '' ? null : `looking at: ${focus}`,
      ]
        .filter((part) => part !== null)
        .join(', ')
    }
  }
}
