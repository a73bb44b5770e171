import type { Context, Viewer } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { LikeCard } from '../contract.ts'
import { readCursor, writeCursor } from '../rules/cursor.ts'
import type { LikeList } from '../rules/like-lists.ts'
import type { LikesDeps } from './deps.ts'
import { makeCards } from './make-cards.ts'
import { beginning, pageSize, type Position, selectAccount, selectPage } from './store-lists.ts'

/** A page of a list and where it goes on. */
export interface ReadPage {
  readonly members: LikeCard[]
  readonly next: string | null
}

/** Reads a page of one of the lists. */
export function readPage(deps: LikesDeps) {
  const toCards = makeCards(deps)

  /** Someone who is gone since leaves their instant: others of it may come twice, but nobody is passed over. */
  async function positionOf(after: string | undefined): Promise<Position> {
    const cursor = readCursor(after)
    if (cursor === null) return beginning
    const account = await selectAccount(deps.database, cursor.member)
    return { isNew: cursor.isNew, at: new Date(cursor.atMs), account: account ?? Number.MAX_SAFE_INTEGER }
  }

  return async (
    list: LikeList,
    { after, kinds }: { after?: string | undefined; kinds: readonly string[] },
    context: Context<Site, Viewer>,
  ): Promise<ReadPage> => {
    const position = await positionOf(after)
    const rows = await selectPage[list](deps.database, { reader: context.viewer.account, kinds, after: position })
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    const goesOn = rows.length > pageSize && last !== undefined
    return {
      members: await toCards(page, list, context),
      next: goesOn ? writeCursor({ isNew: last.new, atMs: last.at.getTime(), member: last.member_id }) : null,
    }
  }
}
