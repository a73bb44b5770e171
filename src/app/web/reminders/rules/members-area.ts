/** The members area is these six pages and nothing else (CRED-10): members, one of them, chats, likes, a match, premium. */
const pages = /^\/(members|members\/[^/]+|chats|likes|likes\/m\/[^/]+|premium)\/?$/

/** Whether a page lies in the members area. */
export function inMembersArea(path: string): boolean {
  return pages.test(path)
}

/** For so long one looks around there before the dialog comes. */
export const dialogAfterMs = 40_000

/** The key under which a browser keeps when the dialog was closed. */
export const dialogFlag = 'hide-time-bonus-modal'
