import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { PhotosDeps } from './deps.ts'
import { deleteGrantTo } from './store-grants.ts'

/**
 * Takes one's private photos back from a member, at once. The answer is the same for someone who never could see them, is gone or
 * never was: nothing is to be learned from it, and who hid meanwhile is shut out all the same.
 */
export function closePrivate({
  database,
  tell,
}: Pick<PhotosDeps, 'database' | 'tell'>): Handler<(typeof contract)['photos.revoke_access'], Site> {
  return async ({ member }, { viewer }) => {
    const reader = looksLikeId(member) ? await deleteGrantTo(database, viewer.account, member) : null
    if (reader !== null) tell?.(reader, { type: 'photos.private', member: viewer.member })
    return null
  }
}
