import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { maxIdLength } from '#features/money/gifts/contract.ts'
import { uploadLimits } from '#kernel/image-limits.ts'
import { descriptionLimits } from '#features/members/photos/index.ts'
import { unpaidRefusals } from '../rules/closed-reasons.ts'
import { listViews } from '../rules/list-views.ts'
import { muteSpans } from '../rules/mute.ts'
import { sideEndpoints } from './conversation-sides.ts'
import {
  conversation,
  member,
  longest,
  seq,
  muted,
  row,
  thread,
  conversationStart,
  sent,
} from './views.ts'

export type * from './views.ts'

const sending = {
  access: 'member',
  output: sent,
  errors: {
    'chat.not_enough_credits': 402,
    'chat.unconfirmed': 403,
    'chat.too_many_starts': 403,
    'chat.confirm_to_write': 403,
    'chat.gone': 403,
    'chat.closed': 403,
    ...unpaidRefusals,
    'chat.disclosure_required': 409,
    'chat.quote_gone': 409,
    'chat.id_used': 409,
    'chat.price_changed': 409,
    'chat.too_long': 422,
    'chat.not_honest': 422,
  },
  rateLimit: { name: 'chat.send', count: 120, seconds: 60 },
  idempotencyKey: 'id',
} as const

const sendingPhoto = {
  ...sending,
  errors: {
    ...sending.errors,
    'chat.text_only': 403,
    'chat.confirm_for_photos': 403,
    'chat.photo_too_large': 413,
    'chat.photo_wrong_type': 415,
    'chat.photo_too_many_pixels': 422,
    'chat.photo_too_small': 422,
    'chat.photo_unreadable': 422,
    'chat.photo_busy': 503,
  },
  rateLimit: { name: 'chat.send_photo', count: 60, seconds: 3600, storage: 'database' },
  body: 'bytes',
  bodyLimit: uploadLimits.body,
} as const

const sendingPicked = { ...sending, errors: { ...sending.errors, 'chat.text_only': 403 } } as const
const sendingGift = {
  ...sendingPicked,
  errors: { ...sendingPicked.errors, 'chat.no_such_gift': 422 },
} as const
const sendingGif = {
  ...sendingPicked,
  errors: { ...sendingPicked.errors, 'chat.no_such_gif': 422 },
} as const

const messageInput = {
  id: publicId,
  text: text({ min: 1, max: longest }).regex(/\S/, 'input.required'),
  /**
   * The displayed price in credits; a message that would cost more is refused instead of charged.
   */
  at_most: z.int().min(0).max(1000).optional(),
}
/** Number of the message of the conversation that it replies to (BEY-25). */
const quote = seq.min(1).optional()

const photoInput = {
  id: publicId,
  bytes: z.instanceof(Uint8Array),
  type: z.string(),
  /** Image description, for readers who cannot see it or have not opened it yet. */
  description: line({ max: descriptionLimits.letters }).default(''),
  at_most: z.coerce.number().int().min(0).max(1000).optional(),
}

const picked = { id: publicId, at_most: messageInput.at_most }
const gift = z.string().min(1).max(maxIdLength)

