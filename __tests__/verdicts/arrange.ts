import { afterEach } from '@jest/globals'
import { blocksOf } from '../support/anthropic/blocks.ts'
import type { MessagesBody } from '../support/anthropic/types.ts'
import { cart } from '../support/run/cart.ts'
import { runnersNode } from '../support/run/nodes.ts'
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
  /** What happened on GitHub before the run, or goes wrong there during it. */
  readonly prepare?: (stage: Stage) => void
}

/** One run of the bundle on a pull request, by default one that a reviewer has nothing to say about, on the runner's Node. */
export async function play({ run, prepare, ...options }: Play = {}): Promise<{
  stage: Stage
  result: RunnerResult
}> {
  const anthropic = { script: scriptedReviewer({}), ...options.anthropic }
  const stage = await setStage({ commits: cart, ...options, anthropic })
  stages.push(stage)
  prepare?.(stage)
  return { stage, result: await stage.run({ node: runnersNode, ...run }) }
}

/** What a person sees on the pull request, apart from the check run. */
export const posted = ({ github: { world } }: Stage) => ({
  inline: world.reviewComments.length,
  comments: world.issueComments.length,
})

/** What a conversation began with: the change and the question. */
export const openingOf = (body: MessagesBody): string =>
  blocksOf(body.messages[0]?.content)
    .map(({ text }) => String(text))
    .join('\n')
