import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { deletePrivateData } from '#platform/web/private-data.ts'

/**
 * Sends a member whose session ended elsewhere to the login page, without an error message and with
 * a link back (ACC-16). Does nothing for visitors or when user.php returns the same refusal.
 */
export function handleLostSession(
  refusal: RefusalAnswer,
  path: string,
  isMember: () => boolean,
): void {
  if (!refusal.authenticationRequired || path.split('?')[0]?.endsWith('user.php') || !isMember())
    return
  void deletePrivateData()
  const returnPath = window.location.pathname + window.location.search
  window.location.assign(`/login?lost=1&to=${encodeURIComponent(returnPath)}`)
}
