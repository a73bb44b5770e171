import type { Handler } from '#kernel/handler.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { contract } from '../contract.ts'
import type { PhonesDeps } from './deps.ts'
import { deleteCode, deletePhone } from './store.ts'

/**
 * Removes the member's number. Members hidden because of it stay hidden; otherwise removal would be
 * a way around the block.
 */
export function removeNumber({
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

/** Handles the erasure of an account; blocks deletes its own hash in its own subscriber. */
export function onAccountErased(): TransactionalSubscriber<{ account: number }> {
  return async function phoneOfErased(tx, { account }) {
    await forget(tx, account)
  }
}

async function forget(tx: Transaction, account: number): Promise<void> {
  await deleteCode(tx, account)
  await deletePhone(tx, account)
}
