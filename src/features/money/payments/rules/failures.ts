/** Why a payment failed, as far as its payer can do something about it (CRED-05). */
export const failures = [
  'declined',
  'insufficient_funds',
  'card_expired',
  'authentication_failed',
  'limit_exceeded',
] as const
export type Failure = (typeof failures)[number]

/** Tells whether a text names one. */
export function isFailure(text: unknown): text is Failure {
  return (failures as readonly unknown[]).includes(text)
}
