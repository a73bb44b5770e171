import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { text } from '#kernel/text.ts'
import { deskFlags } from './rules/desk-flags.ts'
import { deskLeads, deskPeople } from './rules/claims.ts'

const viewer = { staff: deskPeople } as const
const conversation = publicId
const id = publicId
const words = text({ max: 2000 })
/** The picture of a fictional profile, for the desk; null where it has none. */
const face = { picture: z.string().nullable(), generated: z.boolean() }
const person = z.strictObject({ name: z.string(), age: z.int().nullable() })

/** A conversation that waits for an answer. */
const waiting = z.strictObject({
  conversation: publicId,
  member: person,
  profile: z.strictObject({ name: z.string(), ...face }),
  waiting_since: z.iso.datetime(),
  /** Whoever else has it open; null where it is free or one's own. */
  claimed_by: z.string().nullable(),
  mine: z.boolean(),
  /** It was left to a lead. */
  for_lead: z.boolean(),
  /** What is to be known before it is opened. */
  flags: z.array(z.enum(deskFlags)),
})
export type Waiting = z.output<typeof waiting>

const sheet = z.strictObject({ facts: z.string(), tone: z.string(), said: z.string(), version: z.int() })
export type Sheet = z.output<typeof sheet>

/** A conversation that is one's own to answer. Of the member no more than they show: no address, balance or spend. */
const opened = z.strictObject({
  conversation: publicId,
  /** Until when it is one's own without doing anything. */
  until: z.iso.datetime(),
  member: person.extend({ locale: z.string() }),
  profile: person.extend({ id: publicId, label: z.string(), ...face }),
  /** The latest, in order. */
  lines: z.array(
    z.strictObject({
      seq: z.int(),
      from: z.enum(['member', 'profile']),
      /** `gif` is a sticker. */
      kind: z.enum(['text', 'photo', 'gift', 'gif']),
      /** Of a photo its description; empty for a gift and a sticker. */
      text: z.string(),
      /** The gift or sticker at rest, named in the language of whoever answers; null for what is neither, and for one that is offered no more. */
      drawing: z.strictObject({ name: z.string(), still: z.string() }).nullable(),
      at: z.iso.datetime(),
      /** Who wrote it in the profile’s name; null for the member’s words. */
      author: z.enum(['staff', 'ai', 'ai_assisted']).nullable(),
      /** Who of the staff wrote it, where it was written here. */
      by: z.string().nullable(),
    }),
  ),
  /** Whether there are older ones. */
  more: z.boolean(),
  /** Since when the member waits; null where they were answered. */
  waiting_since: z.iso.datetime().nullable(),
  /** Why nothing can be sent now. */
  closed: z.enum(['persona_desk.member_left', 'persona_desk.their_turn']).nullable(),
  for_lead: z.boolean(),
  /** What colleagues left, the latest first. */
  notes: z.array(z.strictObject({ text: z.string(), by: z.string(), for_lead: z.boolean(), at: z.iso.datetime() })),
  sheet,
  /** The honest reply in the member's language. */
  honest: z.string(),
  /** Whether a machine can be asked for a proposal. */
  machine: z.boolean(),
  /** Until when the member is in a pause; null while in none. */
  paused_until: z.iso.datetime().nullable(),
  /** How often the member asked in this conversation whether the profile is real; each time it was answered at once. */
  asked_real: z.int(),
  /** When the member read that the profile is fictional; null where that was not asked of them yet. */
  told_at: z.iso.datetime().nullable(),
  /** How many messages to fictional profiles the member was charged for today. */
  paid_today: z.int(),
  /** For how many messages a day members can be charged with fictional profiles. */
  paid_a_day: z.int(),
  message_length: z.int(),
})
export type Opened = z.output<typeof opened>

const lost = { 'persona_desk.claimed': 409, 'persona_desk.for_lead': 409 } as const
const notSent = {
  ...lost,
  'persona_desk.member_left': 409,
  'persona_desk.their_turn': 409,
  'persona_desk.id_used': 409,
} as const
const replies = { name: 'persona_desk.replies', count: 60, seconds: 60 } as const
const sent = z.strictObject({ seq: z.int() })

