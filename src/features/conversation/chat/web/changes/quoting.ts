import { useSyncExternalStore } from 'react'
import type { MessageQuote } from '../../contract/chat.ts'

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
