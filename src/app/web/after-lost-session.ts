import type { RefusalAnswer } from '#platform/web/api/answer.ts'

/**
 * A member whose session ended elsewhere is shown the login page, quietly and with the way back (ACC-16).
 * The same refusal from user.php, or for a visitor, does nothing.
 */
export function afterLostSession(refusal: RefusalAnswer, path: string, isMember: () => boolean): void {
  if (!refusal.authenticationRequired || path.split('?')[0]?.endsWith('user.php') || !isMember()) return
  const back = window.location.pathname + window.location.search
  window.location.assign(`/login?lost=1&to=${encodeURIComponent(back)}`)
}
