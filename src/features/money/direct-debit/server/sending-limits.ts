import type { DirectDebitDeps } from './deps.ts'

/** Whether another code may be sent; every limit must allow it. */
export type SendingCheck = (request: {
  phone: string
  mark: Buffer
  address: string
  site: number
  now: Date
}) => Promise<boolean>

/**
 * Limits that prevent abuse of code messages: by phone, network address, phone range and site. If
 * the counters are unavailable, nothing is sent.
 */
export function createSendingLimits({ limits }: Pick<DirectDebitDeps, 'limits'>): SendingCheck {
  const named = (name: string, count: number, seconds: number) =>
    limits.named({ name: `direct_debit.${name}`, count, seconds, storage: 'database', ifDatabaseFails: 'refuse' })
  const soon = named('phone', 3, 600)
  const daily = named('phone_day', 5, 86_400)
  const caller = named('address', 10, 3600)
  const around = named('around', 20, 3600)
  const perSite = named('site', 1000, 86_400)
  return async ({ phone, mark, address, site, now }) => {
    // Keyed by hash, so that the counters do not store the number either.
    const phoneKey = mark.toString('hex')
    const results = [
      await soon.consume(phoneKey, now),
      await daily.consume(phoneKey, now),
      await caller.consume(address, now),
      await around.consume(phone.slice(0, -3), now),
      await perSite.consume(String(site), now),
    ]
    return results.every(({ granted }) => granted)
  }
}
