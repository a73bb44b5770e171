/** Pages that a member may use before accepting new terms: reading them, and rights they keep anyway. */
const open =
  /^\/(pages\/[^/]+|notifications(\/.*)?|transactions(\/.*)?|withdraw|complaints(\/.*)?|support|data-requests(\/.*)?|lang-config|account-deleted|offline)\/?$/

/** Whether a page can be used by a member who hasn't accepted the new terms (SITE-07). */
export function isOpenWithoutTerms(path: string): boolean {
  return open.test(path)
}
