import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { looksLikeId } from '#kernel/id.ts'
import { ageOn } from '#features/members/accounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { choosePlan } from '../rules/choose-plan.ts'
import { relatedTo } from '../rules/related-to.ts'
import { askOf, showsFiction } from './ask-of.ts'
import type { SearchDeps } from './deps.ts'
import type { Distances } from './distances.ts'
import { findRows } from './find-rows.ts'
import { inTime } from './in-time.ts'
import { makeCards } from './make-cards.ts'
import { selectTarget } from './store.ts'
import { toRequest } from './to-request.ts'

type Call = (typeof contract)['search.list_related']

const relatedAtMost = 8

/**
 * Members similar to a given one (SRCH-06). A member this reader may not find is not found here
 * either, as on the member's own page.
 */
export function listRelated(deps: SearchDeps, distances: Distances): Handler<Call, Site> {
  const { database, patienceMs = 4000 } = deps
  const toCards = makeCards(deps, distances)

  return async ({ member }, context) => {
    if (context.viewer === null && !deps.searchOpen(context.site, context)) return refuse('search.closed')
    if (!looksLikeId(member)) return refuse('not_found')
    const asking = await askOf(database, context)
    const fictional = showsFiction(asking, context.site)
    const kinds = fictional ? [0, ...asking.kinds] : [0]
    const target = await selectTarget(database, { member, pool: asking.pool, reader: asking.me, kinds })
    if (target === null) return refuse('not_found')
    const search = relatedTo(
      { ...target, age: ageOn(target.birth, asking.today) },
      { mutual: asking.searcher !== null, fictional },
    )
    const request = await toRequest(search, asking, distances)
    const plan = choosePlan(search, request.orientations)
    const excluded = [...request.excluded, target.account]
    return inTime(
      findRows(database, plan, 'page', { ...request, excluded })
        .then((rows) => toCards(rows.slice(0, relatedAtMost), asking, context))
        .then((members) => ({ members, searcher_country: asking.searcher?.country ?? null })),
      patienceMs,
    )
  }
}
