import type { Context } from '#kernel/context.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import {
  addressEmailLimits,
  decideEmail,
  type EmailLimits,
  type EmailLimitDecision,
} from '../../rules/email-limits.ts'
import { lockAttempts, updateAttempts } from '#platform/server/attempts/store.ts'
import { type CountedEvent, counterKey } from '../sessions/counter-key.ts'

type When = Pick<Context<Site>, 'site' | 'now'>

const lookBackMs = 2 * 86_400_000

/** Counts a requested email, or returns why none may be sent; exact under concurrency. */
export async function countEmail(
  tx: Transaction,
  counted: CountedEvent,
  limits: EmailLimits,
  { site, now }: When,
): Promise<EmailLimitDecision> {
  const key = counterKey(counted)
  const count = await lockAttempts(tx, key, now)
  const verdict = decideEmail(count.times, limits, now, site.timeZone)
  if (!verdict.send) return verdict
  const recent = count.times.filter((time) => now.getTime() - time.getTime() < lookBackMs)
  await updateAttempts(tx, key, { times: [...recent, now], blockedUntil: null }, now)
  return verdict
}

/**
 * Counts an email about to be sent to an address, regardless of the cause. Returns false if the
 * address has reached its limit; the requester is not told, because that would reveal earlier
 * activity at the address.
 */
export async function countEmailToAddress(
  tx: Transaction,
  counted: Extract<CountedEvent, { email: string; of: `${string}_to` }>,
  when: When,
): Promise<boolean> {
  return (await countEmail(tx, counted, addressEmailLimits, when)).send
}
