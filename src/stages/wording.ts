import { phrasesFor } from '../core/report/phrases/choose.ts'
import type { Wording } from '../core/report/wording.ts'
import { createOutgoing } from '../core/safety/outgoing.ts'
import type { Discussion } from '../core/threads/model.ts'
import type { Scene } from './scene.ts'

/** The words of every report, and the gate for the words that are not ours: who is in the conversation may be named in it. */
export function wordingFor(
  { pull, ports, settings }: Scene,
  discussion: Discussion | null,
): Wording {
  const spoken = [
    ...(discussion?.comments ?? []),
    ...(discussion?.threads.flatMap(({ comments }) => comments) ?? []),
  ]
  const participants = [
    ...(pull === null ? [] : [pull.author.login]),
    ...spoken.map(({ author }) => author),
  ]
  return {
    phrases: phrasesFor(settings.language),
    out: createOutgoing({ serverUrl: ports.serverUrl, participants }, ports.redact),
  }
}
