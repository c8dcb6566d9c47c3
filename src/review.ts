import type { Ports } from './ports.ts'
import { conclude } from './stages/conclude.ts'
import { deliberate } from './stages/deliberate.ts'
import type { Ended } from './stages/outcome.ts'
import { planJobs } from './stages/planJobs.ts'
import { rehearse } from './stages/rehearse.ts'
import { republish } from './stages/republish.ts'
import { setScene, whyNot } from './stages/scene.ts'
import { stopwatch } from './stages/stopwatch.ts'
import { survey } from './stages/survey.ts'
import { replyTo, skip, tell } from './stages/tell.ts'
import { visibly } from './stages/visibly.ts'
import type { Task } from './task.ts'

/**
 * The whole product on one screen.
 *
 * Error policy. What a rule forbids (a draft, a stranger, an empty scope) is a value: `skipped`, with the reason. What a limit
 * cuts off (money, time, turns, size) is a value: `partial`; what was verified until then is published. What breaks one
 * conversation costs that conversation; what breaks all of them, or the posting, is a value: `failed`, with what to do, and
 * the findings stay in the run's own reports. What breaks before there is anything to report throws, and whoever called says so.
 */
export async function review(task: Task, ports: Ports): Promise<Ended> {
  const time = stopwatch(ports.clock)
  // The pull request, its repository as git objects, settings of the trusted commit, what earlier runs left.
  const scene = await time('opening', () => setScene(task, ports))
  const refusal = await whyNot(scene)
  if (refusal !== null) return skip(scene, refusal)

  return visibly(scene, async () => {
    const reply = await replyTo(task.wish, scene)
    if (reply !== null) return tell(reply, scene)
    // Mode `publish`: what other jobs found is proven anew and posted.
    if (task.analyses !== null) return republish(task.analyses, scene, time)
    // The change, what of it is new since the last review, the skills, what their checks find.
    const seen = await survey(scene, time)
    if (scene.settings['dry-run']) return rehearse(scene, seen, time)
    if (scene.settings.mode === 'plan') return planJobs(scene, seen, time)
    // Questions side by side over one cached prefix; every answer judged by a conversation that did not give it.
    const model = await ports.openModel(scene.settings, scene.config.prices)
    const thought = await deliberate(scene, seen, model, time)
    // Each finding once, on its line, in its thread or in the summary; then the verdict.
    return conclude(thought, scene, seen, time)
  })
}
