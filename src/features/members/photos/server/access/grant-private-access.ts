import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract.ts'
import { maxPrivateReaders } from '../../rules/limits.ts'
import type { PhotosDeps } from '../deps.ts'
import { lockPhotos } from '../store.ts'
import {
  countReaders,
  deleteGrant,
  insertGrant,
  lockPair,
  selectIsGranted,
} from './store-grants.ts'
import { deleteRequest } from './store-requests.ts'

// phrases: refusals.*
/**
 * Grants one member access to the caller's private photos (PRO-01, PRO-06). A member that the
 * caller cannot see counts as nonexistent.
 */
export function grantPrivateAccess({
  database,
  findMember,
  notify,
}: Pick<PhotosDeps, 'database' | 'findMember' | 'notify'>): Handler<
  (typeof contract)['photos.grant_access'],
  Site
> {
  return async ({ member }, { viewer: { account, member: mine }, site, now }) => {
    const find = () => findMember(member, { reader: account, site })
    const reader = await find()
    if (reader === null || reader.account === account) return refuse('not_found')
    // Profiles of any other kind are run by people that the owner does not know.
    if (reader.kind !== 'member') return refuse('photos.only_for_members')
    const full = await database.transaction(async (tx) => {
      await lockPair(tx, account, reader.account)
      await lockPhotos(tx, account)
      if (await selectIsGranted(tx, reader.account, account)) return false
      if ((await countReaders(tx, account)) >= maxPrivateReaders) return true
      await insertGrant(tx, account, reader.account, now)
      await deleteRequest(tx, account, reader.account)
      return false
    })
    if (full) return refuse('photos.too_many_readers', { with: { most: maxPrivateReaders } })
    // A concurrent block takes precedence.
    if ((await find()) !== null) {
      notify?.(reader.account, { type: 'photos.private', member: mine })
      return null
    }
    await deleteGrant(database, account, reader.account)
    return refuse('not_found')
  }
}
