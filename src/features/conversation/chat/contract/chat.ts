import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { drawing, longestId } from '#features/money/gifts/contract.ts'
import { describedBy, uploadLimits } from '#features/members/photos/index.ts'
import { openPhoto, profileKind } from '#features/members/profiles/contract.ts'
import { closedReasons, unpaidRefusals } from '../rules/closed-reasons.ts'
import { goodbyes } from '../rules/goodbyes.ts'
import { listShows } from '../rules/list-shows.ts'
import { muteSpans } from '../rules/mute.ts'
import { sideCalls } from '../rules/side-calls.ts'

const conversation = z.string().max(100)
const member = z.string().max(100)
/** The longest text any site may allow. */
const longest = 10_000
const seq = z.int().min(0).max(2_147_483_647)

/** The one on the other side, as far as there still is one. */
const partner = z.strictObject({
  /** Null where the account is erased. */
  id: publicId.nullable(),
  name: z.string().nullable(),
  age: z.int().nullable(),
  kind: profileKind,
  /** The words of its label; null for a member. */
  label: z.string().nullable(),
  /** `unconfirmed`: may write, and cannot be answered yet. `gone`: left, was turned off, or is not offered here any more. */
  state: z.enum(['active', 'unconfirmed', 'gone']),
  online: z.boolean(),
  /** Roughly when they were here last; null while online, for who is in invisible mode, and for who is no active member. */
  last_seen: z.enum(['today', 'yesterday', 'week', 'month', 'long']).nullable(),
  photo: openPhoto.nullable(),
})
export type Partner = z.output<typeof partner>

/** Until when the reader muted a conversation, as an instant or `always`; null while it is heard. */
const muted = z.union([z.iso.datetime(), z.literal('always')]).nullable()

/** Who closed a conversation, and with which goodbye; null while it is open. */
const closed = z.strictObject({ by_me: z.boolean(), at: z.iso.datetime(), goodbye: z.enum(goodbyes).nullable() })
export type Closed = z.output<typeof closed>
const messageKind = z.enum(['text', 'photo', 'gift', 'gif'])

/** The picture of a photo message, in three widths, at addresses that open for this reader alone. */
const messagePhoto = z.strictObject({
  /** Of the largest width, in pixels. */
  width: z.int(),
  height: z.int(),
  src: openPhoto.shape.src,
})
export type MessagePhoto = z.output<typeof messagePhoto>

/** What the product itself says, behind the message with the number `after`. Its words are the reader's own language. */
const notice = z.strictObject({ after: z.int(), kind: z.enum(['is_fictional', 'care']), at: z.iso.datetime() })
export type Notice = z.output<typeof notice>

const price = z.union([z.literal('free'), z.int().positive()])
const money = z.strictObject({ minor: z.int(), currency: z.string() }).nullable()

const message = z.strictObject({
  /** Its place in the conversation. */
  seq: z.int(),
  mine: z.boolean(),
  /** The id the sender's browser gave it; only told to the sender. */
  id: publicId.nullable(),
  kind: messageKind,
  /** Of a photo its description; empty for a gift and for a sticker, whose kind is `gif`. */
  text: z.string(),
  /** Null for what is no photo, and for a photo that is no longer there. */
  photo: messagePhoto.nullable(),
  /** The gift or sticker; null for what is neither, and for one that is offered no more. */
  drawing: drawing.nullable(),
  at: z.iso.datetime(),
  /** Who wrote it in a fictional profile’s name; null for a member’s words. */
  author: z.enum(['staff', 'ai', 'ai_assisted']).nullable(),
  /** What its reader is warned of, the gravest first; `many`: the same first message went to many people. Only told to the reader. */
  warnings: z.array(z.enum(['money', 'scam', 'away', 'contact', 'many'])),
  /** It holds one of the reader’s hidden words, so it stands folded until opened. */
  hidden: z.boolean(),
  /** What it cost the sender; only told to the sender. */
  credits: z.int().nullable(),
})
export type Message = z.output<typeof message>

/** What the next message would cost, judged by the same rule that judges the sending. */
const cost = z.strictObject({
  next: price,
  /** `staff`: one of the operator's people writes as a profile, has no credits and pays nothing. */
  reason: z.enum(['first_message', 'first_answer', 'no_charge', 'message', 'staff']),
  /** Why nothing can be sent at all, by refusal code. */
  closed: z.enum(closedReasons).nullable(),
  /** Until when nothing is charged: to fictional profiles, or to anybody by one’s own wish; null where that is not why it is closed. */
  paused_until: z.iso.datetime().nullable(),
  /** For how many messages a day one can be charged with fictional profiles; null where the partner is none. */
  paid_a_day: z.int().nullable(),
  /** Whether the fictional profile must be acknowledged first. */
  disclosure: z.boolean(),
  /** What every message costs that is not free, in credits, and about how much that is in money. */
  message_credits: z.int(),
  money,
  /** The same of a photo; null where none can be sent. */
  photo: z.strictObject({ next: price, disclosure: z.boolean(), credits: z.int(), money }).nullable(),
  /** The same of a sticker, which costs what a text does. */
  gif: z.strictObject({ next: price, disclosure: z.boolean(), credits: z.int(), money }).nullable(),
  /** What the gifts of each size cost; null where none can be sent. The free message is not for them, and stays free after them. */
  gift: z
    .array(z.strictObject({ size: z.enum(['small', 'middle', 'large']), next: price, disclosure: z.boolean(), money }))
    .nullable(),
  /** Null for whoever has no credits at all. */
  balance: z.int().nullable(),
  /** How many conversations may still be begun; null for any number. */
  starts_left: z.int().nullable(),
  message_length: z.int(),
  undo_seconds: z.number(),
})
export type Cost = z.output<typeof cost>

