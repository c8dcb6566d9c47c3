import type { Diagnostic } from '../../core/skills/model.ts'
import type { SkillSource } from '../../core/skills/source.ts'
import type { HeaderRecord, TranscriptRecord } from '../../core/transcript/records.ts'
import { replayCalls } from '../../core/transcript/replayCalls.ts'
import { replayModel } from '../../core/transcript/replayModel.ts'
import { replayRepository } from '../../core/transcript/replayRepository.ts'
import type { OpenChange, Ports, PullRequests, SkillSources } from '../../ports.ts'
import type { RecordedRun, RecordedSource } from './recordPorts.ts'

/** What a replay still needs of the world it runs in: nothing but where to talk and when to stop. */
export type ReplayWorld = Pick<Ports, 'log' | 'signal' | 'redact'>

export interface Recording {
  readonly header: HeaderRecord
  readonly records: readonly TranscriptRecord[]
}

/** What a header says of its run. */
export const recordedRun = ({ run }: HeaderRecord): RecordedRun => run as RecordedRun

/**
 * Ports that answer from a transcript alone: no model, no network, no repository, and the time stands still. What a
 * replay posts goes nowhere, and is answered as the recorded run was.
 */
export function replayPorts({ header, records }: Recording, world: ReplayWorld): Ports {
  const { server_url, has_pull_request } = recordedRun(header)
  const callsOf = (port: string) =>
    records.filter((record) => record.type === 'call').filter((call) => call.port === port)
  const opening = replayCalls<Opening>(callsOf('ports'), null, {})
  const openSource = ({ name, origin, label, roots }: RecordedSource): SkillSource =>
    replayCalls<SkillSource>(callsOf(name), null, { origin, label, roots })
  const onDrift = (label: string, n: number) =>
    world.log.notice(
      `Request ${n} of \`${label}\` is not the one that was recorded: this program asks differently. Its reply is used all the same.`,
    )
  return {
    ...world,
    serverUrl: server_url,
    clock: { now: () => header.started_at },
    // In their order and not by their arguments: what is posted tells times, and those are not the recorded ones.
    pullRequests: has_pull_request
      ? replayCalls<PullRequests>(callsOf('pull-request'), null, {}, ({ method }) => method)
      : null,
    async openChange(): Promise<OpenChange> {
      return { repository: replayRepository(records, null), ...(await opening.openChange()) }
    },
    async openSources(): Promise<SkillSources> {
      const { sources, diagnostics } = await opening.openSources()
      return {
        sources: sources.map(openSource),
        diagnostics,
        async openAt(ref) {
          const source = await opening.openAt(ref)
          return source && openSource(source)
        },
      }
    },
    openModel: async () =>
      (await opening.openModel()) ? replayModel(records, null, onDrift) : null,
  }
}

/** The calls that open the other ports, as they are recorded. */
interface Opening {
  openChange(): Promise<Omit<OpenChange, 'repository'>>
  openSources(): Promise<{
    readonly sources: readonly RecordedSource[]
    readonly diagnostics: readonly Diagnostic[]
  }>
  openAt(ref: string): Promise<RecordedSource | null>
  openModel(): Promise<boolean>
}

/** The same ports, that do not pay again for what a run that broke off was answered already by the same model. */
export const resumePorts = ({ records }: Recording, ports: Ports): Ports => ({
  ...ports,
  async openModel(settings, prices) {
    const model = await ports.openModel(settings, prices)
    const recorded = records.find((record) => record.type === 'facts')?.facts.id
    if (recorded !== undefined && recorded !== (await model?.facts())?.id) {
      ports.log.notice(`The transcript is of ${recorded}: everything is asked anew.`)
      return model
    }
    const onDrift = (label: string) =>
      ports.log.info(`\`${label}\` goes on anew: the change or the prompt is another one.`)
    return model && replayModel(records, model, onDrift)
  },
})
