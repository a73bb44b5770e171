import type { Message } from '../contract/chat.ts'

const classes = { text: '', photo: 'chat-photo-bubble', gift: 'chat-gift-bubble', gif: 'chat-sticker-bubble' }

/** How a bubble looks by what is in it. */
export function bubbleClass(kind: Message['kind']): string {
  return classes[kind]
}
