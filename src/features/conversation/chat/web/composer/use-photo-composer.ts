import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { uploadLimits, uploadLimitValues } from '#kernel/image-limits.ts'
import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { Cost } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import type { AttachedPhoto } from './attached-photos.ts'
import { getChatKey, type Destination } from './outgoing.ts'
import { threadKey } from '../thread/thread-query.ts'
import { useOutgoing } from './use-outgoing.ts'

export interface PhotoComposer {
  /** Null if none is attached. */
  readonly photo: AttachedPhoto | null
  /** A notice about what just happened to it. */
  readonly notice: string
  readonly disclosing: boolean
  /** Attaches the first of the files if it can be a photo at all. */
  attach(files: readonly File[]): void
  describe(text: string): void
  remove(): void
  send(): void
  disclosed(): void
  stopDisclosing(): void
}

/**
 * The photo to be sent in a chat. Whatever prevents sending, it is kept until it is sent or removed
 * (CHAT-02, CHAT-03).
 */
export function usePhotoComposer({ to, cost }: { to: Destination; cost: Cost }): PhotoComposer {
  const t = usePhrases<typeof en>('chat')
  const cache = useQueryClient()
  const chat = getChatKey(to)
  const { attached, outgoing } = useOutgoing(chat)
  const photo = useSyncExternalStore(
    attached.subscribe,
    () => attached.of(chat),
    () => null,
  )
  const [notice, setNotice] = useState('')
  const [disclosing, setDisclosing] = useState(false)

  function post() {
    if (photo === null || cost.photo === null) return
    const price = cost.photo.next === 'free' ? 0 : cost.photo.next
    if (price > 0 && !navigator.onLine) return setNotice(t('photo.offline'))
    const { file, preview, description } = photo
    outgoing.post(
      { id: newId(), to, text: description.trim(), photo: { file, preview }, price },
      cost.undo_seconds,
    )
    attached.set(chat, null)
    setNotice('')
  }

  return {
    photo,
    notice,
    disclosing,
    attach(files) {
      const [file] = files
      if (file === undefined || cost.photo === null || cost.closed !== null) return
      // Files the server would refuse anyway are not sent at all.
      if (file.size > uploadLimits.bytes)
        return setNotice(t('refusals.photo_too_large', uploadLimitValues))
      if (file.size === 0 || (file.type !== '' && !file.type.startsWith('image/')))
        return setNotice(t('refusals.photo_wrong_type'))
      if (photo !== null) URL.revokeObjectURL(photo.preview)
      attached.set(chat, {
        file,
        preview: URL.createObjectURL(file),
        description: photo?.description ?? '',
      })
      setNotice(files.length > 1 ? t('photo.only_one') : '')
    },
    describe: (description) => photo && attached.set(chat, { ...photo, description }),
    remove() {
      if (photo !== null) URL.revokeObjectURL(photo.preview)
      attached.set(chat, null)
      setNotice('')
    },
    send() {
      if (photo === null || cost.photo === null || cost.closed !== null) return
      const { next, disclosure } = cost.photo
      if (next !== 'free' && cost.balance !== null && cost.balance < next) return
      if (disclosure) setDisclosing(true)
      else post()
    },
    disclosed() {
      setDisclosing(false)
      void cache.invalidateQueries({ queryKey: threadKey(chat) })
      void cache.invalidateQueries({ queryKey: ['chat.preview_conversation'] })
      post()
    },
    stopDisclosing: () => setDisclosing(false),
  }
}
