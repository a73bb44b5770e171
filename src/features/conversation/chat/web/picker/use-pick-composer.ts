import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import type { Cost } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import { closedPicker, type PickerState } from './picker-states.ts'
import { getChatKey, type Destination } from '../composer/outgoing.ts'
import type { PickedDrawing } from './picked-drawing.ts'
import type { PickPrice } from './pick-price.ts'
import { saveRecentPick } from './recent-picks.ts'
import { threadKey } from '../thread/thread-query.ts'
import { useOutgoing } from '../composer/use-outgoing.ts'

export interface PickComposer extends PickerState {
  /** A message about why it could not be opened. */
  readonly notice: string
  readonly disclosing: boolean
  /** Opens the picker once its code has loaded. */
  show(load: () => Promise<void>): void
  close(): void
  choose(pick: PickedDrawing | null): void
  send(pick: PickedDrawing, price: PickPrice): void
  disclosed(): void
  stopDisclosing(): void
}

/**
 * The gift or sticker to be sent in a chat; it stays selected whatever prevents sending (CHAT-02,
 * CHAT-03, CHAT-06).
 */
export function usePickComposer({ to, cost }: { to: Destination; cost: Cost }): PickComposer {
  const t = usePhrases<typeof en>('chat')
  const cache = useQueryClient()
  const member = useViewer()?.profile.id ?? ''
  const chat = getChatKey(to)
  const { picks, outgoing } = useOutgoing(chat)
  const state = useSyncExternalStore(
    picks.subscribe,
    () => picks.of(chat),
    () => closedPicker,
  )
  const [notice, setNotice] = useState('')
  const [disclosing, setDisclosing] = useState<{ pick: PickedDrawing; price: PickPrice } | null>(
    null,
  )

  // Leaving with the back button closes the picker; the pick is kept.
  useEffect(() => () => picks.update(chat, { open: false }), [picks, chat])

  function post(pick: PickedDrawing, { price }: PickPrice) {
    outgoing.post({ id: newId(), to, text: '', picked: pick, price }, cost.undo_seconds)
    saveRecentPick(member, pick)
    picks.update(chat, closedPicker)
  }

  return {
    ...state,
    notice,
    disclosing: disclosing !== null,
    show(load) {
      load().then(
        () => {
          setNotice('')
          picks.update(chat, { open: true })
        },
        () => setNotice(t('pick.offline')),
      )
    },
    close: () => picks.update(chat, { open: false }),
    choose: (pick) => picks.update(chat, { pick }),
    send(pick, price) {
      if (cost.closed !== null || (cost.balance !== null && cost.balance < price.price)) return
      if (price.price > 0 && !navigator.onLine) return
      if (!price.disclosure) return post(pick, price)
      picks.update(chat, { open: false })
      setDisclosing({ pick, price })
    },
    disclosed() {
      if (disclosing === null) return
      setDisclosing(null)
      void cache.invalidateQueries({ queryKey: threadKey(chat) })
      void cache.invalidateQueries({ queryKey: ['chat.preview_conversation'] })
      post(disclosing.pick, disclosing.price)
    },
    stopDisclosing: () => setDisclosing(null),
  }
}
