// What remembering costs on GitHub: requests of the bundle over the loopback GitHub, on a first review of ten files and on
// an incremental one of a pull request with 500 comments. Requests for git are not among them.
import { join } from 'node:path'
import { compileSupport } from './support.js'

/** @typedef {{ what: string, figure: string, aim: string }} Row */

const bundle = join(import.meta.dirname, '../../dist/index.js')
const paths = Array.from({ length: 10 }, (_, index) => `src/file${index}.ts`)
const fault = (index) => `call${index}()`
const file = (index, more = '') => `import x from './x.ts'\n${fault(index)}\n${more}`

/** The base, ten new files, and a push that changes one of them. */
const commits = [
  { files: { 'README.md': '# Here\n' } },
  { files: Object.fromEntries(paths.map((path, index) => [path, file(index)])) },
  { files: { [paths[0]]: file(0, '\nlate()\n') } },
]

/** @returns {Promise<Row[]>} */
export async function bench() {
  const { setStage } = await import(compileSupport('run/stage.ts'))
  const { scriptedReviewer } = await import(compileSupport('run/scripted.ts'))
  const { cleanUp } = await import(compileSupport('run/runner.ts'))
  const raised = (path, quote) => ({ path, quote, title: `${quote} fails` })
  let findings = paths.slice(0, 5).map((path, index) => raised(path, fault(index)))
  const script = (body, turn) => scriptedReviewer({ findings })(body, turn)
  const stage = await setStage({ commits, anthropic: { script } })
  const { github, shas } = stage
  const run = async (head) => {
    await github.push(7, shas[head])
    github.requests.splice(0)
    const { status, log } = await stage.run({ bundle })
    if (status !== 0) throw new Error(`The run failed:\n${log}`)
    return github.requests.length
  }
  try {
    const first = await run(1)
    fill(github)
    findings = [raised(paths[0], 'late()')]
    const later = await run(2)
    const { world } = github
    const ours = world.threads.length - humanThreads
    return [
      {
        what: 'GitHub requests of a first review, ten files',
        figure: `${first}`,
        aim: 'at most 8',
      },
      {
        what: `GitHub requests of an incremental review, ${count} comments`,
        figure: `${later}`,
        aim: 'at most 15',
      },
      {
        what: 'comments of ours after both, six findings being known',
        figure: `${ours} inline, ${world.issueComments.length - pageComments} summary`,
        aim: '6 inline, 1 summary',
      },
    ]
  } finally {
    await stage.close()
    await cleanUp()
  }
}

const pageComments = 200
const humanThreads = 100
const repliesToUs = 95
const count = pageComments + 2 * humanThreads + repliesToUs + 5

/** People talk: on the page, in threads of their own, and in ours. */
function fill({ people, world }) {
  const [ours] = world.reviewComments
  const author = { login: 'mona', type: 'User', permissions: {} }
  for (let index = 0; index < pageComments; index += 1) people.comment(7, author, `On ${index}.`)
  for (let index = 0; index < humanThreads; index += 1) {
    const id = world.nextId()
    world.reviewComments.push({ ...ours, id, author, body: `And ${index}?`, reactions: [] })
    world.threads.push({ rootId: id, pull: 7, resolvedBy: null })
    people.reply(id, author, 'Yes.')
  }
  for (let index = 0; index < repliesToUs; index += 1) people.reply(ours.id, author, `Re ${index}.`)
}
