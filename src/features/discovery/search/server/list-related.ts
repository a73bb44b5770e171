import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { looksLikeId } from '#kernel/id.ts'
import { ageOn } from '#features/members/accounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { choosePlan } from '../rules/choose-plan.ts'
import { buildRelatedSearch } from '../rules/build-related-search.ts'
import { readSearchContext, showsFiction } from './read-search-context.ts'
import type { SearchDeps } from './deps.ts'
import type { Distances } from './distances.ts'
import { findRows } from './find-rows.ts'
import { withTimeout } from './with-timeout.ts'
import { makeCards } from './cards/make-cards.ts'
import { selectTarget } from './store.ts'
import { startOfOnline, toSearchRequest } from './to-search-request.ts'

type Call = (typeof contract)['search.list_related']

const maxRelated = 8

/**
 * Members similar to a given one (SRCH-06). A member that this reader may not find is not found
 * here either, as on that member's page.
 */
export function listRelated(deps: SearchDeps, distances: Distances): Handler<Call, Site> {
  const { database, timeoutMs = 4000 } = deps
  const toCards = makeCards(deps, distances)

  return async ({ member }, context) => {
    if (context.viewer === null && !deps.searchOpen(context.site, context))
      return refuse('search.closed')
    if (!looksLikeId(member)) return refuse('not_found')
    const searchContext = await readSearchContext(database, context)
    const fictional = showsFiction(searchContext, context.site)
    const kinds = fictional ? [0, ...searchContext.kinds] : [0]
    const target = await selectTarget(database, {
      member,
      pool: searchContext.pool,
      reader: searchContext.me,
      kinds,
    })
    if (target === null) return refuse('not_found')
    const search = buildRelatedSearch(
      { ...target, age: ageOn(target.birth, searchContext.today) },
      { mutual: searchContext.searcher !== null, fictional },
    )
    const request = await toSearchRequest(search, searchContext, distances)
    const plan = choosePlan(search, request.orientations)
    const excluded = [...request.excluded, target.account]
    return withTimeout(
      findRows(database, plan, 'page', {
        request: { ...request, excluded },
        onlineSince: startOfOnline(context.now),
      })
        .then((rows) => toCards(rows.slice(0, maxRelated), searchContext, context))
        .then((members) => ({
          members,
          searcher_country: searchContext.searcher?.country ?? null,
        })),
      timeoutMs,
    )
  }
}
