import type { Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import type { RefundsDeps } from './deps.ts'
import { insertRefund, type RefundInput, type InsertRefundResult } from './store.ts'

/**
 * Promises a refund for a locked order, and has it requested from the provider after the commit.
 */
export async function promiseRefund(
  { emit }: Pick<RefundsDeps, 'emit'>,
  tx: Transaction,
  request: Omit<RefundInput, 'number'>,
  now: Date,
): Promise<InsertRefundResult> {
  const answer = await insertRefund(tx, { ...request, number: newId() }, now)
  if (answer.verdict === 'asked' && answer.refund !== null)
    await emit(tx, 'refunds.review_needed', { refund: answer.refund }, now)
  return answer
}
