import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { PhotoVerificationDeps } from './deps.ts'
import { closeRequest } from './store-requests.ts'

/** Withdraws a waiting request with its picture, or removes the mark, whichever exists (BEY-14). */
export function withdrawVerification({
  database,
  photos,
}: Pick<PhotoVerificationDeps, 'database' | 'photos'>): Handler<
  (typeof contract)['photo_verification.withdraw'],
  Site
> {
  return (_, { viewer: { account }, now }) =>
    database.transaction(async (tx) => {
      await photos.compared.lock(tx, account)
      for (const from of ['waiting', 'verified'] as const) {
        const closed = await closeRequest(tx, account, { from, to: 'withdrawn' }, now)
        if (closed === null) continue
        if (closed.key !== null) await photos.selfies.discard(tx, [closed.key], now)
        await photos.compared.mark(tx, account, [], now)
      }
      return null
    })
}
