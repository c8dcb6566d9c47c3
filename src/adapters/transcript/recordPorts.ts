import type { SkillSource } from '../../core/skills/source.ts'
import { recordCalls } from '../../core/transcript/recordCalls.ts'
import { recordModel } from '../../core/transcript/recordModel.ts'
import { recordRepository } from '../../core/transcript/recordRepository.ts'
import type { RecordedCall, WriteRecord } from '../../core/transcript/records.ts'
import type { Ports } from '../../ports.ts'
import type { Task } from '../../task.ts'

/** What the transcript's header says of a run: enough to begin it again. */
export interface RecordedRun {
  readonly task: Task
  readonly server_url: string
  readonly has_pull_request: boolean
}

/** A skill source as the record names it; its listings and files are calls of the port `name`. */
export interface RecordedSource extends Pick<SkillSource, 'origin' | 'label' | 'roots'> {
  readonly name: string
}

/** The same ports, with everything that the run learns through them written down. Writes the header at once. */
export function recordPorts(ports: Ports, task: Task, write: WriteRecord): Ports {
  const run: RecordedRun = {
    task,
    server_url: ports.serverUrl,
    has_pull_request: ports.pullRequests !== null,
  }
  write({ type: 'header', version: 1, started_at: ports.clock.now(), run })

  const noteFor = (port: string) => (call: RecordedCall) => write({ type: 'call', port, ...call })
  const noteOpening = (method: string, args: readonly unknown[], answer: unknown) =>
    noteFor('ports')({ method, args, answer, error: null })
  const recordSource = (name: string, source: SkillSource) => recordCalls(source, noteFor(name))

  return {
    ...ports,
    pullRequests: ports.pullRequests && recordCalls(ports.pullRequests, noteFor('pull-request')),
    async openChange(pull) {
      const { repository, ...about } = await ports.openChange(pull)
      noteOpening('openChange', [], about)
      return { repository: recordRepository(repository, write), ...about }
    },
    async openSources(request) {
      const { sources, diagnostics, openAt } = await ports.openSources(request)
      const named = sources.map((source, index) => ({ source, name: `skills ${index}` }))
      const described = named.map(({ source, name }) => describe(source, name))
      noteOpening('openSources', [], { sources: described, diagnostics })
      return {
        sources: named.map(({ source, name }) => recordSource(name, source)),
        diagnostics,
        async openAt(ref) {
          const name = `skills at ${ref}`
          const source = await openAt(ref)
          noteOpening('openAt', [ref], source && describe(source, name))
          return source && recordSource(name, source)
        },
      }
    },
    async openModel(settings, prices) {
      const model = await ports.openModel(settings, prices)
      noteOpening('openModel', [], model !== null)
      return model && recordModel(model, write)
    },
  }
}

const describe = ({ origin, label, roots }: SkillSource, name: string): RecordedSource => ({
  origin,
  label,
  roots,
  name,
})
