import type { Handler } from '#kernel/handler.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { LikesDeps } from './deps.ts'
import { kindsFor } from './kinds-for.ts'
import { readPage } from './read-page.ts'
import { selectCountry, selectCounts } from './store-counts.ts'

/** One page of one of the lists (LIKE-01). */
export function listType(deps: LikesDeps): Handler<(typeof contract)['likes.list_type'], Site> {
  const read = readPage(deps)
  return async ({ type, after }, context) => {
    const reader = context.viewer.account
    const kinds = await kindsFor(deps, context)
    const [page, counts, country] = await Promise.all([
      read(type, { after, kinds }, context),
      selectCounts(deps.database, { reader, kinds }),
      selectCountry(deps.database, reader),
    ])
    if (isRefusal(page)) return page
    return { ...page, count: counts[type], reader_country: country }
  }
}
