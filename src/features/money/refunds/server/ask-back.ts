import type { Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import type { RefundsDeps } from './deps.ts'
import { ask, type Asked, type AskedAnswer } from './store.ts'

/** Promises a refund of a locked order, and has it requested from the provider after the commit. */
export async function askBack(
  { emit }: Pick<RefundsDeps, 'emit'>,
  tx: Transaction,
  asked: Omit<Asked, 'number'>,
  now: Date,
): Promise<AskedAnswer> {
  const answer = await ask(tx, { ...asked, number: newId() }, now)
  if (answer.verdict === 'asked' && answer.refund !== null)
    await emit(tx, 'refunds.review_needed', { refund: answer.refund }, now)
  return answer
}
