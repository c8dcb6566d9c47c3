import { type Identity, person } from './identities.ts'
import type { Pull } from './world.ts'

/** A pull request to begin with; everything but the commits has a plain default. */
export interface PullPlan
  extends Partial<
    Pick<
      Pull,
      | 'title'
      | 'body'
      | 'state'
      | 'merged'
      | 'draft'
      | 'association'
      | 'baseRef'
      | 'headRef'
      | 'headRepository'
      | 'labels'
      | 'closes'
      | 'changedFiles'
    >
  > {
  readonly number: number
  /** The tip of the base branch and the head, as full object names. */
  readonly base: string
  readonly head: string
  /** A login, of a person who may write, or who exactly. */
  readonly author?: string | Identity
}

export function newPull(plan: PullPlan, repository: string): Pull {
  const { author = 'mona', ...given } = plan
  return {
    title: 'A change',
    body: 'What it does.',
    state: 'open',
    merged: false,
    draft: false,
    association: 'MEMBER',
    baseRef: 'main',
    headRef: 'topic',
    headRepository: repository,
    labels: [],
    closes: [],
    changedFiles: null,
    ...given,
    author: typeof author === 'string' ? person(author) : author,
  }
}
