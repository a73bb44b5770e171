import type { RefusalAnswer } from '#platform/web/api/answer.ts'

/**
 * To whoever is not of the staff, nothing of the office is there. So when something is not there, the session is asked for: if that is
 * gone too, the log-in opens, with the way back.
 */
export async function afterLostSession(refusal: RefusalAnswer): Promise<void> {
  if (refusal.status !== 404) return
  const answer = await fetch('/api/office/me').catch(() => null)
  if (answer?.status !== 404) return
  window.location.assign(`/office/login?lost=1&to=${encodeURIComponent(window.location.pathname)}`)
}
