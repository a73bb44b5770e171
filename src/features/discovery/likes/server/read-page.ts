import type { Context, Viewer } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { LikeCard } from '../contract.ts'
import { parseCursor, formatCursor } from '../rules/cursor.ts'
import type { LikeList } from '../rules/like-lists.ts'
import type { LikesDeps } from './deps.ts'
import { makeCards } from './make-cards.ts'
import { startPosition, pageSize, type Position, selectAccount, selectPage } from './store-lists.ts'

/** One page of a list and the cursor of the next. */
export interface ReadPage {
  readonly members: LikeCard[]
  readonly next: string | null
}

/** Creates the reader of list pages. */
export function readPage(deps: LikesDeps) {
  const toCards = makeCards(deps)

  /**
   * If the cursor's member no longer exists, the page restarts at their timestamp: others with the
   * same timestamp may appear twice, but no one is skipped.
   */
  async function findPosition(after: string | undefined): Promise<Position> {
    const cursor = parseCursor(after)
    if (cursor === null) return startPosition
    const account = await selectAccount(deps.database, cursor.member)
    return { isNew: cursor.isNew, at: new Date(cursor.atMs), account: account ?? Number.MAX_SAFE_INTEGER }
  }

  return async (
    list: LikeList,
    { after, kinds }: { after?: string | undefined; kinds: readonly string[] },
    context: Context<Site, Viewer>,
  ): Promise<ReadPage> => {
    const position = await findPosition(after)
    const rows = await selectPage[list](deps.database, { reader: context.viewer.account, kinds, after: position })
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    const hasMore = rows.length > pageSize && last !== undefined
    return {
      members: await toCards(page, list, context),
      next: hasMore ? formatCursor({ isNew: last.new, atMs: last.at.getTime(), member: last.member_id }) : null,
    }
  }
}