/** The calls of those who answer for fictional profiles (OPS-03). */
export const contract = {
  'persona_desk.count_waiting': call({
    http: 'GET /api/office/desk/count',
    viewer,
    about: 'How many conversations with fictional profiles wait for an answer.',
    takes: z.strictObject({}),
    gives: z.strictObject({ waiting: z.int() }),
  }),
  'persona_desk.list_waiting': call({
    http: 'GET /api/office/desk',
    viewer,
    about: 'The conversations that wait for an answer, those first that have waited longest, at most fifty.',
    takes: z.strictObject({}),
    gives: z.strictObject({ waiting: z.int(), conversations: z.array(waiting) }),
  }),
  'persona_desk.read_pace': call({
    http: 'GET /api/office/desk/pace',
    viewer: { staff: deskLeads },
    about:
      'The pace of the last fortnight, by day and person: answers, the median wait in seconds, what was handed over.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      days: z.array(
        z.strictObject({
          day: z.string(),
          /** Null for a machine. */
          who: z.string().nullable(),
          replies: z.int(),
          median_wait: z.int().nullable(),
          handed_over: z.int(),
        }),
      ),
    }),
  }),
  'persona_desk.claim': call({
    http: 'POST /api/office/desk/:conversation/claim',
    viewer,
    about: 'Makes a conversation one’s own for five minutes. Again prolongs it; a lead may take it over from another.',
    takes: z.strictObject({ conversation, take_over: z.boolean().optional() }),
    gives: opened,
    refuses: lost,
  }),
  'persona_desk.read': call({
    http: 'GET /api/office/desk/:conversation',
    viewer,
    about: 'A conversation that is one’s own. Looking at it does not prolong that.',
    takes: z.strictObject({ conversation }),
    gives: opened,
    refuses: lost,
  }),
  'persona_desk.release': call({
    http: 'DELETE /api/office/desk/:conversation/claim',
    viewer,
    about: 'Leaves a conversation to others. Again, or for one that is not one’s own, changes nothing.',
    takes: z.strictObject({ conversation }),
    gives: z.null(),
  }),
  'persona_desk.reply': call({
    http: 'POST /api/office/desk/:conversation/replies',
    viewer,
    about: 'Answers as the profile, free of charge. Words against the rules are held back, with the reason.',
    takes: z.strictObject({ conversation, id, text: text({ min: 1, max: 10_000 }) }),
    gives: sent,
    once: 'id',
    refuses: { ...notSent, 'persona_desk.empty': 422, 'persona_desk.too_long': 422, 'persona_desk.against_rules': 422 },
    limit: replies,
  }),
  'persona_desk.send_honest_reply': call({
    http: 'POST /api/office/desk/:conversation/honest-replies',
    viewer,
    about: 'Says in the member’s language that this profile is fictional and answered by staff.',
    takes: z.strictObject({ conversation, id }),
    gives: sent,
    once: 'id',
    refuses: notSent,
    limit: replies,
  }),
  'persona_desk.hand_over': call({
    http: 'POST /api/office/desk/:conversation/handovers',
    viewer,
    about: 'Leaves one’s conversation to the others or to a lead, with a note.',
    takes: z.strictObject({ conversation, id, note: text({ min: 1, max: 500 }), for_lead: z.boolean() }),
    gives: z.null(),
    once: 'id',
    refuses: { ...lost, 'persona_desk.note_empty': 422 },
    limit: replies,
  }),
  'persona_desk.write_sheet': call({
    http: 'PUT /api/office/desk/profiles/:profile/sheet',
    viewer: { staff: deskLeads },
    about:
      'Writes the character sheet of a fictional profile. The version read is given along, so that nobody’s words are lost.',
    takes: z.strictObject({
      profile: publicId,
      facts: words,
      tone: words,
      said: words,
      version: z.int().min(0).max(1_000_000),
    }),
    gives: sheet,
    refuses: { 'persona_desk.sheet_changed': 409 },
  }),
  'persona_desk.draft': call({
    http: 'POST /api/office/desk/:conversation/drafts',
    viewer,
    about:
      'Asks the machine an operator plugged in for a proposal; nothing is sent. Whatever is answered after it bears the mark of a machine.',
    takes: z.strictObject({ conversation }),
    gives: z.strictObject({ text: z.string() }),
    refuses: { ...lost, 'persona_desk.ai_unavailable': 409, 'persona_desk.ai_no_draft': 409 },
    limit: replies,
  }),
  'persona_desk.request_pause': call({
    http: 'POST /api/office/desk/:conversation/pauses',
    viewer,
    about:
      'Asks the member to pause: it is said in the conversation, nothing can be paid meanwhile, and a lead looks at it. Again changes nothing.',
    takes: z.strictObject({ conversation, id }),
    gives: z.strictObject({ until: z.iso.datetime() }),
    once: 'id',
    refuses: lost,
    limit: replies,
  }),
} satisfies Contract
