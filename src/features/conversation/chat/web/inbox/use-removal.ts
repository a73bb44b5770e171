import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { useToast } from '#ui/components/index.ts'
import type { ChatRow } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import { calls } from '../calls.ts'
import { pendingChatRemovals } from './pending-chat-removals.ts'
import { listKey } from './list-query.ts'

const noRemovals: ReturnType<typeof pendingChatRemovals.all> = new Map()

/**
 * Removes a chat (CHAT-07, BEY-11): hidden from the list immediately; its DELETE request is sent
 * when the undo time ends or the page is left. If it fails, an error is shown and the list is
 * reloaded.
 */
export function useRemoval(open: string | null) {
  const t = usePhrases<typeof en>('chat')
  const toast = useToast()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { undoSeconds } = useSite()
  const { ask } = calls.useAction('chat.remove_chat')
  const pending = useSyncExternalStore(
    pendingChatRemovals.subscribe,
    pendingChatRemovals.all,
    () => noRemovals,
  )

  async function send(conversation: string, name: string) {
    const answer = await ask({ conversation })
    await cache.invalidateQueries({ queryKey: listKey })
    pendingChatRemovals.drop(conversation)
    // A chat that is already gone counts as removed.
    if (!answer.ok && answer.refusal.status !== 404)
      toast.show({ tone: 'danger', text: t('remove.failed', { name }) })
  }

  function remove({ conversation: { id }, profile }: Pick<ChatRow, 'conversation' | 'profile'>) {
    const name = profile.name ?? t('member_gone')
    pendingChatRemovals.add(id, { seconds: undoSeconds, send: () => void send(id, name) })
    toast.show({
      text: t('remove.done', { name }),
      ...(undoSeconds > 0 && {
        seconds: undoSeconds,
        onHold: (held) => pendingChatRemovals.hold(id, held),
        action: { label: t('remove.undo'), onAction: () => pendingChatRemovals.drop(id) },
      }),
    })
    if (open === id) void navigate('/chats')
  }

  return { remove, isRemoved: (conversation: string) => pending.has(conversation) }
}
