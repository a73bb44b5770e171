import type { Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import type { RefundsDeps } from './deps.ts'
import { ask, type Asked, type AskedAnswer } from './store.ts'

/** Promises money of a held order back, and has the provider told after the commit. */
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
