import type { Answer, RefusalAnswer } from '#platform/web/api/answer.ts'
import type { MessageQuote, SendResult } from '../../contract/chat.ts'
import { withoutText } from '../../rules/changes/resolve-quote.ts'
import type { AttachedPhotos, PhotoFile } from './attached-photos.ts'
import { memberChatKey, type Drafts } from './drafts.ts'
import type { PickerStates } from '../picker/picker-states.ts'
import type { PickedDrawing } from '../picker/picked-drawing.ts'
import { queueKey } from './queue-key.ts'

/** Destination of a message: a conversation, or a member with whom the first message starts one. */
export type Destination = { readonly conversation: string } | { readonly member: string }

/** A message being sent, as its chat shows it. */
export interface Outgoing {
  /** Created in the browser; the server accepts each id once. */
  readonly id: string
  readonly to: Destination
  /** For a photo, its description. */
  readonly text: string
  readonly photo?: PhotoFile
  /** The gift or sticker, if it is one; then there is no text. */
  readonly picked?: PickedDrawing
  /** The message it replies to. */
  readonly quote?: MessageQuote
  /** Upload progress of the photo in per cent; 100 when the server has received it all. */
  readonly percent?: number
  readonly at: string
  /** The price shown when Send was pressed. */
  readonly price: number
  /**
   * `held`: can still be undone, nothing has been sent. `queued`: free, and waiting for the
   * connection.
   */
  readonly state: 'held' | 'sending' | 'queued' | 'failed'
  /** When a held message is sent, in milliseconds since 1970. */
  readonly leavesAt?: number
  readonly refusal?: RefusalAnswer
}

export interface OutgoingDeps {
  readonly send: (
    message: Outgoing,
    onProgress: (percent: number) => void,
  ) => Promise<Answer<SendResult>>
  readonly sent: (message: Outgoing, value: SendResult) => void
  readonly drafts: Drafts
  readonly attached: AttachedPhotos
  readonly picks: PickerStates
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly member: string
  readonly now: () => number
  readonly online: () => boolean
}

export interface OutgoingMessages {
  /** The messages being sent in one chat; the same array until one of them changes. */
  of(chat: string): readonly Outgoing[]
  subscribe(onChange: () => void): () => void
  /** Sends; a paid message is held first (H3). */
  post(
    message: Pick<Outgoing, 'id' | 'to' | 'text' | 'photo' | 'picked' | 'quote' | 'price'>,
    holdSeconds: number,
  ): void
  /** Cancels a message that has not been sent, or that failed, and returns its content. */
  cancel(id: string): Pick<Outgoing, 'text' | 'photo' | 'picked' | 'quote'>
  retry(id: string): void
  /** Sends the messages waiting for the connection. */
  flush(): void
  /**
   * Called when the page is left: held and refused messages become drafts, so that nothing is sent
   * unseen or lost.
   */
  leave(): void
}

/**
 * Whether a failed message may have arrived although its response was lost: it may only be retried
 * with its own id.
 */
export function mayHaveArrived({ refusal }: Pick<Outgoing, 'refusal'>): boolean {
  return refusal === undefined || refusal.status === 0 || refusal.status >= 500
}

/** The key of a chat, for drafts and outgoing messages. */
export function getChatKey(to: Destination): string {
  return 'conversation' in to ? to.conversation : memberChatKey(to.member)
}

const none: readonly Outgoing[] = []

/**
 * Messages being sent from this tab (H3, CHAT-11, CHAT-12). Free ones wait in the browser's storage
 * while offline and are sent once; a paid one stays there while it is unknown whether it arrived,
 * and must be retried by the member with its id. Files cannot be stored there, so photos only wait
 * as long as the tab is open.
 */
