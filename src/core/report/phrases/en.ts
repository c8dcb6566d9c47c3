import type { Phrases } from './model.ts'

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

export const en: Phrases = {
  names: ['en', 'english'],
  severity: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' },
  unproven: 'likely, not proven',
  alsoAt: 'Also at',
  skill: 'Skill',
  rule: 'rule',

  clean: 'Nothing to report',
  findings: (count) => plural(count, 'finding'),
  nothingNew: (open) => `No new findings; ${open} earlier still open`,
  partial: 'The review is not complete',
  skipped: 'Not reviewed',
  failed: 'The review failed',
  inline: (count) => plural(count, 'inline comment'),
  filesReviewed: (count) => `${plural(count, 'file')} reviewed`,
  round: (round) => `round ${round}`,

  minor: 'Minor findings',
  stillOpen: 'Still open from earlier reviews',
  notReviewed: 'Not reviewed',
  deferred: 'Deferred',
  whyDeferred: 'New on code that an earlier review has passed; not raised now.',
  dismissed: 'Dismissed',
  notes: 'Notes',
  details: 'Details',
  moreFiles: (count) => `and ${plural(count, 'more file')}`,
  leftOut: (count) =>
    `${plural(count, 'entry', 'entries')} left out here for length; the findings file of the run has everything.`,
  help: (trigger) =>
    `\`${trigger} explain ID\` asks for the reasons, \`${trigger} dismiss ID why\` ends a finding.`,

  reply: {
    fixed: 'Fixed',
    returned: 'The fault is back; reopened',
    dismissed: 'Dismissed, not to be raised again',
    'wont-fix': 'Taken as won’t fix, not to be raised again',
    withdrawn: 'Withdrawn, you are right',
    held: 'Still stands',
  },
  exception: (skill) => `For an exception that holds in every review, add to the skill ${skill}:`,

  skillsOffered: 'Skills offered',
  skillsLoaded: 'Skills loaded',
  skillLoads: 'Skill loads',
  skillsUnknown: 'Skills asked for that do not exist',
  model: 'Model',
  tokens: 'Tokens',
  cost: 'Cost',
  perFinding: 'per finding',
  fromCache: 'from the cache',
  saved: 'saved by caching',
  time: 'Time',
}
