import type { Model } from '../../core/agent/model.ts'
import type { Entry } from '../../core/skills/indexSource.ts'
import { modelJudge } from '../../core/skills/testing/testJudge.ts'
import { type TestResult, testSkill } from '../../core/skills/testing/testSkill.ts'
import { exits, type World } from '../world.ts'
import { type Collection, findOrRefuse, withCollection } from './collection.ts'
import { warn } from './print.ts'

/** `skills test [NAME…]`: runs `test_cases` and prints TAP. Status 1 when one fails. */
export function run(args: { readonly names: readonly string[] }, world: World): Promise<number> {
  return withCollection(world, async (collection) => {
    const entries = args.names.map((name) => findOrRefuse(collection, name))
    const chosen = entries.length > 0 ? entries : withTests(collection)
    warn(world, collection.diagnostics)
    const model = await world.openModel()
    const results: TestResult[] = []
    for (const entry of chosen) results.push(...(await testOne(entry, collection, model, world)))

    world.stdout.write(`TAP version 14\n1..${results.length}\n`)
    for (const [index, result] of results.entries()) world.stdout.write(tapLine(index + 1, result))
    const failed = results.filter(({ status }) => status === 'failed').length
    const skipped = results.filter(({ status }) => status === 'skipped').length
    const passed = results.length - failed - skipped
    world.stderr.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`)
    if (skipped > 0 && model === null)
      world.stderr.write('Set ANTHROPIC_API_KEY to have the model answer the skipped ones.\n')
    return failed > 0 ? exits.found : exits.done
  })
}

/** All skills with tests; guideline files and the like have none. */
const withTests = ({ library }: Collection): readonly Entry[] =>
  [...library.entries.values()].filter(({ skill }) => skill.testCases.length > 0)

async function testOne(
  entry: Entry,
  { library }: Collection,
  model: Model | null,
  { signal }: World,
): Promise<readonly TestResult[]> {
  if (model === null) return testSkill(entry.skill, null)
  const body = await library.bodies.read(entry)
  return testSkill(entry.skill, modelJudge(model, entry.skill.name, body?.text ?? '', signal))
}

function tapLine(number: number, { status, title, reason }: TestResult): string {
  // `#` begins a directive in TAP.
  const line = `${status === 'failed' ? 'not ok' : 'ok'} ${number} - ${title.replaceAll('#', '\\#')}`
  if (status === 'skipped') return `${line} # SKIP ${reason}\n`
  if (status === 'ok') return `${line}\n`
  return `${line}\n  ---\n  reason: ${JSON.stringify(reason)}\n  ...\n`
}
