/**
 * The members area is exactly these six pages (CRED-10): members, a member, chats, likes, a match,
 * premium.
 */
const pages = /^\/(members|members\/[^/]+|chats|likes|likes\/m\/[^/]+|premium)\/?$/

export function isInMembersArea(path: string): boolean {
  return pages.test(path)
}

/** The time a member spends there before the dialog opens. */
export const dialogAfterMs = 40_000

/** The localStorage key for when the dialog was closed. */
export const dialogFlag = 'hide-time-bonus-modal'
