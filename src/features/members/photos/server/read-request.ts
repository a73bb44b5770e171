import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import type { PhotosDeps } from './deps.ts'
import { selectBetween } from './store-requests.ts'

/** What lies between two members about private photos, for both their screens. Whether the other has any is not in it. */
export function readRequest({
  database,
  findMember,
}: Pick<PhotosDeps, 'database' | 'findMember'>): Handler<(typeof contract)['photos.read_request'], Site> {
  return async ({ member }, { viewer: { account }, site }) => {
    const found = await findMember(member, { reader: account, site })
    if (found === null || found.account === account) return refuse('not_found')
    const row = await selectBetween(database, account, found.account)
    return {
      theirs: row.theirs_open ? ('opened' as const) : row.requested_at === null ? ('none' as const) : ('asked' as const),
      requested_at: row.theirs_open ? null : (row.requested_at?.toISOString() ?? null),
      // Who has nothing to open is not asked.
      asks: row.asks_me && !row.mine_open && row.photos > 0,
      mine_opened: row.mine_open && row.photos > 0,
    }
  }
}
