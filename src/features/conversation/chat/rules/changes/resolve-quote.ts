import type { Message, MessageQuote } from '../../contract/chat.ts'

/**
 * A quote as its message is now: after an edit with the new text, after a deletion without any. A
 * message that isn't among those loaded leaves the quote as it is.
 */
export function resolveQuote(quote: MessageQuote, messages: readonly Message[]): MessageQuote {
  const message = messages.find(({ seq }) => seq === quote.seq)
  return message === undefined ? quote : toMessageQuote(message)
}

/** Quotes a message as its reader sees it. */
export function toMessageQuote(message: Message): MessageQuote {
  const { seq, mine, kind, text, drawing, hidden, deleted, withdrawn } = message
  const available = !deleted && (mine || !withdrawn)
  return {
    seq,
    mine,
    kind,
    text: available ? (drawing?.name ?? text) : '',
    hidden,
    available,
  }
}

/** A quote without the words of the quoted message, which a browser must not store. */
export function withoutText(quote: MessageQuote): MessageQuote {
  return { ...quote, text: '' }
}
