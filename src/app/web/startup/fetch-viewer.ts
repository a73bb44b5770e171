import type { Api } from '#platform/web/api/api.ts'
import type { BrowserViewer } from '#platform/web/surroundings.ts'

/** Fetches the viewer; a visitor is `null`, not an error. */
export async function fetchViewer(api: Api): Promise<BrowserViewer | null> {
  const answer = await api.call('accounts.read_user', {})
  return answer.ok ? (answer.value as { user: BrowserViewer }).user : null
}