export const contract = {
  'chat.list_chats': endpoint({
    route: 'GET /api/chats',
    access: 'member',
    summary:
      'The caller’s conversations, the latest first, with the unread count of each and in total; optionally filtered by kind or name. Conversations the caller closed are listed only under `closed`.',
    input: z.strictObject({
      cursor: z.string().max(400).optional(),
      show: z.enum(listViews).optional(),
      /** Part of the partner's name. */
      name: line({ max: 100 }).optional(),
    }),
    output: z.strictObject({
      chats: z.array(row),
      /** Cursor of the next page; null at the end. */
      cursor: z.string().nullable(),
      /**
       * Unread messages in conversations that are not muted; if more than a hundred conversations
       * have any, only a hundred are counted.
       */
      unread: z.int(),
    }),
  }),
  'chat.list_ended': endpoint({
    route: 'GET /api/ended-conversations',
    access: 'member',
    summary:
      'The conversations that ended in the last 30 days because one of the two blocked the other or was erased, and in which the caller received something: they can still be reported, and nothing else about them is returned, not even which of these happened.',
    input: z.strictObject({}),
    output: z.strictObject({
      conversations: z.array(
        z.strictObject({
          id: publicId,
          /** The other’s name when it ended; null if that account is erased. */
          name: z.string().nullable(),
          kind: z.enum(['member', 'fictional', 'sponsored']),
          /** The text of the fictional profile’s label; null for a member. */
          label: z.string().nullable(),
          /** How many messages the caller received. */
          received: z.int(),
          last_at: z.iso.datetime(),
          /** Until when it can be reported. */
          until: z.iso.datetime(),
        }),
      ),
    }),
  }),
  'chat.count_unread': endpoint({
    route: 'GET /api/chats/unread',
    access: 'member',
    summary:
      'How many messages are unread (in at most a hundred conversations), and which conversation was opened last.',
    input: z.strictObject({}),
    output: z.strictObject({
      unread: z.int(),
      last_opened: z
        .strictObject({
          conversation: z.strictObject({ id: publicId }),
          profile: z.strictObject({ id: publicId.nullable() }),
          at: z.iso.datetime(),
        })
        .nullable(),
    }),
  }),
  'chat.remove_chat': endpoint({
    route: 'DELETE /api/chats',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Removes a conversation from the caller’s list; a new message brings it back. The other member’s list is unchanged.',
    input: z.strictObject({ conversation }),
    output: z.null(),
  }),
  'chat.remove_chats_with': endpoint({
    route: 'DELETE /api/members/:member/chats',
    openWithoutTerms: true,
    access: 'member',
    summary: 'Removes every conversation with a member from the caller’s list.',
    input: z.strictObject({ member }),
    output: z.null(),
  }),
  'chat.read_conversation': endpoint({
    route: 'GET /api/conversations/:conversation',
    access: 'member',
    summary:
      'A page of a conversation: the latest messages or those before a number, how far both members have read, and what the next message costs.',
    input: z.strictObject({
      conversation,
      before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    }),
    output: thread,
  }),
  'chat.preview_conversation': endpoint({
    route: 'GET /api/members/:member/chat',
    access: 'member',
    summary:
      'The conversation with a member, if there is one, and what the next message to them costs.',
    input: z.strictObject({ member }),
    output: conversationStart,
  }),
  'chat.send': endpoint({
    route: 'POST /api/conversations/:conversation/messages',
    summary:
      'Sends a message. The client chooses the id; repeating it neither sends nor charges again.',
    input: z.strictObject({ conversation, ...messageInput, quote }),
    ...sending,
  }),
  'chat.send_to_member': endpoint({
    route: 'POST /api/members/:member/messages',
    summary: 'Sends a message to a member; the first one starts the conversation.',
    input: z.strictObject({ member, ...messageInput }),
    ...sending,
  }),
  'chat.send_photo': endpoint({
    route: 'POST /api/conversations/:conversation/messages/photo',
    summary:
      'Sends a photo: the request body is the file itself, JPEG, PNG or WebP, at most 12 MB and 40 megapixels. Repeating it neither sends nor charges again.',
    input: z.strictObject({ conversation, ...photoInput }),
    ...sendingPhoto,
  }),
  'chat.send_photo_to_member': endpoint({
    route: 'POST /api/members/:member/messages/photo',
    summary: 'Sends a photo to a member; as the first message it starts the conversation.',
    input: z.strictObject({ member, ...photoInput }),
    ...sendingPhoto,
  }),
  'chat.send_gift': endpoint({
    route: 'POST /api/conversations/:conversation/messages/gift',
    summary:
      'Sends a gift by its id. The price depends on its size. Repeating it neither sends nor charges again.',
    input: z.strictObject({ conversation, ...picked, gift }),
    ...sendingGift,
  }),
  'chat.send_gift_to_member': endpoint({
    route: 'POST /api/members/:member/messages/gift',
    summary: 'Sends a gift to a member; as the first message it starts the conversation.',
    input: z.strictObject({ member, ...picked, gift }),
    ...sendingGift,
  }),
  'chat.send_gif': endpoint({
    route: 'POST /api/conversations/:conversation/messages/gif',
    summary:
      'Sends a sticker by its source and id. It costs as much as a text. Repeating it neither sends nor charges again.',
    input: z.strictObject({ conversation, ...picked, gif: gift }),
    ...sendingGif,
  }),
  'chat.send_gif_to_member': endpoint({
    route: 'POST /api/members/:member/messages/gif',
    summary: 'Sends a sticker to a member; as the first message it starts the conversation.',
    input: z.strictObject({ member, ...picked, gif: gift }),
    ...sendingGif,
  }),
  'chat.mark_read': endpoint({
    route: 'POST /api/conversations/:conversation/read',
    access: 'member',
    summary: 'Marks messages as read up to a number; the unread count is recalculated.',
    input: z.strictObject({ conversation, seq }),
    output: z.strictObject({ num_unread_messages: z.int(), unread: z.int() }),
  }),
  'chat.mute': endpoint({
    route: 'PUT /api/conversations/:conversation/mute',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Mutes a conversation for a while or permanently, or unmutes it; muted conversations are left out of all totals.',
    input: z.strictObject({ conversation, for: z.enum([...muteSpans, 'off']) }),
    output: z.strictObject({ muted, unread: z.int() }),
  }),
  ...sideEndpoints,
} satisfies Contract

/** Events that chat emits for other features. */
export const events = {
  /** A message was sent; used for emails, push notifications and the desk. */
  'chat.message_sent': event({
    when: 'later',
    carries: z.strictObject({
      conversation: publicId,
      seq: z.int(),
      from: z.int(),
      to: z.int(),
      /** Whether it started the conversation. */
      first: z.boolean(),
    }),
    key: 'conversation',
  }),
} satisfies Events
