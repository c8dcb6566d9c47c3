import { diffFiles } from '../diff.ts'
import type { Identity } from '../identities.ts'
import { pullUrl } from '../json.ts'
import { type Pull, spanOf, type World } from '../world.ts'
import { connection } from './connection.ts'
import type { Node } from './execute.ts'

/** What GraphQL tells of a pull request besides what was said on it. */
export const pullFacts = (world: World, pull: Pull) => ({
  number: pull.number,
  title: pull.title,
  body: pull.body ?? '',
  url: pullUrl(world, pull.number),
  state: pull.merged ? 'MERGED' : pull.state.toUpperCase(),
  isDraft: pull.draft,
  author: actor(pull.author),
  authorAssociation: pull.association,
  baseRefName: pull.baseRef,
  baseRefOid: pull.base,
  headRefName: pull.headRef,
  headRefOid: pull.head,
  headRepository:
    pull.headRepository === null
      ? null
      : { __typename: 'Repository', nameWithOwner: pull.headRepository },
  labels: (args: Readonly<Record<string, unknown>>) =>
    connection(
      'labels',
      pull.labels.map((name) => ({ __typename: 'Label', name })),
      args,
    ),
  changedFiles: async () => {
    if (pull.changedFiles !== null) return pull.changedFiles
    const { mergeBase, head } = await spanOf(world, pull)
    return (await diffFiles(world.git, mergeBase, head)).length
  },
})

/** A bot's login has no `[bot]` here, though REST and `viewer` write it. */
export const actor = ({ login, type }: Identity): Node => ({
  __typename: type,
  login: login.replace(/\[bot\]$/, ''),
})
