/**
 * Wallet state shown in the navigation: `danger` at zero, `low` up to ten, otherwise `fine`
 * (CRED-11).
 */
export type CreditState = 'fine' | 'low' | 'danger'

const lowUpTo = 10

/** Classifies a balance. */
export function getCreditState(credits: number): CreditState {
  if (credits <= 0) return 'danger'
  return credits <= lowUpTo ? 'low' : 'fine'
}
