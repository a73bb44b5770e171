import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract.ts'
import type { PhotosDeps } from '../deps.ts'
import { selectAccessBetween } from './store-requests.ts'

/**
 * The state of private photos between two members, shown to both. Does not reveal whether the other
 * member has any.
 */
export function readAccessRequest({
  database,
  findMember,
}: Pick<PhotosDeps, 'database' | 'findMember'>): Handler<
  (typeof contract)['photos.read_request'],
  Site
> {
  return async ({ member }, { viewer: { account }, site }) => {
    const profile = await findMember(member, { reader: account, site })
    if (profile === null || profile.account === account) return refuse('not_found')
    const row = await selectAccessBetween(database, account, profile.account)
    return {
      theirs: row.theirs_open
        ? ('opened' as const)
        : row.requested_at === null
          ? ('none' as const)
          : ('asked' as const),
      requested_at: row.theirs_open ? null : (row.requested_at?.toISOString() ?? null),
      // A member without private photos is not shown a request.
      asks: row.asks_me && !row.mine_open && row.photos > 0,
      mine_opened: row.mine_open && row.photos > 0,
    }
  }
}
