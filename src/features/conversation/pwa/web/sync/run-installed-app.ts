import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#platform/web/api/api.ts'
import { pageLive } from '#platform/web/live/page-live.ts'
import { recordMeeting, watchInstallation } from '../install/install-state.ts'
import { openConversationStore } from '../store/conversation-store.ts'
import { keepConversations } from './keep-conversations.ts'
import { prepareOfflinePage } from './prepare-offline-page.ts'

/** The context of a member's page. */
export interface AppSurroundings {
  readonly api: Api
  readonly cache: QueryClient
  /** The member's id. */
  readonly reader: string
  readonly quiet: boolean
}

/**
 * Runs the app's tasks on a member's page: keeps the conversations and the page for reading
 * offline, and watches for the moment of the hint. Returns how to stop.
 */
export async function runInstalledApp(surroundings: AppSurroundings): Promise<() => void> {
  const { api, cache, reader, quiet } = surroundings
  // Without a worker, as in a private window, the page simply isn't there offline.
  void prepareOfflinePage(quiet).catch(() => {})
  const store = await openConversationStore()
  if (quiet) return () => {}
  const live = pageLive(reader)
  const stops = [watchInstallation(), live.subscribe('likes.matched', recordMeeting)]
  if (store !== null)
    stops.push(keepConversations({ store, cache, api, live, reader, onReceived: recordMeeting }))
  return () => {
    for (const stop of stops) stop()
  }
}
