import { useEffect, useSyncExternalStore } from 'react'
import type { Message, MessageQuote } from '../../contract/chat.ts'
import { resolveQuote } from '../../rules/changes/resolve-quote.ts'

const quotes = new Map<string, MessageQuote>()
const listeners = new Set<() => void>()

/** The message that the text being written in a chat replies to, until the page is left (BEY-25). */
export const quoting = {
  read: (chat: string): MessageQuote | null => quotes.get(chat) ?? null,
  set(chat: string, quote: MessageQuote | null): void {
    if (quote === null) quotes.delete(chat)
    else quotes.set(chat, quote)
    for (const listener of listeners) listener()
  },
}

export function useQuoting(chat: string): MessageQuote | null {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    () => quoting.read(chat),
    () => null,
  )
}

/**
 * Keeps the quote of the text being written as its message is now, and drops it once the message is
 * deleted: its text must not stay on the screen, and it can't be quoted any more.
 */
export function useCurrentQuote(chat: string, messages: readonly Message[]): void {
  const quote = useQuoting(chat)
  useEffect(() => {
    if (quote === null) return
    const current = resolveQuote(quote, messages)
    if (!current.available) quoting.set(chat, null)
    else if (current.text !== quote.text || current.hidden !== quote.hidden)
      quoting.set(chat, current)
  }, [chat, quote, messages])
}
