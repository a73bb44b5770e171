import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract.ts'
import type { PhotosDeps } from '../deps.ts'
import { deleteRequest, insertRequest } from './store-requests.ts'

// phrases: refusals.*
/**
 * Asks a member for access to their private photos. The response is the same whether or not they
 * have any (PRO-06).
 */
export function requestPrivateAccess({
  database,
  findMember,
  notify,
}: Pick<PhotosDeps, 'database' | 'findMember' | 'notify'>): Handler<
  (typeof contract)['photos.request_access'],
  Site
> {
  return async ({ member }, { viewer, site, now }) => {
    const find = () => findMember(member, { reader: viewer.account, site })
    const owner = await find()
    if (owner === null || owner.account === viewer.account) return refuse('not_found')
    if (owner.kind !== 'member') return refuse('photos.only_members_asked')
    const isNew = await insertRequest(database, owner.account, viewer.account, now)
    // A concurrent block takes precedence.
    if ((await find()) === null) {
      await deleteRequest(database, owner.account, viewer.account)
      return refuse('not_found')
    }
    if (isNew) notify?.(owner.account, { type: 'photos.private', member: viewer.member })
    return null
  }
}
