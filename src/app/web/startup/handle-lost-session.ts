import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { isSessionEnding } from '#platform/web/ending-session.ts'
import { deletePrivateData } from '#platform/web/private-data.ts'

/** How long leaving for the log-in page may take; later it is tried again, in case someone stopped it. */
const leaveMs = 10_000
let leftAt: number | undefined

/**
 * Sends a member whose session ended elsewhere to the login page, without an error message and with
 * a link back (ACC-16). Does nothing for visitors, when user.php returns the same refusal, or while the page
 * logs out.
 */
export function handleLostSession(
  refusal: RefusalAnswer,
  path: string,
  isMember: () => boolean,
): void {
  if (!refusal.authenticationRequired || path.split('?')[0]?.endsWith('user.php') || !isMember())
    return
  if (isSessionEnding()) return
  // Several requests may be refused at once, and a second navigation would abort the first.
  const now = performance.now()
  if (leftAt !== undefined && now - leftAt < leaveMs) return
  leftAt = now
  void deletePrivateData()
  const returnPath = window.location.pathname + window.location.search
  window.location.assign(`/login?lost=1&to=${encodeURIComponent(returnPath)}`)
}
