import type { Context, Viewer } from '#kernel/context.ts'
import { flagPart, instantPart, numberPart } from '#kernel/cursor.ts'
import { isRefusal, type Refusal } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { LikeCard } from '../contract.ts'
import type { LikeList } from '../rules/like-lists.ts'
import type { LikesDeps } from './deps.ts'
import { makeCards } from './make-cards.ts'
import { startPosition, pageSize, selectPage } from './store-lists.ts'

/** One page of a list and the cursor of the next. */
export interface ReadPage {
  readonly members: LikeCard[]
  readonly next: string | null
}

/** Whether the last like shown was new (new ones come first), its time, and the member’s account. */
const parts = [flagPart, instantPart, numberPart({ max: Number.MAX_SAFE_INTEGER })] as const

/** Creates the reader of list pages. */
export function readPage(deps: LikesDeps) {
  const toCards = makeCards(deps)

  const cursors = deps.cursors({ name: 'likes', parts, field: 'after' })

  return async (
    list: LikeList,
    { after, kinds }: { after?: string | undefined; kinds: readonly string[] },
    context: Context<Site, Viewer>,
  ): Promise<ReadPage | Refusal<'input.invalid'>> => {
    const scope = [list, context.viewer.account, [...kinds]]
    const place = cursors.open(after, scope)
    if (isRefusal(place)) return place
    const [isNew, at, account] = place ?? []
    const rows = await selectPage[list](deps.database, {
      reader: context.viewer.account,
      kinds,
      after:
        isNew === undefined || at === undefined || account === undefined
          ? startPosition
          : { isNew, at, account },
    })
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    const hasMore = rows.length > pageSize && last !== undefined
    return {
      members: await toCards(page, list, context),
      next: hasMore ? cursors.seal([last.new, last.at, last.other_id], scope) : null,
    }
  }
}
