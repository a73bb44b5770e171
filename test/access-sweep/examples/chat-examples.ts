import { randomUUID } from 'node:crypto'
import { sampleImage } from '../sample-image.ts'
import { type Example, simpleExample } from './example.ts'
import { writing } from './touched-tables.ts'

const messageInput = (text: string) => ({ id: randomUUID(), text })
const photoInput = (description: string) => ({
  id: randomUUID(),
  bytes: sampleImage,
  type: 'image/png',
  description,
})

/** Endpoints for conversations and messages; `example.ts` explains the fields. */
export const chatExamples: Readonly<Record<string, Example>> = {
  'chat.list_chats': { input: () => ({}), touchesByAnyone: ['chat.conversation'] },
  'chat.count_unread': simpleExample(),
  'chat.read_conversation': {
    input: ({ conversation }) => ({ conversation }),
    at: 'conversation',
    // Marks the messages as delivered.
    touches: ['chat.conversation', 'chat.sender_state'],
  },
  'chat.preview_conversation': {
    input: ({ member }) => ({ member }),
    at: 'member',
    statusesByViewer: { owner: [404] },
  },
  'chat.send': {
    input: ({ conversation }) => ({ conversation, ...messageInput('Shall we say eight?') }),
    at: 'conversation',
    touches: writing,
  },
  'chat.send_to_member': {
    input: ({ member }) => ({ member, ...messageInput('Good evening from the sweep.') }),
    at: 'member',
    statusesByViewer: { owner: [404] },
    touches: writing,
  },
  'chat.send_photo': {
    input: ({ conversation }) => ({ conversation, ...photoInput('A grey square') }),
    at: 'conversation',
    touches: writing,
  },
  'chat.send_photo_to_member': {
    input: ({ member }) => ({ member, ...photoInput('A grey square') }),
    at: 'member',
    // The first message was free, and without credits or a confirmed address there is no photo.
    statusesByViewer: { owner: [404], free: [402], unconfirmed: [403] },
    touches: writing,
  },
  'chat.mark_read': {
    input: ({ conversation }) => ({ conversation, seq: 1 }),
    at: 'conversation',
    touches: ['chat.conversation', 'chat.sender_state'],
  },
}
