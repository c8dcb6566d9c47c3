import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { readTrigger } from '../src/core/threads/trigger.ts'
import { modes } from '../src/settings.ts'

interface Step {
  readonly uses?: string
  readonly id?: string
  readonly if?: string
  readonly with?: Readonly<Record<string, string>>
}
interface Job {
  readonly if?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly 'timeout-minutes'?: number
  readonly steps: readonly Step[]
}
interface Workflow {
  readonly name: string
  readonly on: Readonly<Record<string, { types?: string[]; workflows?: string[] }>>
  readonly permissions: Readonly<Record<string, string>>
  readonly concurrency?: { readonly group: string; readonly 'cancel-in-progress': boolean }
  readonly jobs: Readonly<Record<string, Job>>
}

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const action = parse(read('action.yml')) as { inputs: object; outputs: object }
const folder = 'examples/workflows'
const examples = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
/** The README's whole workflow is an example too. */
const [, readme = ''] = /```yaml\n(name: [\s\S]*?)```/.exec(read('README.md')) ?? []
const shown: [string, string][] = [
  ...examples.map((path): [string, string] => [path, read(path)]),
  ['README.md', readme],
]
const isOurs = ({ uses = '' }: Step) => uses.startsWith('org/skill-review@')
const jobsOf = (text: string) => Object.entries((parse(text) as Workflow).jobs)

test('the README shows the example that `init` copies', () => {
  expect(readme).toBe(read(`${folder}/pull-request.yml`))
})

describe.each(shown)('%s', (_path, text) => {
  const workflow = parse(text) as Workflow

  test('calls the action by inputs that it has, and reads outputs that it sets', () => {
    const steps = jobsOf(text).flatMap(([, { steps }]) => steps)
    const ours = steps.filter(isOurs)
    expect(ours.length).toBeGreaterThan(0)
    for (const { with: inputs = {} } of ours) {
      for (const name of Object.keys(inputs)) expect(Object.keys(action.inputs)).toContain(name)
      expect(modes).toContain(inputs['mode'] ?? 'review')
    }
    const ids = ours.flatMap(({ id }) => id ?? [])
    for (const [, id = '', output = ''] of text.matchAll(/steps\.(\w+)\.outputs\.([\w-]+)/g)) {
      expect(ids).toContain(id)
      expect(Object.keys(action.outputs)).toContain(output)
    }
  })

  test('gives each job what it needs and no more', () => {
    expect(workflow.permissions).toBeDefined()
    for (const [, job] of jobsOf(text)) {
      const [step] = job.steps.filter(isOurs)
      const mode = step?.with?.['mode'] ?? 'review'
      const given = job.permissions ?? workflow.permissions
      const allowed = {
        review: ['pull-requests', 'id-token'],
        publish: ['pull-requests', 'checks'],
        analyze: [],
        plan: [],
      }[mode]
      const written = Object.keys(given).filter((name) => given[name] === 'write')
      expect(allowed).toEqual(expect.arrayContaining(written))
      expect(given['contents']).toBe('read')
      expect(mode === 'review' || mode === 'publish').toBe(given['pull-requests'] === 'write')
    }
  })

  test('keeps the key from jobs that write what others found, and secrets from other actions', () => {
    for (const [, { steps }] of jobsOf(text)) {
      for (const step of steps.filter((step) => !isOurs(step)))
        expect(JSON.stringify(step)).not.toContain('secrets.')
      for (const { with: inputs = {} } of steps.filter(isOurs))
        if (inputs['mode'] === 'publish' || inputs['mode'] === 'plan')
          expect(JSON.stringify(inputs)).not.toContain('secrets.')
    }
  })

  test('checks nothing out and runs nothing of its own beside the key', () => {
    for (const [, { steps }] of jobsOf(text))
      for (const step of steps) {
        expect(step.uses).toBeDefined()
        expect(step.uses).not.toMatch(/checkout/)
      }
  })

  test('pins what is not its own to a commit, with the version beside it', () => {
    for (const [line, uses = ''] of text.matchAll(/uses: (\S+)[^\n]*/g))
      if (!uses.startsWith('org/skill-review@')) expect(line).toMatch(/@[0-9a-f]{40} # v\d/)
  })

  test('has an end, and one run at a time for a pull request', () => {
    for (const [, job] of jobsOf(text)) expect(job['timeout-minutes']).toBeGreaterThan(0)
    const { group = '', 'cancel-in-progress': cancels } = workflow.concurrency ?? {}
    if ('workflow_run' in workflow.on) {
      // What is being posted is posted to its end.
      expect(group).toMatch(/workflow_run\.head_repository\.full_name.*workflow_run\.head_branch/)
      expect(cancels).toBe(false)
    } else {
      expect(group).toContain('github.event.pull_request.number')
      expect(cancels).toBe(true)
    }
    // Strangers comment too: a comment that shared a group could end somebody's review.
    if ('issue_comment' in workflow.on)
      expect(group).toContain("github.event_name == 'issue_comment' && github.run_id ||")
  })

  test('starts on events that the action acts on', () => {
    for (const [event, { types = [] }] of Object.entries(workflow.on))
      for (const action of types) expect(kindOf(event, action)).not.toBe('skip')
  })
})

test('the second of the two jobs starts after the first, and takes the file that it left', () => {
  const [first, second] = [read(`${folder}/fork-analyze.yml`), read(`${folder}/fork-publish.yml`)]
  const started = (parse(second) as Workflow).on['workflow_run']?.workflows
  expect(started).toEqual([(parse(first) as Workflow).name])
  const artifact = (text: string) => /name: (skill-review-findings)\n/.exec(text)?.[1]
  expect(artifact(second)).toBe(artifact(first))
})

test('what strangers may have written is unpacked beside the workspace, not into it', () => {
  const downloads = shown.flatMap(([, text]) =>
    jobsOf(text).flatMap(([, { steps }]) =>
      steps.filter(({ uses }) => uses?.startsWith('actions/download-artifact@')),
    ),
  )
  expect(downloads.length).toBeGreaterThan(0)
  for (const step of downloads) expect(step.with?.['path']).toMatch(/^\$\{\{ runner\.temp \}\}\//)
})

/** What the action makes of an event with this action. */
function kindOf(event: string, action: string): string {
  const comment = { id: 1, body: '/review', updated_at: '2026-01-01T00:00:00Z', user: null }
  const workflow_run = {
    id: 1,
    event: 'pull_request',
    head_sha: 'a'.repeat(40),
    head_branch: 'topic',
    head_repository: { full_name: 'o/r' },
  }
  const payload = { action, pull_request: { number: 7 }, comment, workflow_run }
  return readTrigger(event, payload).kind
}
