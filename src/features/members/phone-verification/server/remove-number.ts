import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import type { PhonesDeps } from './deps.ts'
import { deleteCode, deletePhone } from './store.ts'

/**
 * Removes the member's number. Members hidden because of it stay hidden; otherwise removing it
 * would be a way around the block.
 */
export function removeNumber({
  database,
  blocks,
}: Pick<PhonesDeps, 'database' | 'blocks'>): Handler<
  (typeof contract)['phone_verification.remove'],
  unknown
> {
  return async (_, { viewer }) => {
    await database.transaction(async (tx) => {
      await deleteCode(tx, viewer.account)
      await deletePhone(tx, viewer.account)
      await blocks.forgetPhone(tx, viewer.account)
    })
    return null
  }
}
