import { z } from 'zod'
import { publicId } from '#kernel/id.ts'
import { drawing } from '#features/money/gifts/contract.ts'
import { openPhoto, profileKind } from '#features/members/profiles/contract/views.ts'
import { closedReasons } from '../rules/closed-reasons.ts'
import { goodbyes } from '../rules/goodbyes.ts'
import { reactions } from '../rules/changes/reactions.ts'

export const conversation = z.string().max(100)
export const member = z.string().max(100)
/** Upper bound for every site's maximum text length. */
export const longest = 10_000
export const seq = z.int().min(0).max(2_147_483_647)

/** The other member of the conversation, if they still exist. */
export const partner = z.strictObject({
  /** Null if the account is erased. */
  id: publicId.nullable(),
  name: z.string().nullable(),
  age: z.int().nullable(),
  kind: profileKind,
  /** The text of the fictional profile's label; null for a member. */
  label: z.string().nullable(),
  /**
   * `unconfirmed`: can write but cannot receive replies yet. `gone`: left, disabled, or no longer
   * offered here.
   */
  state: z.enum(['active', 'unconfirmed', 'gone']),
  online: z.boolean(),
  /**
   * Approximate time of the last visit; null while online, in invisible mode, and for anyone who is
   * not an active member.
   */
  last_seen: z.enum(['today', 'yesterday', 'week', 'month', 'long']).nullable(),
  photo: openPhoto.nullable(),
})
export type Partner = z.output<typeof partner>

/** Until when the reader muted a conversation, as an instant or `always`; null if not muted. */
export const muted = z.union([z.iso.datetime(), z.literal('always')]).nullable()

/** The member who closed a conversation, with the goodbye; null while it is open. */
export const closed = z.strictObject({
  by_me: z.boolean(),
  at: z.iso.datetime(),
  goodbye: z.enum(goodbyes).nullable(),
})
export type ConversationClosing = z.output<typeof closed>
const messageKind = z.enum(['text', 'photo', 'gift', 'gif'])

/** The image of a photo message in three widths, at addresses that open only for this reader. */
const messagePhoto = z.strictObject({
  /** Width of the largest version, in pixels. */
  width: z.int(),
  height: z.int(),
  src: openPhoto.shape.src,
})
export type MessagePhoto = z.output<typeof messagePhoto>

/**
 * A notice from the product, shown after the message with the number `after`. Its text is in the
 * reader's language.
 */
const notice = z.strictObject({
  after: z.int(),
  kind: z.enum(['is_fictional', 'pause']),
  at: z.iso.datetime(),
})
export type Notice = z.output<typeof notice>

export const price = z.union([z.literal('free'), z.int().positive()])
const money = z.strictObject({ minor: z.int(), currency: z.string() }).nullable()

/** The message another one replies to, as its reader may see it now (BEY-25). */
const quote = z.strictObject({
  seq: z.int(),
  mine: z.boolean(),
  kind: messageKind,
  /** The beginning of its text; for a gift or sticker its name. */
  text: z.string(),
  /** Contains one of the reader’s hidden words. */
  hidden: z.boolean(),
  /** False if it was deleted or withdrawn, or is beyond what the reader sees; then it has no text. */
  available: z.boolean(),
})
export type MessageQuote = z.output<typeof quote>

export const message = z.strictObject({
  /** Its number within the conversation. */
  seq: z.int(),
  mine: z.boolean(),
  /** The id assigned by the sender's browser; only returned to the sender. */
  id: publicId.nullable(),
  kind: messageKind,
  /** For a photo its description; empty for a gift or a sticker, whose kind is `gif`. */
  text: z.string(),
  /**
   * Its credits were refunded because the recipient was never shown it; the recipient no longer
   * receives its content.
   */
  withdrawn: z.boolean(),
  /** Null unless this is a photo that still exists. */
  photo: messagePhoto.nullable(),
  /** The gift or sticker; null for other messages and for one no longer offered. */
  drawing: drawing.nullable(),
  at: z.iso.datetime(),
  /** The author who wrote it in a fictional profile’s name; null for a member’s messages. */
  author: z.enum(['staff', 'ai', 'ai_assisted']).nullable(),
  /**
   * Safety warnings for the reader, the most serious first; `many`: the same first message was sent
   * to many people. Only returned to the reader.
   */
  warnings: z.array(z.enum(['money', 'scam', 'away', 'contact', 'many'])),
  /** Contains one of the reader’s hidden words, so it is collapsed until opened. */
  hidden: z.boolean(),
  /** The credits it cost the sender; only returned to the sender. */
  credits: z.int().nullable(),
  /** When its sender last edited it. */
  edited_at: z.iso.datetime().nullable(),
  /** Deleted by its sender; then no one receives its content. */
  deleted: z.boolean(),
  quote: quote.nullable(),
  /** The recipient’s reaction. */
  reaction: z.enum(reactions).nullable(),
  /** Whether the reader could edit and delete it when this was read. */
  can_edit: z.boolean(),
  can_delete: z.boolean(),
})
export type Message = z.output<typeof message>

