import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract.ts'
import type { PhotosDeps } from '../deps.ts'
import { selectReaders } from './store-grants.ts'

/** Members with access to the caller's private photos, for the photo manager. */
export function listPrivateReaders({
  database,
}: Pick<PhotosDeps, 'database'>): Handler<(typeof contract)['photos.list_grants'], Site> {
  return async (_, { viewer }) => {
    const rows = await selectReaders(database, viewer.account)
    return { members: rows.map((row) => ({ ...row, since: row.since.toISOString() })) }
  }
}