export function createOutgoing(deps: OutgoingDeps): OutgoingMessages {
  const key = queueKey(deps.member)
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const hearers = new Set<() => void>()
  let all: readonly Outgoing[] = readQueue()
  // Ids this tab has handled; the rest of the stored queue belongs to other tabs and is left alone.
  const ownIds = new Set(all.map(({ id }) => id))
  let byChat = Map.groupBy(all, ({ to }) => getChatKey(to))

  function change(next: readonly Outgoing[]): void {
    all = next
    byChat = Map.groupBy(all, ({ to }) => getChatKey(to))
    writeQueue(all.filter(outlivesTab))
    for (const listener of hearers) listener()
  }

  function put(message: Outgoing): void {
    ownIds.add(message.id)
    const there = all.some(({ id }) => id === message.id)
    change(
      there ? all.map((other) => (other.id === message.id ? message : other)) : [...all, message],
    )
  }

  function drop(id: string): Outgoing | undefined {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const message = all.find((other) => other.id === id)
    if (message !== undefined) change(all.filter((other) => other !== message))
    return message
  }

  async function go({
    leavesAt: _,
    refusal: __,
    percent: ___,
    ...message
  }: Outgoing): Promise<void> {
    timers.delete(message.id)
    const sending: Outgoing = {
      ...message,
      state: message.price === 0 && !deps.online() ? 'queued' : 'sending',
    }
    put(sending)
    if (sending.state === 'queued') return
    const answer = await deps.send(sending, (percent) => put({ ...sending, percent }))
    if (answer.ok) {
      drop(message.id)
      deps.sent(sending, answer.value)
    } else if (answer.refusal.code === 'offline' && message.price === 0)
      put({ ...sending, state: 'queued' })
    else put({ ...sending, state: 'failed', refusal: answer.refusal })
  }

  function readQueue(): Outgoing[] {
    try {
      const stored = JSON.parse(deps.storage.getItem(key) ?? '[]') as Outgoing[]
      // A paid message is never sent again automatically.
      return stored.map((message) => ({
        ...message,
        state: message.price === 0 ? 'queued' : 'failed',
      }))
    } catch {
      return []
    }
  }

  function writeQueue(queue: readonly Outgoing[]): void {
    try {
      const otherTabs = readQueue().filter(({ id }) => !ownIds.has(id))
      if (queue.length + otherTabs.length > 0 || deps.storage.getItem(key) !== null)
        deps.storage.setItem(key, JSON.stringify([...otherTabs, ...queue.map(toStored)]))
    } catch {
      // Without storage the queue only lasts as long as the tab.
    }
  }

  return {
    of: (chat) => byChat.get(chat) ?? none,
    subscribe: (onChange) => {
      hearers.add(onChange)
      return () => void hearers.delete(onChange)
    },
    post(message, holdSeconds) {
      const now = deps.now()
      const posted: Outgoing = { ...message, at: new Date(now).toISOString(), state: 'sending' }
      if (message.price === 0 || holdSeconds === 0) return void go(posted)
      put({ ...posted, state: 'held', leavesAt: now + holdSeconds * 1000 })
      timers.set(
        message.id,
        setTimeout(() => void go(posted), holdSeconds * 1000),
      )
    },
    cancel: (id) => drop(id) ?? { text: '' },
    retry: (id) => {
      const message = all.find((other) => other.id === id)
      if (message?.state === 'failed' || message?.state === 'queued') void go(message)
    },
    flush: () => {
      for (const message of all) if (message.state === 'queued') void go(message)
    },
    leave: () => {
      for (const { id, to, text, photo, picked } of all.filter(becomesDraft)) {
        drop(id)
        if (picked !== undefined) {
          deps.picks.update(getChatKey(to), { pick: picked })
          continue
        }
        if (photo !== undefined) {
          deps.attached.set(getChatKey(to), { ...photo, description: text })
          continue
        }
        const before = deps.drafts.read(getChatKey(to))
        deps.drafts.keep(getChatKey(to), before === '' ? text : `${text}\n${before}`)
      }
    },
  }
}

/** Without the quoted text of someone else, which may be deleted before this is sent. */
function toStored(message: Outgoing): Outgoing {
  return message.quote === undefined ? message : { ...message, quote: withoutText(message.quote) }
}

function outlivesTab(message: Outgoing): boolean {
  const { state, price, photo } = message
  if (photo !== undefined || state === 'held') return false
  return state === 'failed' ? price > 0 && mayHaveArrived(message) : true
}

function becomesDraft(message: Outgoing): boolean {
  return message.state === 'held' || (message.state === 'failed' && !outlivesTab(message))
}
