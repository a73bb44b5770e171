import { createKeyedHash } from '#platform/server/secrets/keyed-hash.ts'
import { dayMs } from '#kernel/duration.ts'
import { isHardBounce, maxSoftBounces, softBounceDays } from '../rules/classify-failure.ts'
import type { NotificationsDeps } from './deps.ts'
import type { ReturnedTo } from './returned-mail/return-path.ts'
import {
  selectAddress,
  selectSuppressed,
  upsertSoftBounce,
  upsertSuppression,
} from './store-suppressions.ts'

/** Addresses to which no notifications are sent, and how they get there (NTF-02). */
export interface Suppressions {
  /** The keyed hash under which an address is stored. */
  digest(email: string): Buffer
  has(email: string): Promise<boolean>
  /** Records that an email was returned or refused, with the status or response of the mail server. */
  recordBounce(
    bounced: { account: number; email: string; status: string },
    now: Date,
  ): Promise<void>
  /** Records that the owner of the address reported an email as spam. */
  recordComplaint(complaint: { account: number; email: string }, now: Date): Promise<void>
  /** The current address of an account if the returned email went to it; null after a change. */
  findAddress(to: ReturnedTo): Promise<string | null>
}

export function createSuppressions({
  database,
  secret,
  returnPaths,
}: Pick<NotificationsDeps, 'database' | 'secret' | 'returnPaths'>): Suppressions {
  const hash = createKeyedHash(secret, 'notifications.suppression')
  const digest = (email: string) => hash.digest(email.toLowerCase())
  return {
    digest,
    has: (email) => selectSuppressed(database, digest(email)),
    async recordBounce({ account, email, status }, now) {
      const addressHash = digest(email)
      if (isHardBounce(status)) {
        await upsertSuppression(database, { addressHash, account, reason: 'bounce' }, now)
        return
      }
      const countedSince = new Date(now.getTime() - softBounceDays * dayMs)
      await upsertSoftBounce(
        database,
        { addressHash, account, countedSince, max: maxSoftBounces },
        now,
      )
    },
    recordComplaint: ({ account, email }, now) =>
      upsertSuppression(database, { addressHash: digest(email), account, reason: 'fbl' }, now),
    async findAddress({ account, mark }) {
      const email = await selectAddress(database, account)
      return email !== null && returnPaths.mark(email) === mark ? email : null
    },
  }
}
