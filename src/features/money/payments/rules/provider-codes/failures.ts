/** Reasons for a failed payment that the payer can do something about (CRED-05). */
export const failures = [
  'declined',
  'insufficient_funds',
  'card_expired',
  'authentication_failed',
  'limit_exceeded',
] as const
export type Failure = (typeof failures)[number]

export function isFailure(text: unknown): text is Failure {
  return (failures as readonly unknown[]).includes(text)
}