const row = z.strictObject({
  conversation: z.strictObject({ id: publicId }),
  profile: partner,
  /** Of a gift or sticker the text is its name. */
  last: z.strictObject({
    seq: z.int(),
    mine: z.boolean(),
    kind: messageKind,
    text: z.string(),
    at: z.iso.datetime(),
    hidden: z.boolean(),
  }),
  num_unread_messages: z.int(),
  /** They wrote last and it is read, so it is the reader's turn. */
  your_turn: z.boolean(),
  muted,
  closed: closed.nullable(),
})
export type ChatRow = z.output<typeof row>

const thread = z.strictObject({
  conversation: z.strictObject({ id: publicId }),
  profile: partner,
  /** Oldest first. */
  messages: z.array(message),
  /** Of those messages, in their order. */
  notices: z.array(notice),
  /** Whether there are older ones to ask for, with `before` the first `seq`. */
  earlier: z.boolean(),
  /** Older messages are there and no longer shown. */
  limit_reached: z.boolean(),
  /** The numbers of the latest message: in the conversation, read by me, reached and read by them. */
  marks: z.strictObject({ last: z.int(), read: z.int(), their_delivered: z.int(), their_read: z.int() }),
  num_unread_messages: z.int(),
  muted,
  closed: closed.nullable(),
  cost,
})
export type Thread = z.output<typeof thread>

const beginning = z.strictObject({
  /** Null while nobody has written. */
  conversation: z.strictObject({ id: publicId }).nullable(),
  profile: partner,
  cost,
})
export type Beginning = z.output<typeof beginning>

const sent = z.strictObject({
  conversation: z.strictObject({ id: publicId }),
  message,
  /** What is left; null for whoever has no credits at all. */
  credits: z.int().nullable(),
  cost,
})
export type Sent = z.output<typeof sent>

const sending = {
  viewer: 'member',
  gives: sent,
  refuses: {
    'chat.not_enough_credits': 402,
    'chat.unconfirmed': 403,
    'chat.too_many_starts': 403,
    'chat.gone': 403,
    'chat.closed': 403,
    ...unpaidRefusals,
    'chat.disclosure_required': 409,
    'chat.id_used': 409,
    'chat.price_changed': 409,
    'chat.too_long': 422,
    'chat.not_honest': 422,
  },
  limit: { name: 'chat.send', count: 120, seconds: 60 },
  once: 'id',
} as const

const sendingPhoto = {
  ...sending,
  refuses: {
    ...sending.refuses,
    'chat.text_only': 403,
    'chat.photo_too_large': 413,
    'chat.photo_wrong_type': 415,
    'chat.photo_too_many_pixels': 422,
    'chat.photo_too_small': 422,
    'chat.photo_unreadable': 422,
    'chat.photo_busy': 503,
  },
  limit: { name: 'chat.send_photo', count: 60, seconds: 3600, kept: 'database' },
  body: 'bytes',
  bodyLimit: uploadLimits.body,
} as const

const sendingPicked = { ...sending, refuses: { ...sending.refuses, 'chat.text_only': 403 } } as const
const sendingGift = { ...sendingPicked, refuses: { ...sendingPicked.refuses, 'chat.no_such_gift': 422 } } as const
const sendingGif = { ...sendingPicked, refuses: { ...sendingPicked.refuses, 'chat.no_such_gif': 422 } } as const

const said = {
  id: publicId,
  text: text({ min: 1, max: longest }).regex(/\S/, 'input.required'),
  /** The price that was shown, in credits; a message that would cost more is refused rather than charged. */
  at_most: z.int().min(0).max(1000).optional(),
}

const shown = {
  id: publicId,
  bytes: z.instanceof(Uint8Array),
  type: z.string(),
  /** What is on it, for those who cannot see it or have not opened it yet. */
  description: line({ max: describedBy.letters }).default(''),
  at_most: z.coerce.number().int().min(0).max(1000).optional(),
}

const picked = { id: publicId, at_most: said.at_most }
const gift = z.string().min(1).max(longestId)

