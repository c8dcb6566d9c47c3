import { afterEach } from '@jest/globals'
import { cart } from '../support/run/cart.ts'
import { cleanUp, type RunnerOptions, type RunnerResult } from '../support/run/runner.ts'
import { scriptedReviewer } from '../support/run/scripted.ts'
import { type Stage, type StageOptions, setStage } from '../support/run/stage.ts'

const stages: Stage[] = []

afterEach(async () => {
  for (const stage of stages.splice(0)) await stage.close()
  await cleanUp()
})

export interface Play extends Partial<StageOptions> {
  readonly run?: Partial<RunnerOptions>
}

/** One run of the bundle on a pull request, by default one that a reviewer has nothing to say about. */
export async function play(
  node: string,
  { run, ...options }: Play = {},
): Promise<{ stage: Stage; result: RunnerResult }> {
  const anthropic = { script: scriptedReviewer({}), ...options.anthropic }
  const stage = await setStage({ commits: cart, ...options, anthropic })
  stages.push(stage)
  return { stage, result: await stage.run({ node, ...run }) }
}

/** What a person sees on the pull request, apart from the check run. */
export const posted = ({ github: { world } }: Stage) => ({
  inline: world.reviewComments.length,
  comments: world.issueComments.length,
})
