import type { Queries } from '#platform/server/postgres/database.ts'
import type { Plan } from '../rules/choose-plan.ts'
import { splitIntoRings } from '../rules/split-into-rings.ts'
import type { ResultRow, SearchRequest } from './search-request.ts'
import { searchCells, searchRing } from './plans/store-around.ts'
import { searchCountry, searchRegion } from './plans/store-everyday.ts'
import type { Projection } from './store-projections.ts'
import { searchOrientation, searchYear } from './plans/store-sparse.ts'

/** One page of a search in order, plus one row. */
export function findRows(
  queries: Queries,
  plan: Plan,
  as: 'page' | 'visitor',
  request: SearchRequest,
): Promise<ResultRow[]> {
  return plan === 'near'
    ? findNearest(queries, as, request)
    : statements[plan]<ResultRow>(queries, as, request)
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
  const after =
    request.after.km === km
      ? request.after
      : { ...request.after, at: 'infinity' as const, account: Number.MAX_SAFE_INTEGER }
  const rows = await searchCells<ResultRow>(queries, as, { ...request, after })
  return rows.map((row) => ({ ...row, km }))
}