/** The price of the next message, computed by the same rule that is applied when sending. */
export const cost = z.strictObject({
  next: price,
  /** `staff`: a staff member writing as a profile, who has no credits and pays nothing. */
  reason: z.enum(['first_message', 'first_answer', 'no_charge', 'message', 'staff']),
  /** Why nothing can be sent at all, as an error code. */
  closed: z.enum(closedReasons).nullable(),
  /**
   * End of a pause or break: a pause applies to fictional profiles, a break chosen by the member to
   * everyone; null if closed for another reason.
   */
  paused_until: z.iso.datetime().nullable(),
  /**
   * Maximum number of charged messages per day to fictional profiles; null if the partner is not
   * one.
   */
  max_paid_per_day: z.int().nullable(),
  /** Whether the fictional profile's disclosure must be acknowledged first. */
  disclosure: z.boolean(),
  /** Price of a message that is not free, in credits and approximately in money. */
  message_credits: z.int(),
  money,
  /** The same for a photo; null if gifts cannot be sent. */
  photo: z
    .strictObject({ next: price, disclosure: z.boolean(), credits: z.int(), money })
    .nullable(),
  /** Same for a sticker, which costs as much as a text. */
  gif: z.strictObject({ next: price, disclosure: z.boolean(), credits: z.int(), money }).nullable(),
  /**
   * Prices of gifts by size; null if gifts cannot be sent. A gift never uses up the free message.
   */
  gift: z
    .array(
      z.strictObject({
        size: z.enum(['small', 'middle', 'large']),
        next: price,
        disclosure: z.boolean(),
        money,
      }),
    )
    .nullable(),
  /** Null for accounts without credits. */
  balance: z.int().nullable(),
  /** How many conversations can still be started; null for unlimited. */
  starts_left: z.int().nullable(),
  message_length: z.int(),
  undo_seconds: z.number(),
})
export type Cost = z.output<typeof cost>

export const row = z.strictObject({
  conversation: z.strictObject({ id: publicId }),
  profile: partner,
  /** For a gift or sticker the text is its name. */
  last: z.strictObject({
    seq: z.int(),
    mine: z.boolean(),
    kind: messageKind,
    text: z.string(),
    withdrawn: z.boolean(),
    deleted: z.boolean(),
    at: z.iso.datetime(),
    hidden: z.boolean(),
  }),
  num_unread_messages: z.int(),
  /** The partner wrote last and the message has been read, so it is the reader's turn. */
  your_turn: z.boolean(),
  muted,
  closed: closed.nullable(),
})
export type ChatRow = z.output<typeof row>

export const thread = z.strictObject({
  conversation: z.strictObject({ id: publicId }),
  profile: partner,
  /** Oldest first. */
  messages: z.array(message),
  /** Notices among those messages, in order. */
  notices: z.array(notice),
  /** Whether there are older messages; request them with `before` set to the first `seq`. */
  earlier: z.boolean(),
  /** Older messages exist but are no longer shown. */
  limit_reached: z.boolean(),
  /**
   * Numbers of the latest message in the conversation, and of the latest ones read by me, delivered
   * to them and read by them.
   */
  marks: z.strictObject({
    last: z.int(),
    read: z.int(),
    their_delivered: z.int(),
    their_read: z.int(),
  }),
  num_unread_messages: z.int(),
  /** How often its messages were edited or deleted; a copy with a lower number is out of date. */
  changes: z.int(),
  muted,
  closed: closed.nullable(),
  cost,
})
export type Thread = z.output<typeof thread>

export const conversationStart = z.strictObject({
  /** Null before the first message. */
  conversation: z.strictObject({ id: publicId }).nullable(),
  profile: partner,
  cost,
})
export type ConversationStart = z.output<typeof conversationStart>

export const sent = z.strictObject({
  conversation: z.strictObject({ id: publicId }),
  message,
  /** Remaining balance; null for accounts without credits. */
  credits: z.int().nullable(),
  cost,
})
export type SendResult = z.output<typeof sent>
