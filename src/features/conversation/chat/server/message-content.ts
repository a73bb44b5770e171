import type { Locale } from '#kernel/locale.ts'
import type { Message } from '../contract/chat.ts'
import type { ChatParts } from './deps.ts'
import type { MessageRow } from './store-messages.ts'

type MessageBody = Pick<MessageRow, 'kind' | 'body'> & {
  /** Its recipient does not receive the content. */
  readonly withdrawn?: boolean
}

/**
 * The content of a message: its text, or for a gift or sticker the drawing, named in the reader's
 * language.
 */
export function toMessageContent(
  { showDrawing }: Pick<ChatParts, 'showDrawing'>,
  { kind, body, withdrawn = false }: MessageBody,
  locale: Locale,
): Pick<Message, 'text' | 'drawing'> {
  if (withdrawn) return { text: '', drawing: null }
  if (kind === 'gift' || kind === 'gif')
    return { text: '', drawing: showDrawing(kind, body, locale) }
  return { text: body, drawing: null }
}

/**
 * The content in one line for the list: for a gift or sticker its name, empty if no longer offered.
 */
export function summarizeMessage(
  deps: Pick<ChatParts, 'showDrawing'>,
  message: MessageBody,
  locale: Locale,
): string {
  const { text, drawing } = toMessageContent(deps, message, locale)
  return drawing?.name ?? text
}
