import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { Phrases } from './model.ts'
import { pt } from './pt.ts'
import { zh } from './zh.ts'

export const languages: readonly Phrases[] = [en, de, fr, es, pt, ja, zh, ko]

/**
 * The phrases for a language said as a tag (`de`, `pt-BR`) or a name (`German`, `日本語`). A language we have no phrases for
 * gets English ones; the model still writes its findings in the language asked for.
 */
export function phrasesFor(language: string): Phrases {
  const asked = language.trim().toLowerCase()
  const tag = /^[a-z]{2}(?=[-_]|$)/.exec(asked)?.[0]
  const name = asked.replace(/\s*\(.*$/, '')
  return languages.find(({ names }) => names.includes(tag ?? name)) ?? en
}
