import type { Locale } from '#kernel/locale.ts'
import type { Message } from '../contract/chat.ts'
import type { ChatParts } from './deps.ts'
import type { MessageRow } from './store.ts'

type Said = Pick<MessageRow, 'kind' | 'body'>

/**
 * The content of a message: its text, or for a gift or sticker the drawing, named in the reader's
 * language.
 */
export function wordsOf(
  { showDrawing }: Pick<ChatParts, 'showDrawing'>,
  { kind, body }: Said,
  locale: Locale,
): Pick<Message, 'text' | 'drawing'> {
  if (kind === 'gift' || kind === 'gif') return { text: '', drawing: showDrawing(kind, body, locale) }
  return { text: body, drawing: null }
}

/**
 * The content in one line for the list: for a gift or sticker its name, empty if no longer offered.
 */
export function nameOf(deps: Pick<ChatParts, 'showDrawing'>, said: Said, locale: Locale): string {
  const { text, drawing } = wordsOf(deps, said, locale)
  return drawing?.name ?? text
}
