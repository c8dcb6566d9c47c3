import type { Prefix } from '../agent/cache.ts'
import type { ToolDefinition } from '../agent/messages.ts'
import { comment } from './instructions/comment.ts'
import { finding } from './instructions/finding.ts'
import { scales } from './instructions/scales.ts'
import { trust } from './instructions/trust.ts'
import { howToWork } from './instructions/work.ts'

/** What the prefix is made of. Nothing in it may depend on the pull request: it is cached for all of them. */
export interface PrefixOptions {
  /** Language of what is written for people: a tag such as `de`, or a name. */
  readonly language: string
  /** The team's own words, from the workflow or from the config at the base commit; '' for none. */
  readonly instructions: string
  /** The `<skills>` block; '' when there are no skills. */
  readonly catalogue: string
  /** Every tool that any conversation of the run offers: all of them share one prefix. */
  readonly tools: readonly ToolDefinition[]
}

/** The part of the prompt that is the same, byte for byte, for every pull request on the same base commit. */
export function buildPrefix(options: PrefixOptions): Prefix {
  const hasSkills = options.catalogue !== ''
  const ours = [trust, howToWork(hasSkills), finding, scales, comment]
  const theTeams = [
    section('Language', languageRule(options.language)),
    section('What this team asks for', options.instructions.trim()),
    section('Skills', options.catalogue),
  ].filter((text) => text !== '')
  return {
    system: [ours, theTeams].map((parts) => ({ type: 'text', text: parts.join('\n\n') })),
    tools: [...options.tools].sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

const languageRule = (language: string): string =>
  `Write titles, bodies and summaries in this language: ${language}. Code, names and quotes stay as they are.`

const section = (heading: string, text: string): string =>
  text === '' ? '' : `# ${heading}\n\n${text}`
