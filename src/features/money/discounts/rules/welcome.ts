/** The welcome code: a smaller share off the first purchase, in somebody's first week. The site says how much (CRED-08). */
export const welcome = { code: 'WELCOME', spanMs: 7 * 86_400_000 } as const

/** The instant from which someone is no newcomer any more. */
export function welcomeEndsAt(signedUpAt: Date): Date {
  return new Date(signedUpAt.getTime() + welcome.spanMs)
}
