import { staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { text } from '#kernel/text.ts'
import { deskFlags } from './rules/desk-flags.ts'

const viewer = staffWith('persona_desk.write')
const conversation = publicId
const id = publicId
const textField = text({ max: 2000 })
/** The photo of a fictional profile, for the desk; null if it has none. */
const pictureFields = { picture: z.string().nullable(), generated: z.boolean() }
const person = z.strictObject({ name: z.string(), age: z.int().nullable() })

/** A conversation waiting for a reply. */
const waiting = z.strictObject({
  conversation: publicId,
  member: person,
  profile: z.strictObject({ name: z.string(), ...pictureFields }),
  waiting_since: z.iso.datetime(),
  /** The colleague who has it open; null if it is unclaimed or claimed by the caller. */
  claimed_by: z.string().nullable(),
  mine: z.boolean(),
  /** It was handed over to a lead. */
  for_lead: z.boolean(),
  /** Facts to know before opening it. */
  flags: z.array(z.enum(deskFlags)),
})
export type WaitingConversation = z.output<typeof waiting>

const sheet = z.strictObject({
  facts: z.string(),
  tone: z.string(),
  said: z.string(),
  version: z.int(),
})
export type Sheet = z.output<typeof sheet>

/**
 * A conversation claimed by the caller. It contains only what the member shows: no address, balance
 * or spending.
 */
const opened = z.strictObject({
  conversation: publicId,
  /** When the claim ends without further activity. */
  until: z.iso.datetime(),
  member: person.extend({ locale: z.string() }),
  profile: person.extend({ id: publicId, label: z.string(), ...pictureFields }),
  /** The latest messages, in order. */
  lines: z.array(
    z.strictObject({
      seq: z.int(),
      from: z.enum(['member', 'profile']),
      /** `gif` is a sticker. */
      kind: z.enum(['text', 'photo', 'gift', 'gif']),
      /** For a photo its description; empty for a gift or a sticker. */
      text: z.string(),
      /**
       * The still image of a gift or sticker, named in the agent's language; null for other
       * messages and for one no longer offered.
       */
      drawing: z.strictObject({ name: z.string(), still: z.string() }).nullable(),
      at: z.iso.datetime(),
      /** The author who wrote it in the profile’s name; null for the member’s messages. */
      author: z.enum(['staff', 'ai', 'ai_assisted']).nullable(),
      /** The staff member who wrote it, if it was written at the desk. */
      by: z.string().nullable(),
      edited_at: z.iso.datetime().nullable(),
      /** The member deleted it; then it has no content. */
      deleted: z.boolean(),
      /** The beginning of the text it replies to; empty if that one is deleted or has none. */
      replies_to: z.string().nullable(),
      /** The member’s reaction to it. */
      reaction: z.enum(['love', 'laugh', 'agree', 'applause', 'wink', 'sad']).nullable(),
    }),
  ),
  /** Whether there are older messages. */
  more: z.boolean(),
  /** Since when the member has been waiting; null if they have a reply. */
  waiting_since: z.iso.datetime().nullable(),
  /** Why nothing can be sent now. */
  closed: z.enum(['persona_desk.member_left', 'persona_desk.their_turn']).nullable(),
  for_lead: z.boolean(),
  /** Hand-over notes from colleagues, the latest first. */
  notes: z.array(
    z.strictObject({
      text: z.string(),
      by: z.string(),
      for_lead: z.boolean(),
      at: z.iso.datetime(),
    }),
  ),
  sheet,
  /** The honest reply in the member's language. */
  honest_reply: z.string(),
  /** Whether AI can be asked for a draft. */
  ai_available: z.boolean(),
  /** When the member's pause ends; null if not in one. */
  paused_until: z.iso.datetime().nullable(),
  /**
   * How often the member asked in this conversation whether the profile is real; each question was
   * answered immediately.
   */
  real_person_questions: z.int(),
  /** When the member acknowledged that the profile is fictional; null if not asked yet. */
  acknowledged_at: z.iso.datetime().nullable(),
  /** How many messages to fictional profiles the member was charged for today. */
  paid_today: z.int(),
  /** The maximum number of charged messages per day to fictional profiles. */
  max_paid_per_day: z.int(),
  message_length: z.int(),
})
export type OpenedConversation = z.output<typeof opened>

const claimErrors = { 'persona_desk.claimed': 409, 'persona_desk.for_lead': 409 } as const
const notSent = {
  ...claimErrors,
  'persona_desk.member_left': 409,
  'persona_desk.their_turn': 409,
  'persona_desk.id_used': 409,
} as const
const replies = { name: 'persona_desk.replies', count: 60, seconds: 60 } as const
const sent = z.strictObject({ seq: z.int() })

/** Endpoints for staff who reply as fictional profiles (OPS-03). */
export const contract = {
  'persona_desk.count_waiting': endpoint({
    route: 'GET /api/office/desk/count',
    access: viewer,
    summary: 'How many conversations with fictional profiles are waiting for a reply.',
    input: z.strictObject({}),
    output: z.strictObject({
      waiting: z.int(),
      /** Since when the oldest has been waiting; null if nothing is. */
      oldest_at: z.iso.datetime().nullable(),
    }),
  }),
  'persona_desk.list_waiting': endpoint({
    route: 'GET /api/office/desk',
    access: viewer,
    summary: 'The conversations waiting for a reply, the longest wait first, at most fifty.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int(), conversations: z.array(waiting) }),
  }),
  'persona_desk.read_pace': endpoint({
    route: 'GET /api/office/desk/pace',
    access: staffWith('persona_desk.lead'),
    summary:
      'The pace of the last fortnight by day and person: replies, the median wait in seconds, and hand-overs.',
    input: z.strictObject({}),
    output: z.strictObject({
      days: z.array(
        z.strictObject({
          day: z.string(),
          /** Null for AI. */
          who: z.string().nullable(),
          replies: z.int(),
          median_wait: z.int().nullable(),
          handed_over: z.int(),
        }),
      ),
    }),
  }),
  'persona_desk.claim': endpoint({
    route: 'POST /api/office/desk/:conversation/claim',
    access: viewer,
    summary:
      'Claims a conversation for five minutes. Repeating it extends the claim; a lead may take over a colleague’s claim.',
    input: z.strictObject({ conversation, take_over: z.boolean().optional() }),
    output: opened,
    errors: claimErrors,
  }),
  'persona_desk.read': endpoint({
    route: 'GET /api/office/desk/:conversation',
    access: viewer,
    summary: 'A conversation claimed by the caller. Reading it does not extend the claim.',
    input: z.strictObject({ conversation }),
    output: opened,
    errors: claimErrors,
  }),
  'persona_desk.release': endpoint({
    route: 'DELETE /api/office/desk/:conversation/claim',
    access: viewer,
    summary:
      'Releases a conversation. Repeating it, or releasing one that is not claimed by the caller, changes nothing.',
    input: z.strictObject({ conversation }),
    output: z.null(),
  }),
  'persona_desk.reply': endpoint({
    route: 'POST /api/office/desk/:conversation/replies',
    access: viewer,
    summary:
      'Replies as the profile, free of charge. Texts that break the rules are not sent; the reason is returned.',
    input: z.strictObject({ conversation, id, text: text({ min: 1, max: 10_000 }) }),
    output: sent,
    idempotencyKey: 'id',
    errors: {
      ...notSent,
      'persona_desk.empty': 422,
      'persona_desk.too_long': 422,
      'persona_desk.against_rules': 422,
    },
    rateLimit: replies,
  }),
  'persona_desk.send_honest_reply': endpoint({
    route: 'POST /api/office/desk/:conversation/honest-replies',
    access: viewer,
    summary:
      'Informs the member, in their language, that this profile is fictional and answered by staff.',
    input: z.strictObject({ conversation, id }),
    output: sent,
    idempotencyKey: 'id',
    errors: notSent,
    rateLimit: replies,
  }),
  'persona_desk.hand_over': endpoint({
    route: 'POST /api/office/desk/:conversation/handovers',
    access: viewer,
    summary: 'Hands over a claimed conversation to colleagues or to a lead, with a note.',
    input: z.strictObject({
      conversation,
      id,
      note: text({ min: 1, max: 500 }),
      for_lead: z.boolean(),
    }),
    output: z.null(),
    idempotencyKey: 'id',
    errors: { ...claimErrors, 'persona_desk.note_empty': 422 },
    rateLimit: replies,
  }),
  'persona_desk.write_sheet': endpoint({
    route: 'PUT /api/office/desk/profiles/:profile/sheet',
    access: staffWith('persona_desk.lead'),
    summary:
      'Saves the character sheet of a fictional profile. The request contains the version that was read, so that concurrent edits are not overwritten.',
    input: z.strictObject({
      profile: publicId,
      facts: textField,
      tone: textField,
      said: textField,
      version: z.int().min(0).max(1_000_000),
    }),
    output: sheet,
    errors: { 'persona_desk.sheet_changed': 409 },
  }),
  'persona_desk.draft': endpoint({
    route: 'POST /api/office/desk/:conversation/drafts',
    access: viewer,
    summary:
      'Asks the operator’s AI for a draft; nothing is sent. Replies sent after it are marked as written with AI.',
    input: z.strictObject({ conversation }),
    output: z.strictObject({ text: z.string() }),
    errors: { ...claimErrors, 'persona_desk.ai_unavailable': 409, 'persona_desk.ai_no_draft': 409 },
    rateLimit: replies,
  }),
  'persona_desk.request_pause': endpoint({
    route: 'POST /api/office/desk/:conversation/pauses',
    access: viewer,
    summary:
      'Asks the member to pause: a notice appears in the conversation, nothing can be paid until the pause ends, and a lead reviews it. Repeating it changes nothing.',
    input: z.strictObject({ conversation, id }),
    output: z.strictObject({ until: z.iso.datetime() }),
    idempotencyKey: 'id',
    errors: claimErrors,
    rateLimit: replies,
  }),
} satisfies Contract
