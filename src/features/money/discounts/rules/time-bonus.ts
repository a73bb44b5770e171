/**
 * The time bonus: a quarter off the first purchase within four hours of sign-up, once per member
 * (CRED-09).
 */
export const timeBonus = { code: 'TIMEBONUS25', percentage: 25, spanMs: 14_400_000 } as const

/**
 * Time after the end of the bonus during which no equal offer is made; otherwise its end would have
 * been meaningless (H7: no false deadlines).
 */
export const cooldownMs = 30 * 86_400_000

/** End of the bonus for a member who signed up at `signedUpAt`. */
export function bonusEndsAt(signedUpAt: Date): Date {
  return new Date(signedUpAt.getTime() + timeBonus.spanMs)
}

/** Whether the bonus is still running; the end instant is excluded. */
export function isBonusRunning(signedUpAt: Date, now: Date): boolean {
  return now < bonusEndsAt(signedUpAt)
}

/**
 * End of the cooldown without equal offers; `null` before the bonus is over and after the cooldown.
 */
export function getCooldownEnd(signedUpAt: Date, now: Date): Date | null {
  const endsAt = bonusEndsAt(signedUpAt)
  const until = new Date(endsAt.getTime() + cooldownMs)
  return now >= endsAt && now < until ? until : null
}
