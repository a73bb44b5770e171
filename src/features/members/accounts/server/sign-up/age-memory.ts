import type { Context } from '#kernel/context.ts'
import { daysBetween } from '#kernel/calendar.ts'
import { createSeal } from '#platform/server/secrets/seal.ts'
import { ageCookie, daysTooYoung, tooYoungUntil } from '../../rules/age-memory.ts'

/** Remembers in the browser that a sign-up was refused because of the age (ACC-05). */
export interface AgeMemory {
  /** The number of days for which this browser may not sign up; 0 if it may. */
  daysLeft(context: Pick<Context<unknown>, 'cookies'>, today: string): number
  remember(
    context: Pick<Context<unknown>, 'setCookie'>,
    facts: { readonly birth: string; readonly minAge: number; readonly today: string },
  ): void
}

/**
 * The cookie is encrypted, so that no one can forge it, and no one else who uses the device learns
 * a birthday from it.
 */
export function createAgeMemory(secret: string): AgeMemory {
  const seal = createSeal(secret, 'accounts.too_young')
  function open(value: string): string {
    try {
      return seal.open(Buffer.from(value, 'base64url'))
    } catch {
      // Not ours, or damaged.
      return ''
    }
  }
  return {
    daysLeft({ cookies }, today) {
      const value = cookies[ageCookie.name] ?? ''
      return value === '' || value.length > 200 ? 0 : daysTooYoung(open(value), today)
    },
    remember({ setCookie }, { birth, minAge, today }) {
      const until = tooYoungUntil(birth, minAge, today)
      setCookie({
        name: ageCookie.name,
        value: seal.close(until).toString('base64url'),
        maxAgeSeconds: daysBetween(today, until) * 86_400,
        httpOnly: true,
      })
    },
  }
}