/** The calls of chat. */
export const contract = {
  'chat.list_chats': call({
    http: 'GET /api/chats',
    viewer: 'member',
    about:
      'The own conversations, the latest first, with what is unread in each and in all; of one kind or with a name, if wished. What one closed is shown under `closed` alone.',
    takes: z.strictObject({
      cursor: z.string().max(100).optional(),
      show: z.enum(listShows).optional(),
      /** Letters of the partner's name. */
      name: line({ max: 100 }).optional(),
    }),
    gives: z.strictObject({
      chats: z.array(row),
      /** Where the next page begins; null at the end. */
      cursor: z.string().nullable(),
      /** Of those that are not muted; where more than a hundred conversations hold some, what is unread in a hundred of them. */
      unread: z.int(),
    }),
  }),
  'chat.count_unread': call({
    http: 'GET /api/chats/unread',
    viewer: 'member',
    about: 'How many messages are unread (of a hundred conversations at most), and which was opened last.',
    takes: z.strictObject({}),
    gives: z.strictObject({
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
  'chat.remove_chat': call({
    http: 'DELETE /api/chats',
    viewer: 'member',
    about: 'Takes a conversation off the own list; a new message brings it back. The other side keeps theirs.',
    takes: z.strictObject({ conversation }),
    gives: z.null(),
  }),
  'chat.remove_chats_with': call({
    http: 'DELETE /api/members/:member/chats',
    viewer: 'member',
    about: 'Takes every conversation with a member off the own list.',
    takes: z.strictObject({ member }),
    gives: z.null(),
  }),
  'chat.read_conversation': call({
    http: 'GET /api/conversations/:conversation',
    viewer: 'member',
    about:
      'A page of a conversation: its latest messages or those before a number, how far both sides have read, and what the next message costs.',
    takes: z.strictObject({ conversation, before: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
    gives: thread,
  }),
  'chat.preview_conversation': call({
    http: 'GET /api/members/:member/chat',
    viewer: 'member',
    about: 'The conversation with a member if there is one, and what the next message to them costs.',
    takes: z.strictObject({ member }),
    gives: beginning,
  }),
  'chat.send': call({
    http: 'POST /api/conversations/:conversation/messages',
    about: 'Sends a message. The id is the sender’s own; a repeat neither sends nor charges again.',
    takes: z.strictObject({ conversation, ...said }),
    ...sending,
  }),
  'chat.send_to_member': call({
    http: 'POST /api/members/:member/messages',
    about: 'Sends a message to a member; the first one begins the conversation.',
    takes: z.strictObject({ member, ...said }),
    ...sending,
  }),
  'chat.send_photo': call({
    http: 'POST /api/conversations/:conversation/messages/photo',
    about:
      'Sends a photo: the file itself is the body, JPEG, PNG or WebP, at most 12 MB and 40 megapixels. A repeat neither sends nor charges again.',
    takes: z.strictObject({ conversation, ...shown }),
    ...sendingPhoto,
  }),
  'chat.send_photo_to_member': call({
    http: 'POST /api/members/:member/messages/photo',
    about: 'Sends a photo to a member; as the first message it begins the conversation.',
    takes: z.strictObject({ member, ...shown }),
    ...sendingPhoto,
  }),
  'chat.send_gift': call({
    http: 'POST /api/conversations/:conversation/messages/gift',
    about: 'Sends a gift, by its id. It costs by its size. A repeat neither sends nor charges again.',
    takes: z.strictObject({ conversation, ...picked, gift }),
    ...sendingGift,
  }),
  'chat.send_gift_to_member': call({
    http: 'POST /api/members/:member/messages/gift',
    about: 'Sends a gift to a member; as the first message it begins the conversation.',
    takes: z.strictObject({ member, ...picked, gift }),
    ...sendingGift,
  }),
  'chat.send_gif': call({
    http: 'POST /api/conversations/:conversation/messages/gif',
    about:
      'Sends a sticker, by its source and id. It costs what a text does. A repeat neither sends nor charges again.',
    takes: z.strictObject({ conversation, ...picked, gif: gift }),
    ...sendingGif,
  }),
  'chat.send_gif_to_member': call({
    http: 'POST /api/members/:member/messages/gif',
    about: 'Sends a sticker to a member; as the first message it begins the conversation.',
    takes: z.strictObject({ member, ...picked, gif: gift }),
    ...sendingGif,
  }),
  'chat.mark_read': call({
    http: 'POST /api/conversations/:conversation/read',
    viewer: 'member',
    about: 'Says how far one has read; what is unread is counted anew.',
    takes: z.strictObject({ conversation, seq }),
    gives: z.strictObject({ num_unread_messages: z.int(), unread: z.int() }),
  }),
  'chat.mute': call({
    http: 'PUT /api/conversations/:conversation/mute',
    viewer: 'member',
    about: 'Mutes a conversation for a while or for good, or lets it be heard again; muted it counts in no total.',
    takes: z.strictObject({ conversation, for: z.enum([...muteSpans, 'off']) }),
    gives: z.strictObject({ muted, unread: z.int() }),
  }),
  ...sideCalls,
} satisfies Contract

/** What chat tells the features above. */
export const events = {
  /** A message was written; for mails, pushes and the desk. */
  'chat.message_sent': event({
    when: 'later',
    carries: z.strictObject({
      conversation: publicId,
      seq: z.int(),
      from: z.int(),
      to: z.int(),
      /** Whether it began the conversation. */
      first: z.boolean(),
    }),
    key: 'conversation',
  }),
} satisfies Events
