import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { useToast } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { calls } from '../calls.ts'
import { createPendingRemovals } from './pending-removals.ts'
import { threadKey } from './thread-query.ts'

const pendingPhotoRemovals = createPendingRemovals()
const none: ReturnType<typeof pendingPhotoRemovals.all> = new Map()

interface Removable {
  readonly conversation: string
  readonly seq: number
  /** Name of the sender. */
  readonly name: string
}

/**
 * Removes a received photo for the reader: hidden immediately, with undo; as with a chat, its
 * DELETE request is sent when the undo time ends.
 */
export function usePhotoRemoval({ conversation, seq, name }: Removable) {
  const t = usePhrases<typeof en>('chat')
  const toast = useToast()
  const cache = useQueryClient()
  const { undoSeconds } = useSite()
  const { ask } = calls.useAction('chat.remove_photo')
  const pending = useSyncExternalStore(
    pendingPhotoRemovals.subscribe,
    pendingPhotoRemovals.all,
    () => none,
  )
  const id = `${conversation} ${seq}`

  async function send() {
    const answer = await ask({ conversation, seq })
    await cache.invalidateQueries({ queryKey: threadKey(conversation) })
    pendingPhotoRemovals.drop(id)
    // A photo that is already gone counts as removed.
    if (!answer.ok && answer.refusal.status !== 404)
      toast.show({ tone: 'danger', text: t('put_away.failed') })
  }

  function remove() {
    pendingPhotoRemovals.add(id, { seconds: undoSeconds, send: () => void send() })
    toast.show({
      text: t('put_away.done', { name }),
      ...(undoSeconds > 0 && {
        seconds: undoSeconds,
        onHold: (held) => pendingPhotoRemovals.hold(id, held),
        action: { label: t('remove.undo'), onAction: () => pendingPhotoRemovals.drop(id) },
      }),
    })
  }

  return { remove, removed: pending.has(id) }
}
