const day = 86_400_000

/** How long someone who was passed stays away, in days. */
export const passedForDays = 30

/** Passes given before this instant no longer keep anyone away. */
export function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - passedForDays * day)
}

/** How long a swipe can be undone: whoever comes back within a day finds the last one still there. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - day)
}
