/**
 * The welcome code: a smaller discount on the first purchase in a member's first week. The
 * percentage is a site setting (CRED-08).
 */
export const welcome = { code: 'WELCOME', spanMs: 7 * 86_400_000 } as const

/** End of a member's first week. */
export function welcomeEndsAt(signedUpAt: Date): Date {
  return new Date(signedUpAt.getTime() + welcome.spanMs)
}
