import type { PhonesDeps } from './deps.ts'

/**
 * Whether another code may be sent, given the limits per number, per number range and per site;
 * each attempt is counted.
 */
export type MaySendCode = (request: { number: string; mark: Buffer; site: number; now: Date }) => Promise<boolean>

/**
 * Creates the limits that prevent abuse of code sending: if attempts cannot be counted, nothing is
 * sent.
 */
export function createSendLimits({ limits }: Pick<PhonesDeps, 'limits'>): MaySendCode {
  const storage = { storage: 'database', ifDatabaseFails: 'refuse' } as const
  const perNumber = limits.named({ name: 'phones.number', count: 3, seconds: 86_400, ...storage })
  const around = limits.named({ name: 'phones.around', count: 20, seconds: 3600, ...storage })
  const perSite = limits.named({ name: 'phones.site', count: 1000, seconds: 86_400, ...storage })
  return async ({ number, mark, site, now }) => {
    const results = [
      // Keyed by hash, so that the counters contain no numbers either.
      await perNumber.consume(mark.toString('hex'), now),
      await around.consume(number.slice(0, -3), now),
      await perSite.consume(String(site), now),
    ]
    return results.every(({ granted }) => granted)
  }
}
