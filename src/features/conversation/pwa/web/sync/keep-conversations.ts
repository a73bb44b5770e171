import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import type { Thread } from '#features/conversation/chat/contract/chat.ts'
import type { Api } from '#platform/web/api/api.ts'
import { CallRefused } from '#platform/web/api/answer.ts'
import type { LiveConnection } from '#platform/web/live/live-connection.ts'
import { toStoredConversation } from '../../rules/stored-conversation.ts'
import type { ConversationStore, Readable } from '../store/conversation-store.ts'

interface Keeping {
  readonly store: ConversationStore
  readonly cache: QueryClient
  readonly api: Api
  readonly live: LiveConnection
  /** The member's id. */
  readonly reader: string
  /** Called when the member has received a message of another member. */
  readonly onReceived: () => void
}

/** How long changes of a conversation are collected before it is stored. */
const collectMs = 300

/**
 * Keeps the conversations that are opened, and deletes those the server no longer shows: severed by
 * a block or a deletion, removed, or hidden (NTF-08), and copies with a text that was edited or
 * deleted since (BEY-26). Returns how to stop.
 */
export function keepConversations(keeping: Keeping): () => void {
  const { cache, live } = keeping
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()

  function look(query: Query): void {
    const [name, id] = query.queryKey
    if (name !== 'chat.read_conversation' || typeof id !== 'string') return
    clearTimeout(waiting.get(id))
    waiting.set(
      id,
      setTimeout(() => void keep(query, id, keeping).catch(() => {}), collectMs),
    )
  }
  const check = () => void removeUnreadable(keeping).catch(() => {})

  for (const query of cache.getQueryCache().getAll()) look(query)
  check()
  const stops = [
    cache.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && ['success', 'error'].includes(event.action.type))
        look(event.query)
    }),
    live.subscribe('chat.changed', check),
    live.subscribe('chat.unread', check),
    live.onChange(() => {
      if (live.isOpen()) check()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    for (const timer of waiting.values()) clearTimeout(timer)
  }
}

async function keep(
  { state }: Query,
  id: string,
  { store, reader, onReceived }: Keeping,
): Promise<void> {
  if (state.error instanceof CallRefused && state.error.refusal.status === 404)
    return store.remove([id])
  const newest = (state.data as InfiniteData<Thread> | undefined)?.pages[0]
  if (newest === undefined || state.status !== 'success') return
  const conversation = toStoredConversation(newest, reader)
  if (conversation.label === null && conversation.messages.some(({ mine }) => !mine)) onReceived()
  await store.write(conversation)
}

/**
 * Asks the server which copies may be kept, and deletes the others: of conversations that are gone,
 * and those with a text that was edited or deleted since. Opening a conversation stores it again.
 */
async function removeUnreadable({ store, api }: Keeping): Promise<void> {
  const kept = await store.list()
  if (kept.length === 0) return store.confirm()
  const answer = await api.call('chat.list_readable', { conversations: kept.join(',') })
  if (!answer.ok) return
  const { conversations } = answer.value as { conversations: readonly Readable[] }
  await store.keepOnly(kept, conversations)
  await store.confirm()
}
