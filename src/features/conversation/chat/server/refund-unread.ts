import { isUnreadable } from '../rules/is-unreadable.ts'
import type { ChatParts } from './deps.ts'
import { forgetGone, noteRefunds, returnCredits, selectNextConversation, selectUnreadPaid } from './store-refunds.ts'

/** Conversations looked at in one statement, and refunds paid in one transaction. */
const chunk = 2000
const together = 200
/** How long it is remembered whom a message went to whose conversation is gone: half a year. */
const rememberedMs = 180 * 86_400_000

/**
 * Credits come back by themselves (BEY-08): finds the paid messages that nobody could read and gives back what they cost, to the very
 * lots. Everything comes in this one nightly batch, so that its hour tells no cause. Cut short or run twice it pays nothing twice.
 */
export function refundUnread({ database }: Pick<ChatParts, 'database'>): (now: Date) => Promise<number> {
  return async (now) => {
    let after = 0
    for (;;) {
      const upTo = await selectNextConversation(database, after, chunk)
      if (upTo === null) break
      const unread = await selectUnreadPaid(database, { after, upTo })
      const lost = unread.filter(({ account_status, profile_status, last_active_at, kind, at }) =>
        isUnreadable({ kind, account: account_status, profile: profile_status, lastActiveAt: last_active_at, at }, now),
      )
      if (lost.length > 0) await noteRefunds(database, lost, now)
      after = upTo
    }
    await forgetGone(database, new Date(now.getTime() - rememberedMs))
    let refunds = 0
    for (;;) {
      const { returned, left_over } = await returnCredits(database, together, now)
      refunds += returned
      if (!left_over) return refunds
    }
  }
}
