import type { PhonesDeps } from './deps.ts'

/** Whether one more code may go out for a number, the numbers around it, and the whole site; each is counted. */
export type MaySend = (asked: { number: string; mark: Buffer; site: number; now: Date }) => Promise<boolean>

/** Makes the limits against codes sent for the sake of sending: where nobody can count, nothing goes out. */
export function sendingLimits({ limits }: Pick<PhonesDeps, 'limits'>): MaySend {
  const kept = { kept: 'database', ifLost: 'refuse' } as const
  const perNumber = limits.named({ name: 'phones.number', count: 3, seconds: 86_400, ...kept })
  const around = limits.named({ name: 'phones.around', count: 20, seconds: 3600, ...kept })
  const perSite = limits.named({ name: 'phones.site', count: 1000, seconds: 86_400, ...kept })
  return async ({ number, mark, site, now }) => {
    const taken = [
      // By its hash, so that the counters hold no number either.
      await perNumber.take(mark.toString('hex'), now),
      await around.take(number.slice(0, -3), now),
      await perSite.take(String(site), now),
    ]
    return taken.every(({ granted }) => granted)
  }
}
