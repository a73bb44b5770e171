import { isUnreadable } from '../../rules/is-unreadable.ts'
import type { ChatParts } from '../deps.ts'
import {
  deleteOldPaidAndGone,
  insertRefunds,
  payRefunds,
  releaseHolds,
  selectNextConversation,
  selectUnreadPaid,
} from './store-refunds.ts'

/** Conversations per query, and refunds per transaction. */
const chunk = 2000
const together = 200
/** How long paid messages of deleted conversations are kept for a later refund: half a year. */
const rememberedMs = 180 * 86_400_000

/**
 * Refunds credits automatically (BEY-08): finds paid messages that could not be read and refunds
 * their price to the original lots. All refunds are made in this nightly batch, so that their
 * timing does not reveal the reason. Interrupted or repeated runs never refund twice. Then releases
 * from escrow what was paid to members no longer under review (F13). Returns the number of refunds.
 */
export function refundUnread({
  database,
}: Pick<ChatParts, 'database'>): (now: Date) => Promise<number> {
  return async (now) => {
    let after = 0
    for (;;) {
      const upTo = await selectNextConversation(database, after, chunk)
      if (upTo === null) break
      const unread = await selectUnreadPaid(database, { after, upTo })
      const unreadable = unread.filter(
        ({ account_status, profile_status, last_active_at, kind, at }) =>
          isUnreadable(
            {
              kind,
              account: account_status,
              profile: profile_status,
              lastActiveAt: last_active_at,
              at,
            },
            now,
          ),
      )
      if (unreadable.length > 0) await insertRefunds(database, unreadable, now)
      after = upTo
    }
    await deleteOldPaidAndGone(database, new Date(now.getTime() - rememberedMs))
    let refunds = 0
    for (;;) {
      const { returned, left_over } = await payRefunds(database, together, now)
      refunds += returned
      if (!left_over) break
    }
    // Refunds come first, because credits refunded from escrow must not be released.
    while ((await releaseHolds(database, together, now)) > 0);
    return refunds
  }
}
