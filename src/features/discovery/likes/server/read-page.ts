import type { Context, Viewer } from '#kernel/context.ts'
import { decodeCursor, encodeCursor, flagPart, idPart, instantPart } from '#kernel/cursor.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { LikeCard } from '../contract.ts'
import type { LikeList } from '../rules/like-lists.ts'
import type { LikesDeps } from './deps.ts'
import { makeCards } from './make-cards.ts'
import { startPosition, pageSize, type Position, selectAccount, selectPage } from './store-lists.ts'

/** One page of a list and the cursor of the next. */
export interface ReadPage {
  readonly members: LikeCard[]
  readonly next: string | null
}

/** Whether the last like shown was new (new ones come first), its time, and the member’s public id. */
const cursorParts = [flagPart, instantPart, idPart] as const

/** Creates the reader of list pages. */
export function readPage(deps: LikesDeps) {
  const toCards = makeCards(deps)

  /**
   * If the cursor's member no longer exists, the page restarts at their timestamp: others with the
   * same timestamp may appear twice, but no one is skipped.
   */
  async function findPosition(after: string | undefined): Promise<Position> {
    const cursor = decodeCursor(cursorParts, after)
    if (cursor === null) return startPosition
    const [isNew, at, member] = cursor
    const account = await selectAccount(deps.database, member)
    return { isNew, at, account: account ?? Number.MAX_SAFE_INTEGER }
  }

  return async (
    list: LikeList,
    { after, kinds }: { after?: string | undefined; kinds: readonly string[] },
    context: Context<Site, Viewer>,
  ): Promise<ReadPage> => {
    const position = await findPosition(after)
    const rows = await selectPage[list](deps.database, {
      reader: context.viewer.account,
      kinds,
      after: position,
    })
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    const hasMore = rows.length > pageSize && last !== undefined
    return {
      members: await toCards(page, list, context),
      next: hasMore ? encodeCursor(cursorParts, [last.new, last.at, last.member_id]) : null,
    }
  }
}
