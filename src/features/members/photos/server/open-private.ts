import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { readersAtMost } from '../rules/limits.ts'
import type { PhotosDeps } from './deps.ts'
import { lockPhotos } from './store.ts'
import { countReaders, deleteGrant, insertGrant, selectIsGranted } from './store-grants.ts'
import { deleteRequest } from './store-requests.ts'

// phrases: refusals.*
/**
 * Grants one member access to the caller's private photos (PRO-01, PRO-06). A member the caller
 * cannot see counts as nonexistent.
 */
export function openPrivate({
  database,
  findMember,
  tell,
}: Pick<PhotosDeps, 'database' | 'findMember' | 'tell'>): Handler<(typeof contract)['photos.grant_access'], Site> {
  return async ({ member }, { viewer: { account, member: mine }, site, now }) => {
    const find = () => findMember(member, { reader: account, site })
    const found = await find()
    if (found === null || found.account === account) return refuse('not_found')
    // Profiles of any other kind are operated by people the owner does not know.
    if (found.kind !== 'member') return refuse('photos.only_for_members')
    const full = await database.transaction(async (tx) => {
      await lockPhotos(tx, account)
      if (await selectIsGranted(tx, found.account, account)) return false
      if ((await countReaders(tx, account)) >= readersAtMost) return true
      await insertGrant(tx, account, found.account, now)
      await deleteRequest(tx, account, found.account)
      return false
    })
    if (full) return refuse('photos.too_many_readers', { with: { most: readersAtMost } })
    // A concurrent block wins.
    if ((await find()) !== null) {
      tell?.(found.account, { type: 'photos.private', member: mine })
      return null
    }
    await deleteGrant(database, account, found.account)
    return refuse('not_found')
  }
}
