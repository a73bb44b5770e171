import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { PhotosDeps } from './deps.ts'
import { deleteRequestTo } from './store-requests.ts'

/** Takes the own asking back. The answer tells nothing of whether there was somebody, or something. */
export function takeRequestBack({
  database,
  tell,
}: Pick<PhotosDeps, 'database' | 'tell'>): Handler<(typeof contract)['photos.withdraw_request'], Site> {
  return async ({ member }, { viewer }) => {
    const owner = looksLikeId(member) ? await deleteRequestTo(database, viewer.account, member) : null
    if (owner !== null) tell?.(owner, { type: 'photos.private', member: viewer.member })
    return null
  }
}
