import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Answer } from '#platform/web/api/answer.ts'
import type { Api } from '#platform/web/api/api.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { useViewer, viewerKey } from '#platform/web/surroundings.ts'
import type { SendResult } from '../../contract/chat.ts'
import { type AttachedPhotos, createAttachedPhotos } from './attached-photos.ts'
import { browserStorage } from '../picker/browser-storage.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { createPickerStates, type PickerStates } from '../picker/picker-states.ts'
import { listKey } from '../inbox/list-query.ts'
import type { PickedDrawing } from '../picker/picked-drawing.ts'
import {
  createOutgoing,
  type Destination,
  type Outgoing,
  type OutgoingMessages,
} from './outgoing.ts'
import { sendPhotoFile } from './send-photo-file.ts'
import { threadKey, type ThreadPages } from '../thread/thread-query.ts'

interface Desk {
  readonly member: string
  readonly drafts: Drafts
  readonly attached: AttachedPhotos
  readonly picks: PickerStates
  readonly outgoing: OutgoingMessages
}

let desk: Desk | undefined
const empty: readonly Outgoing[] = []

/**
 * The texts being written and sent in one chat; shared by all components of this tab, and kept
 * across pages.
 */
export function useOutgoing(chat: string): Desk & { readonly onTheWay: readonly Outgoing[] } {
  const api = useApi()
  const cache = useQueryClient()
  const member = useViewer()?.profile.id ?? ''
  const mine = useMemo(
    () => (typeof window === 'undefined' ? serverDesk : getDesk(member, api, cache)),
    [member, api, cache],
  )
  const onTheWay = useSyncExternalStore(
    mine.outgoing.subscribe,
    () => mine.outgoing.of(chat),
    () => empty,
  )
  useEffect(() => {
    const flush = () => mine.outgoing.flush()
    const leave = () => mine.outgoing.leave()
    flush()
    addEventListener('online', flush)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('online', flush)
      removeEventListener('pagehide', leave)
    }
  }, [mine])
  return useMemo(() => ({ ...mine, onTheWay }), [mine, onTheWay])
}

/** Sends a member's messages that are waiting for the connection. */
export function sendQueued(member: string, api: Api, cache: QueryClient): void {
  getDesk(member, api, cache).outgoing.flush()
}

function getDesk(member: string, api: Api, cache: QueryClient): Desk {
  if (desk?.member === member) return desk
  const storage = browserStorage()
  const drafts = createDrafts(storage, member)
  const attached = createAttachedPhotos()
  const picks = createPickerStates()
  const outgoing = createOutgoing({
    send: ({ id, to, text, price, photo, picked, quote }, onProgress) => {
      if (photo !== undefined)
        return sendPhotoFile({ id, to, file: photo.file, description: text, price, onProgress })
      const words = quote === undefined ? { text } : { text, quote: quote.seq }
      const what = picked === undefined ? words : { [picked.kind]: picked.id }
      return api.call(callFor(to, picked), { ...to, id, ...what, at_most: price }) as Promise<
        Answer<SendResult>
      >
    },
    sent: ({ photo }, value) => {
      if (photo !== undefined) URL.revokeObjectURL(photo.preview)
      noteSent(cache, value)
    },
    drafts,
    attached,
    picks,
    storage,
    member,
    now: () => Date.now(),
    online: () => navigator.onLine,
  })
  desk = { member, drafts, attached, picks, outgoing }
  return desk
}

/** The endpoint that sends it. */
function callFor(to: Destination, picked: PickedDrawing | undefined): string {
  const call =
    picked === undefined ? 'chat.send' : picked.kind === 'gift' ? 'chat.send_gift' : 'chat.send_gif'
  return 'conversation' in to ? call : `${call}_to_member`
}

/**
 * Adds a sent message to the cached pages, so that it does not disappear until the conversation is
 * reloaded.
 */
function noteSent(cache: QueryClient, { conversation, message, credits, cost }: SendResult): void {
  cache.setQueryData<ThreadPages>(threadKey(conversation.id), (cached) => {
    const [latest, ...older] = cached?.pages ?? []
    if (cached === undefined || latest === undefined) return cached
    const messages = [...latest.messages.filter(({ seq }) => seq !== message.seq), message].sort(
      (one, other) => one.seq - other.seq,
    )
    return {
      ...cached,
      pages: [
        {
          ...latest,
          messages,
          cost,
          marks: { ...latest.marks, last: Math.max(latest.marks.last, message.seq) },
        },
        ...older,
      ],
    }
  })
  if (credits !== null)
    cache.setQueryData(
      viewerKey,
      (known: object | null | undefined) => known && { ...known, credits },
    )
  void cache.invalidateQueries({ queryKey: listKey })
  void cache.invalidateQueries({ queryKey: threadKey(conversation.id) })
  void cache.invalidateQueries({ queryKey: ['chat.preview_conversation'] })
}

/** For server rendering, where nothing is written. */
const serverDesk: Desk = {
  member: '',
  drafts: { read: () => '', keep: () => {} },
  attached: createAttachedPhotos(),
  picks: createPickerStates(),
  outgoing: {
    of: () => empty,
    subscribe: () => () => {},
    post: () => {},
    cancel: () => ({ text: '' }),
    retry: () => {},
    flush: () => {},
    leave: () => {},
  },
}
