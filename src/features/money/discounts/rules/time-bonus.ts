/** The time bonus: a quarter off the first purchase for four hours from the sign-up, once, and never again (CRED-09). */
export const timeBonus = { code: 'TIMEBONUS25', percentage: 25, spanMs: 14_400_000 } as const

/** For so long after it ran out nobody is offered as much again, or the time that ran out would have meant nothing (H7). */
export const quietMs = 30 * 86_400_000

/** The instant at which the bonus of someone who signed up then is over. */
export function bonusEndsAt(signedUpAt: Date): Date {
  return new Date(signedUpAt.getTime() + timeBonus.spanMs)
}

/** Whether the bonus still runs: at its last millisecond it does, at the instant it ends it does not. */
export function bonusRuns(signedUpAt: Date, now: Date): boolean {
  return now < bonusEndsAt(signedUpAt)
}

/** Until when nothing as good may be offered; null before the bonus is over and after that time. */
export function quietUntil(signedUpAt: Date, now: Date): Date | null {
  const endsAt = bonusEndsAt(signedUpAt)
  const until = new Date(endsAt.getTime() + quietMs)
  return now >= endsAt && now < until ? until : null
}
