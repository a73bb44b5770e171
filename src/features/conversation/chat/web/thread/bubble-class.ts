import type { Message } from '../../contract/chat.ts'

const classes = {
  text: '',
  photo: 'chat-photo-bubble',
  gift: 'chat-gift-bubble',
  gif: 'chat-sticker-bubble',
}

/** The CSS class of a bubble, by message kind. */
export function getBubbleClass(kind: Message['kind']): string {
  return classes[kind]
}
