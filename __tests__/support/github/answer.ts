import type { Call, Reply, Route } from './call.ts'
import { execute } from './graphql/execute.ts'
import { createSchema } from './graphql/schema.ts'
import type { Identity } from './identities.ts'
import { notFound, Refusal } from './refusals.ts'
import { checks } from './routes/checks.ts'
import { contents } from './routes/contents.ts'
import { issueComments } from './routes/issueComments.ts'
import { objects } from './routes/objects.ts'
import { people } from './routes/people.ts'
import { pulls } from './routes/pulls.ts'
import { reactions } from './routes/reactions.ts'
import { reviewComments } from './routes/reviewComments.ts'
import { reviews } from './routes/reviews.ts'
import type { World } from './world.ts'

const routes: Route[] = [
  ...[pulls, reviews, reviewComments, issueComments, reactions].flat(),
  ...[checks, people, objects, contents].flat(),
]

export interface Request extends Pick<Call, 'path' | 'query' | 'accept' | 'body'> {
  readonly method: string
}

/** REST: the handler of the path, or 404. Throws a Refusal for any answer of 4xx. */
export async function answerRest(world: World, viewer: Identity, request: Request): Promise<Reply> {
  for (const { method, pattern, handle } of routes) {
    const match = method === request.method ? pattern.exec(request.path) : null
    if (match === null) continue
    const params = match.groups ?? {}
    if (
      params['owner'] !== undefined &&
      `${params['owner']}/${params['repo']}` !== world.repository
    ) {
      throw notFound()
    }
    return await handle({ ...request, world, viewer, params })
  }
  throw notFound()
}

export async function answerGraphql(
  world: World,
  viewer: Identity,
  { body }: Request,
): Promise<Reply> {
  const { query, variables } = body
  if (typeof query !== 'string') throw new Refusal(400, 'A query attribute must be specified')
  const answer = await execute(
    query,
    (variables ?? {}) as Readonly<Record<string, unknown>>,
    createSchema(world, viewer),
  )
  return { status: 200, body: answer }
}
