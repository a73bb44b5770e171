const day = 86_400_000

/** How long a passed profile stays hidden, in days. */
export const passDays = 30

/** Passes before this time have expired. */
export function passCutoff(now: Date): Date {
  return new Date(now.getTime() - passDays * day)
}

/**
 * Swipes since this time can be undone: one day, so that a returning member can still undo the last
 * one.
 */
export function undoCutoff(now: Date): Date {
  return new Date(now.getTime() - day)
}
