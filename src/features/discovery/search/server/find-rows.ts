import type { Queries } from '#platform/server/postgres/database.ts'
import type { Plan } from '../rules/choose-plan.ts'
import { splitIntoRings } from '../rules/split-into-rings.ts'
import { startPosition, type ResultRow, type SearchRequest } from './search-request.ts'
import { searchCells, searchRing } from './plans/store-around.ts'
import { searchCountry, searchRegion } from './plans/store-everyday.ts'
import type { Projection } from './store-projections.ts'
import { searchOrientation, searchYear } from './plans/store-sparse.ts'

/** A search, and since when members count as online. */
interface Listing {
  readonly request: SearchRequest
  readonly onlineSince: Date
}

/**
 * One page of a search in order, plus one row. Lists by activity start with members who are online,
 * because cards show that; the rest are sorted by day.
 */
export function findRows(
  queries: Queries,
  plan: Plan,
  as: 'page' | 'visitor',
  listing: Listing,
): Promise<ResultRow[]> {
  return plan === 'near'
    ? findNearest(queries, as, listing.request)
    : findMostRecent(queries, plan, as, listing)
}

async function findMostRecent(
  queries: Queries,
  plan: Exclude<Plan, 'near'>,
  as: 'page' | 'visitor',
  { request, onlineSince }: Listing,
): Promise<ResultRow[]> {
  const find = (part: Partial<SearchRequest>) =>
    statements[plan]<ResultRow>(queries, as, { ...request, ...part })
  if (request.since !== null) return find({})
  const { offline } = request.after
  const online = offline ? [] : await find({ since: onlineSince, kinds: [0] })
  if (online.length === enough[as]) return online
  const after = offline ? request.after : startPosition
  const others = await find({ until: onlineSince, after })
  return [...online, ...others.map((row) => ({ ...row, offline: true }))].slice(0, enough[as])
}

/** The number of results of a search; 1001 means more than a thousand. */
export async function countRows(
  queries: Queries,
  plan: Plan,
  request: SearchRequest,
): Promise<number> {
  const statement = statements[plan === 'near' ? 'cells' : plan]
  const [row] = await statement<{ total: number }>(queries, 'count', request)
  return row?.total ?? 0
}

const statements: Record<
  Exclude<Plan, 'near'>,
  <Row>(queries: Queries, as: Projection, request: SearchRequest) => Promise<Row[]>
> = {
  region: searchRegion,
  country: searchCountry,
  orientation: searchOrientation,
  year: searchYear,
  cells: searchCells,
}

const enough = { page: 25, visitor: 72 }

/**
 * Searches ring by ring outwards until a page is full: most searches end in the first or second
 * ring.
 */
async function findNearest(
  queries: Queries,
  as: 'page' | 'visitor',
  request: SearchRequest,
): Promise<ResultRow[]> {
  const { after } = request
  const collected: ResultRow[] = []
  for (const cities of splitIntoRings(request.cities.filter(({ km }) => km >= after.km))) {
    const rows = await ring(queries, as, { ...request, cities })
    collected.push(...rows.slice(0, enough[as] - collected.length))
    if (collected.length === enough[as]) break
  }
  return collected
}

/**
 * If all cities of the ring are equally far (usually the searcher's own city), nearest first equals
 * most recently active first, which reads less.
 */
async function ring(
  queries: Queries,
  as: 'page' | 'visitor',
  request: SearchRequest,
): Promise<ResultRow[]> {
  const km = request.cities[0]?.km ?? 0
  if (request.cities.some((city) => city.km !== km)) return searchRing(queries, as, request)
  const after = request.after.km === km ? request.after : { ...startPosition, km: request.after.km }
  const rows = await searchCells<ResultRow>(queries, as, { ...request, after })
  return rows.map((row) => ({ ...row, km }))
}
