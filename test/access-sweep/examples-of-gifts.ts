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

/** The calls of gifts and stickers, and of first lines. */
export const examplesOfGifts = {
  'gifts.list_gifts': { takes: () => ({}) },
  'gifts.search_stickers': { takes: () => ({ words: 'sun' }) },
  'icebreakers.suggest': { takes: ({ member }) => ({ member }), at: 'member', givesTo: { owner: [404] } },
  'chat.send_gift': {
    takes: ({ conversation }) => ({ conversation, ...gift() }),
    at: 'conversation',
    touches: writing,
  },
  'chat.send_gift_to_member': {
    takes: ({ member }) => ({ member, ...gift() }),
    at: 'member',
    // No gift is free, and these have no credits.
    givesTo: { owner: [404], free: [402], unconfirmed: [402] },
    touches: writing,
  },
  'chat.send_gif': {
    takes: ({ conversation }) => ({ conversation, ...gif() }),
    at: 'conversation',
    touches: writing,
  },
  'chat.send_gif_to_member': {
    takes: ({ member }) => ({ member, ...gif() }),
    at: 'member',
    // The first message was free, and these have no credits for another one.
    givesTo: { owner: [404], free: [402], unconfirmed: [402] },
    touches: writing,
  },
} satisfies Readonly<Record<string, Example>>
