import { randomUUID } from 'node:crypto'
import type { Example } from './example.ts'

const writing = [
  'chat.conversation',
  'chat.message',
  'chat.sender_state',
  'credits.movement',
  'credits.transfer',
  'credits.wallet',
  'credits.lot',
]
const gift = () => ({ id: randomUUID(), gift: 'tulip' })
const gif = () => ({ id: randomUUID(), gif: 'minuet/hello' })

/** Gifts, stickers and icebreakers. */
export const giftExamples = {
  'gifts.list_gifts': { input: () => ({}) },
  'gifts.search_stickers': { input: () => ({ words: 'sun' }) },
  'icebreakers.suggest': {
    input: ({ member }) => ({ member }),
    at: 'member',
    statusesByViewer: { owner: [404] },
  },
  'chat.send_gift': {
    input: ({ conversation }) => ({ conversation, ...gift() }),
    at: 'conversation',
    touches: writing,
  },
  'chat.send_gift_to_member': {
    input: ({ member }) => ({ member, ...gift() }),
    at: 'member',
    // Gifts are never free, and these viewers have no credits.
    statusesByViewer: { owner: [404], free: [402], unconfirmed: [402] },
    touches: writing,
  },
  'chat.send_gif': {
    input: ({ conversation }) => ({ conversation, ...gif() }),
    at: 'conversation',
    touches: writing,
  },
  'chat.send_gif_to_member': {
    input: ({ member }) => ({ member, ...gif() }),
    at: 'member',
    // The first message was free, and these viewers have no credits for another.
    statusesByViewer: { owner: [404], free: [402], unconfirmed: [402] },
    touches: writing,
  },
} satisfies Readonly<Record<string, Example>>
