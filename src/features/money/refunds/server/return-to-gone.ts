import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { RefundsDeps } from './deps.ts'
import { requestRefund } from './request-refund.ts'
import { selectContact } from './store-declarations.ts'

/**
 * Gives money back that comes for an account that is erased: a slow transfer can arrive after its buyer is gone, and what it bought
 * nobody could ever spend or ask back.
 */
export function returnToGone(
  deps: Pick<RefundsDeps, 'emit' | 'siteById'>,
): NowSubscriber<{ order: string; account: number }> {
  const request = requestRefund(deps)
  return async (tx, { order, account }, now) => {
    if ((await selectContact(tx, account)) !== null) return
    await request(tx, { order, amountMinor: 'rest', reason: 'withdrawal', by: null, key: 'gone' }, now)
  }
}
