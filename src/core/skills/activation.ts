import { answer, refuse, type ToolAnswer } from '../agent/tool.ts'
import type { LoadedSkill } from '../findings/outcome.ts'
import { bundledFiles } from './bundledFiles.ts'
import { readIncludes } from './includes.ts'
import type { Entry } from './indexSource.ts'
import type { SkillLibrary } from './library.ts'
import { maxAnswerChars } from './limits.ts'
import { describeProblem, loadOrder } from './loadOrder.ts'
import type { Skill } from './model.ts'
import { describeRanks } from './rank.ts'
import { readSkillFile } from './readSkillFile.ts'
import { relatedSkills } from './related.ts'
import { renderSkill } from './render.ts'

/** What the skill tools need of a conversation. */
export interface SkillContext {
  readonly skills: Activation
}

/** The skills of one conversation: remembers what was loaded, so nothing is sent twice. */
export class Activation {
  readonly #library: SkillLibrary
  readonly #loaded = new Map<string, { readonly skill: Skill; readonly hash: string }>()
  /** Loads of one turn may come at once; one after the other, what they both require comes once. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(library: SkillLibrary) {
    this.#library = library
  }

  /** What was loaded so far, in order. */
  get loaded(): readonly LoadedSkill[] {
    return [...this.#loaded.values()].map(({ skill, hash }) => loadedSkill(skill, hash))
  }

  /** Answers `load_skill`. */
  load(name: string): Promise<ToolAnswer> {
    const turn = this.#last.then(() => this.#load(name))
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /** Answers `read_skill_file`. */
  async readFile(name: string, path: string, startLine: number): Promise<ToolAnswer> {
    const entry = this.#library.find(name)
    if (entry === null || entry.skill.hidden) return this.#library.unknown(name)
    return readSkillFile(entry, path, startLine)
  }

  async #load(name: string): Promise<ToolAnswer> {
    const entry = this.#library.find(name)
    if (entry === null) return this.#library.unknown(name)
    if (entry.skill.hidden) return refuse(`The skill \`${name}\` is for people, not for reviews.`)
    const { order, problems } = loadOrder(entry, this.#library.entries)
    const parts: string[] = []
    let length = 0
    for (const one of order) {
      const part = await this.#render(one, maxAnswerChars - length)
      length += part.length
      parts.push(part)
    }
    const skills = [...this.#loaded.values()].map(({ skill }) => skill)
    return answer(
      [
        ...parts,
        ...problems.map(describeProblem),
        ...orNothing(describeRanks(skills)),
        ...this.#related(entry.skill),
      ].join('\n'),
    )
  }

  /** The skill's text, or one line where it is known already, too long for this answer, or gone. */
  async #render(entry: Entry, room: number): Promise<string> {
    const { skill } = entry
    const started = this.#library.now()
    const body = await this.#library.bodies.read(entry)
    if (body === null) return `[\`${skill.name}\` can no longer be read at ${skill.location}.]`
    if (this.#loaded.get(skill.name)?.hash === body.hash)
      return `[\`${skill.name}\` is loaded already; its text stands above.]`
    const includes = await readIncludes(entry, body.text)
    const text = renderSkill(skill, body, bundledFiles(entry), includes)
    if (text.length > room)
      return `[\`${skill.name}\` does not fit into this answer any more; load it by itself.]`
    this.#loaded.set(skill.name, { skill, hash: body.hash })
    this.#library.wasLoaded(loadedSkill(skill, body.hash), (this.#library.now() - started) / 1000)
    return text
  }

  #related(skill: Skill): readonly string[] {
    const names = relatedSkills(skill, this.#library.offered).filter(
      (name) => !this.#loaded.has(name),
    )
    return names.length === 0 ? [] : [`Related skills: ${names.join(', ')}.`]
  }
}

const loadedSkill = ({ name, version, location }: Skill, hash: string): LoadedSkill => ({
  name,
  version,
  hash,
  location,
})

const orNothing = (text: string | null) => (text === null ? [] : [text])
