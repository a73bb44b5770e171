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
import { createSimilarFinder } from './find-similar.ts'
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
  const similarCursors = createSearchCursors(deps.cursors, 'similar_after')
  const explain = explainFewResults(database, distances)
  const findSimilar = createSimilarFinder(database, distances)
  const count = createResultCounter(database)

  async function find(
    input: SearchInput,
    { after, similar_after: similarAfter }: Cursors,
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
    const similarPlace = similarCursors.read(similarAfter, search, asking)
    if (isRefusal(similarPlace)) return similarPlace
    const position = place?.position ?? startPosition
    const onlineSince = place?.onlineSince ?? startOfOnline(context.now)
    const request = await toSearchRequest(search, asking, distances)
    const plan = choosePlan(search, request.orientations)

    const head = {
      search: search as SearchResult['search'],
      searcher: asking.searcher && { country: asking.searcher.country, city: asking.searcher.city },
    }
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
    const similarStart = similarPlace ?? { position: startPosition, onlineSince }
    const similar = fewResults
      ? await findSimilar(search, asking, page, similarStart)
      : { rows: [], total: null, more: false }
    const lastSimilar = similar.rows.at(-1)
    const similarNext =
      similar.more && !visitor && lastSimilar !== undefined
        ? similarCursors.after(lastSimilar, similarStart.onlineSince, search, asking)
        : null
    if (similarPlace !== null) {
      const cards = await toCards(similar.rows, asking, context)
      return { ...noResults, ...head, similar: cards, similar_next: similarNext }
    }
    const cards = await toCards([...page, ...similar.rows], asking, context)
    return {
      ...head,
      members: cards.slice(0, page.length),
      total: total === null ? null : Math.min(total, maxCounted),
      total_capped: total !== null && total > maxCounted,
      next:
        rows.length > pageSize && last !== undefined
          ? cursors.after(last, onlineSince, search, asking)
          : null,
      similar: cards.slice(page.length),
      similar_total: visitor ? null : similar.total,
      similar_next: similarNext,
      relaxations: fewResults ? await explain(search, asking, total) : [],
    }
  }

  return async ({ after, similar_after, ...asked }, context) => {
    if (context.viewer === null && !deps.searchOpen(context.site, context))
      return refuse('search.closed')
    return withTimeout(find(asked, { after, similar_after }, context), timeoutMs)
  }
}

/** The cursors at which the results, or the near matches, continue. */
interface Cursors {
  readonly after: string | undefined
  readonly similar_after: string | undefined
}

/** A page of near matches only. */
const noResults = {
  members: [],
  total: null,
  total_capped: false,
  next: null,
  similar_total: null,
  relaxations: [],
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
