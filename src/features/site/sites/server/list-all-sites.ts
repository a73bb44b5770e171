import type { Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '../rules/site.ts'
import { selectSites } from './store.ts'
import { toSite } from './to-site.ts'

/** Reads all sites without a running product, for checks before a start. */
export async function listAllSites(queries: Queries): Promise<readonly Site[]> {
  return (await selectSites(queries)).map(toSite)
}
