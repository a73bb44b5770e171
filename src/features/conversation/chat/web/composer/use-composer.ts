import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isBlank } from '#kernel/is-blank.ts'
import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { Cost, Partner } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import { getChatKey, type Destination } from './outgoing.ts'
import { quoting } from '../changes/quoting.ts'
import { onRefill } from './refill-composer.ts'
import { threadKey } from '../thread/thread-query.ts'
import { takeBack } from './take-back.ts'
import { useCarryOver } from './use-carry-over.ts'
import { useSecondThought } from './use-second-thought.ts'
import { useOutgoing } from './use-outgoing.ts'
import { useSendTyping } from './use-typing.ts'

export interface ComposerState {
  /** Ref callback of the field, so that focus can return to it. */
  readonly attach: (field: HTMLTextAreaElement | null) => void
  readonly text: string
  /** How many characters too many; 0 when it fits. */
  readonly over: number
  readonly maxLength: number
  /** A notice about what just happened to the text. */
  readonly notice: string
  readonly disclosing: boolean
  /** Why the sender must confirm before sending; null if not necessary. */
  readonly thought: 'hurts' | 'contact' | 'asks' | null
  write(text: string): void
  /**
   * Puts a suggested line into the field and focuses it once its dialog has closed. Replaces an
   * earlier suggestion and goes below text that was typed, which is never lost.
   */
  suggest(line: string): void
  send(): void
  /** Takes back the latest message that is still held; false if there is none. */
  undo(): boolean
  keep(): void
  disclosed(): void
  stopDisclosing(): void
  reconsider(): void
  sendAsIs(): void
}

interface Composed {
  readonly to: Destination
  readonly profile: Partner
  readonly cost: Cost
  readonly before: number
}

/** The text being written in a chat; the draft survives leaving the page (CHAT-03). */
export function useComposer({ to, profile, cost, before }: Composed): ComposerState {
  const t = usePhrases<typeof en>('chat')
  const cache = useQueryClient()
  const chat = getChatKey(to)
  const { drafts, outgoing, attached, picks } = useOutgoing(chat)
  const sendTyping = useSendTyping(
    'conversation' in to && profile.kind === 'member' ? to.conversation : null,
  )
  const field = useRef<HTMLTextAreaElement>(null)
  const suggested = useRef('')
  const [text, setText] = useState('')
  const [notice, setNotice] = useState('')
  const [disclosing, setDisclosing] = useState(false)
  const second = useSecondThought({ profile, cost, before })
  const body = isBlank(text) ? '' : text.trim()
  const over = Math.max(0, body.length - cost.message_length)

  useCarryOver({ to, partner: profile.id, drafts, field })
  // The draft is stored in the browser, so it is only read after hydration; text typed before that
  // is kept.
  useEffect(() => {
    const early = field.current?.value ?? ''
    setText((typed) => typed || early || drafts.read(chat))
  }, [drafts, chat])

  function change(next: string) {
    setText(next)
    setNotice('')
    drafts.keep(chat, next)
  }
  const refill = useEffectEvent((toChat: string, returned: string) => {
    if (toChat !== chat) return
    change(text === '' ? returned : `${returned}\n${text}`)
    field.current?.focus()
  })
  useEffect(() => onRefill((toChat, returned) => refill(toChat, returned)), [])

  function post() {
    const price = cost.next === 'free' ? 0 : cost.next
    if (price > 0 && !navigator.onLine) return setNotice(t('composer.offline'))
    const quote = quoting.read(chat)
    const message = { id: newId(), to, text: body, price }
    outgoing.post(quote === null ? message : { ...message, quote }, cost.undo_seconds)
    quoting.set(chat, null)
    change('')
    field.current?.focus()
  }

  function go() {
    if (cost.disclosure) setDisclosing(true)
    else post()
  }

  return {
    thought: second.thought,
    reconsider: () => {
      second.forget()
      setTimeout(() => field.current?.focus())
    },
    sendAsIs: () => {
      second.forget()
      go()
    },
    attach: (element) => {
      field.current = element
    },
    text,
    over,
    maxLength: cost.message_length,
    notice,
    disclosing,
    write: (next) => {
      change(next)
      if (next !== '') sendTyping()
      second.prepare()
      field.current?.focus()
    },
    suggest: (line) => {
      change(body === '' || body === suggested.current ? line : `${text.trimEnd()}\n${line}`)
      suggested.current = line
      setTimeout(() => field.current?.focus())
    },
    send: () => {
      if (body === '' || over > 0 || cost.closed !== null) return
      if (cost.next !== 'free' && cost.balance !== null && cost.balance < cost.next) return
      void second.before(body, go)
    },
    undo: () => {
      const held = outgoing.of(chat).findLast(({ state }) => state === 'held')
      if (held !== undefined) takeBack(held, { outgoing, attached, picks })
      return held !== undefined
    },
    keep: () => {
      drafts.keep(chat, text)
      setNotice(t('composer.kept'))
    },
    disclosed: () => {
      setDisclosing(false)
      void cache.invalidateQueries({ queryKey: threadKey(chat) })
      void cache.invalidateQueries({ queryKey: ['chat.preview_conversation'] })
      post()
    },
    stopDisclosing: () => setDisclosing(false),
  }
}
