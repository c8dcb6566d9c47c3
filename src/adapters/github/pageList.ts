import type { Page } from './discussionNodes.ts'

/** A list of GraphQL as its pages come in. */
export class PageList<T> {
  readonly nodes: T[] = []
  /** Whether a page is still missing. */
  isOpen = true
  /** The cursor to ask for it with; null at the beginning. */
  after: string | null = null

  /** Takes the next page; ignored where none was asked for. Throws where one was and the answer has none. */
  add(page: Page<T> | null | undefined): void {
    if (!this.isOpen) return
    if (!page) throw new Error('a part of the answer is missing')
    this.nodes.push(...page.nodes)
    this.isOpen = page.pageInfo.hasNextPage
    this.after = page.pageInfo.endCursor
  }
}
