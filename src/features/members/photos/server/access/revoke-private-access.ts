import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract.ts'
import type { PhotosDeps } from '../deps.ts'
import { deleteGrantByMember } from './store-grants.ts'

/**
 * Revokes a member's access to the caller's private photos, immediately. The response is the same
 * for a member who never had access, is deleted or never existed, so it reveals nothing; a member
 * who is hidden by now loses access too.
 */
export function revokePrivateAccess({
  database,
  notify,
}: Pick<PhotosDeps, 'database' | 'notify'>): Handler<
  (typeof contract)['photos.revoke_access'],
  Site
> {
  return async ({ member }, { viewer }) => {
    const reader = looksLikeId(member)
      ? await deleteGrantByMember(database, viewer.account, member)
      : null
    if (reader !== null) notify?.(reader, { type: 'photos.private', member: viewer.member })
    return null
  }
}
