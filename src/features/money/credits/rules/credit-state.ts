/** How a wallet stands in the navigation: `danger` at nothing, `low` up to ten, else `fine` (CRED-11). */
export type CreditState = 'fine' | 'low' | 'danger'

const lowUpTo = 10

/** Tells when to warn that credits run out. */
export function creditState(credits: number): CreditState {
  if (credits <= 0) return 'danger'
  return credits <= lowUpTo ? 'low' : 'fine'
}
