import type { Context } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, SearchResult } from '../contract.ts'
import { choosePlan } from '../rules/choose-plan.ts'
import { fillSearch } from '../rules/fill-search.ts'
import { restrictToOffered } from '../rules/restrict-to-offered.ts'
import { type SearchInput, pageSize, visitorPages } from '../rules/search.ts'
import { readSearchContext, showsFiction } from './read-search-context.ts'
import { createResultCounter } from './count-results.ts'
import type { SearchDeps } from './deps.ts'
import type { Distances } from './distances.ts'
import { explainFewResults } from './explain-few-results.ts'
import { findRows } from './find-rows.ts'
import { withTimeout } from './with-timeout.ts'
import { makeCards } from './cards/make-cards.ts'
import { createSearchCursors, rowsAfter } from './read-position.ts'
import { type ResultRow, startPosition } from './search-request.ts'
import { startOfOnline, toSearchRequest } from './to-search-request.ts'

type Call = (typeof contract)['search.find_members']

/** Totals above this are reported as "more". */
export const maxCounted = 500

/** Finds members, one page at a time (SRCH-01). */
export function findMembers(deps: SearchDeps, distances: Distances): Handler<Call, Site> {
  const { database, timeoutMs = 4000 } = deps
  const toCards = makeCards(deps, distances)
  const cursors = createSearchCursors(deps.cursors)
  const explain = explainFewResults(database, distances)
  const count = createResultCounter(database)

  async function find(
    input: SearchInput,
    after: string | undefined,
    context: Context<Site>,
  ): Promise<SearchResult | Refusal<'input.invalid'>> {
    const asking = await readSearchContext(database, context)
    const fictional = showsFiction(asking, context.site)
    // If the profiles are hidden, no URL can include them, because their pages are hidden too.
    const within = restrictToOffered(input, context.site.settings)
    const search = fillSearch(
      { ...within, ...(!fictional && { fictional: false }) },
      asking.searcher,
      {
        country: context.site.country,
        today: asking.today,
        fictional,
      },
    )
    const place = cursors.read(after, search, asking)
    if (isRefusal(place)) return place
    const position = place?.position ?? startPosition
    const onlineSince = place?.onlineSince ?? startOfOnline(context.now)
    const request = await toSearchRequest(search, asking, distances)
    const plan = choosePlan(search, request.orientations)

    const visitor = asking.me === null
    // A visitor's list is always read from the start, so that no URL leads beyond the third page.
    const rows = visitor
      ? rowsAfter(await findRows(database, plan, 'visitor', { request, onlineSince }), position)
      : await findRows(database, plan, 'page', {
          request: { ...request, after: position },
          onlineSince,
        })
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    const total =
      after === undefined
        ? await resolveTotal(rows, visitor, () => count(plan, request, context.now))
        : null
    const fewResults = total !== null && total < pageSize
    const explained = fewResults
      ? await explain(search, asking, page, total)
      : { similar: [], relaxations: [] }
    const cards = await toCards([...page, ...explained.similar], asking, context)
    return {
      search: search as SearchResult['search'],
      searcher: asking.searcher && { country: asking.searcher.country, city: asking.searcher.city },
      members: cards.slice(0, page.length),
      total: total === null ? null : Math.min(total, maxCounted),
      total_capped: total !== null && total > maxCounted,
      next:
        rows.length > pageSize && last !== undefined
          ? cursors.after(last, onlineSince, search, asking)
          : null,
      similar: cards.slice(page.length),
      relaxations: explained.relaxations,
    }
  }

  return async ({ after, ...asked }, context) => {
    if (context.viewer === null && !deps.searchOpen(context.site, context))
      return refuse('search.closed')
    return withTimeout(find(asked, after, context), timeoutMs)
  }
}

/** A list that ends on its first page needs no separate count. */
async function resolveTotal(
  rows: readonly ResultRow[],
  visitor: boolean,
  count: () => Promise<number>,
): Promise<number> {
  const whole = rows.length <= pageSize || (visitor && rows.length < visitorPages * pageSize)
  return whole ? rows.length : count()
}
