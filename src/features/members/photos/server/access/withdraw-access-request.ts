import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract.ts'
import type { PhotosDeps } from '../deps.ts'
import { deleteRequestByMember } from './store-requests.ts'

/**
 * Withdraws the caller's request. The response does not reveal whether there was such a member or
 * request.
 */
export function withdrawAccessRequest({
  database,
  notify,
}: Pick<PhotosDeps, 'database' | 'notify'>): Handler<
  (typeof contract)['photos.withdraw_request'],
  Site
> {
  return async ({ member }, { viewer }) => {
    const owner = looksLikeId(member)
      ? await deleteRequestByMember(database, viewer.account, member)
      : null
    if (owner !== null) notify?.(owner, { type: 'photos.private', member: viewer.member })
    return null
  }
}
