import type { RefusalAnswer } from '#platform/web/api/answer.ts'

/**
 * The server answers 404 to anyone who is not staff. After a 404 the session is therefore checked;
 * if it has ended, the log-in page opens with a link back.
 */
export async function handleLostSession(refusal: RefusalAnswer): Promise<void> {
  if (refusal.status !== 404) return
  const answer = await fetch('/api/office/me').catch(() => null)
  if (answer?.status !== 404) return
  window.location.assign(`/office/login?lost=1&to=${encodeURIComponent(window.location.pathname)}`)
}
