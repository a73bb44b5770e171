import type { Handler } from '#kernel/handler.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { contract } from '../contract.ts'
import type { PhonesDeps } from './deps.ts'
import { deleteCode, deletePhone } from './store.ts'

/** Removes the own number. Who was set apart by it stays so: else it would be the way back. */
export function remove({
  database,
  blocks,
}: Pick<PhonesDeps, 'database' | 'blocks'>): Handler<(typeof contract)['phone_verification.remove'], unknown> {
  return async (_, { viewer }) => {
    await database.transaction(async (tx) => {
      await forget(tx, viewer.account)
      await blocks.forgetPhone(tx, viewer.account)
    })
    return null
  }
}

/** Hears that an account is erased; its hash in blocks goes by blocks' own hearing. */
export function forgetPhone(): NowSubscriber<{ account: number }> {
  return async function phoneOfErased(tx, { account }) {
    await forget(tx, account)
  }
}

async function forget(tx: Transaction, account: number): Promise<void> {
  await deleteCode(tx, account)
  await deletePhone(tx, account)
}
