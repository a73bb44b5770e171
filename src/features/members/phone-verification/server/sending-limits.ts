import type { PhonesDeps } from './deps.ts'

/**
 * Whether another code may be sent, given the limits per number, per number range and per site;
 * each attempt is counted.
 */
export type MaySend = (asked: { number: string; mark: Buffer; site: number; now: Date }) => Promise<boolean>

/**
 * Creates the limits that prevent abuse of code sending: if attempts cannot be counted, nothing is
 * sent.
 */
export function sendingLimits({ limits }: Pick<PhonesDeps, 'limits'>): MaySend {
  const kept = { kept: 'database', ifLost: 'refuse' } as const
  const perNumber = limits.named({ name: 'phones.number', count: 3, seconds: 86_400, ...kept })
  const around = limits.named({ name: 'phones.around', count: 20, seconds: 3600, ...kept })
  const perSite = limits.named({ name: 'phones.site', count: 1000, seconds: 86_400, ...kept })
  return async ({ number, mark, site, now }) => {
    const taken = [
      // Keyed by hash, so that the counters contain no numbers either.
      await perNumber.take(mark.toString('hex'), now),
      await around.take(number.slice(0, -3), now),
      await perSite.take(String(site), now),
    ]
    return taken.every(({ granted }) => granted)
  }
}
