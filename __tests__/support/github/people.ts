import { type Identity, person } from './identities.ts'
import { type IssueComment, now, type ReviewComment, type World } from './world.ts'

/** What people do in the browser, straight into the world, for tests to arrange. */
export interface People {
  /** Writes on the pull request's page. */
  comment(pull: number, author: string | Identity, body: string): IssueComment
  /** Answers in the thread that `comment` begins or belongs to. */
  reply(comment: number, author: string | Identity, body: string): ReviewComment
  edit(comment: number, body: string): void
  /** `content` in REST's words, such as `-1`. */
  react(comment: number, login: string, content: string): void
  /** Resolves or reopens the thread that `comment` belongs to. */
  resolve(comment: number, login: string): void
  reopen(comment: number): void
  /** Begins a review and does not submit it. */
  beginReview(pull: number, author: string | Identity, body?: string): number
}

export function createPeople(world: World): People {
  const who = (author: string | Identity) => (typeof author === 'string' ? person(author) : author)
  const find = (id: number) => {
    const all = [...world.issueComments, ...world.reviewComments]
    return all.find((one) => one.id === id) ?? missing(`comment ${id}`)
  }
  const rootOf = (id: number) => {
    const comment = world.reviewComments.find((one) => one.id === id)
    const rootId = comment?.inReplyTo ?? id
    return world.reviewComments.find((one) => one.id === rootId) ?? missing(`thread of ${id}`)
  }
  const threadOf = (id: number) =>
    world.threads.find(({ rootId }) => rootId === rootOf(id).id) ?? missing(`thread of ${id}`)
  const fresh = (author: string | Identity, body: string) => {
    const at = now()
    return {
      id: world.nextId(),
      author: who(author),
      body,
      createdAt: at,
      updatedAt: at,
      reactions: [],
    }
  }
  return {
    comment: (pull, author, body) => {
      const comment = { ...fresh(author, body), pull }
      world.issueComments.push(comment)
      return comment
    },
    reply: (id, author, body) => {
      const { pull, reviewId, place, span, id: inReplyTo } = rootOf(id)
      const comment = { ...fresh(author, body), pull, reviewId, place, span, inReplyTo }
      world.reviewComments.push(comment)
      return comment
    },
    edit: (id, body) => void Object.assign(find(id), { body, updatedAt: now() }),
    react: (id, login, content) =>
      void find(id).reactions.push({ id: world.nextId(), login, content }),
    resolve: (id, login) => {
      threadOf(id).resolvedBy = person(login)
    },
    reopen: (id) => {
      threadOf(id).resolvedBy = null
    },
    beginReview: (pull, author, body = '') => {
      const commit = world.pulls.get(pull)?.head ?? missing(`pull request ${pull}`)
      const { id, author: by } = fresh(author, body)
      world.reviews.push({
        id,
        pull,
        author: by,
        body,
        commit,
        state: 'PENDING',
        submittedAt: now(),
      })
      return id
    },
  }
}

function missing(what: string): never {
  throw new Error(`The loopback GitHub has no ${what}`)
}
