import { staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { text } from '#kernel/text.ts'
import { pauseReasons, reviewActs } from './rules/reviews.ts'

const viewer = staffWith('wellbeing.review')

/**
 * A pause as shown to a lead. It contains only the member's chosen name: no messages, credits or
 * address.
 */
const pause = z.strictObject({
  id: publicId,
  member: z.string(),
  profile: z.string(),
  reasons: z.array(z.enum(pauseReasons)),
  begun_at: z.iso.datetime(),
  until: z.iso.datetime(),
  reviewed_at: z.iso.datetime().nullable(),
  /** Decisions, latest first. */
  reviews: z.array(
    z.strictObject({
      act: z.enum(reviewActs),
      note: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
})
export type Pause = z.output<typeof pause>

/**
 * Endpoints for leads who review members in a pause (F12: members who show distress or attachment
 * are asked to pause).
 */
export const contract = {
  'wellbeing.count_pauses': endpoint({
    route: 'GET /api/office/wellbeing/count',
    access: viewer,
    summary: 'Returns the number of pauses not reviewed yet.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int() }),
  }),
  'wellbeing.list_pauses': endpoint({
    route: 'GET /api/office/wellbeing',
    access: viewer,
    summary: 'Lists pauses: unreviewed ones first, then the latest; at most fifty.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int(), pauses: z.array(pause) }),
  }),
  'wellbeing.review': endpoint({
    route: 'POST /api/office/wellbeing/:pause/reviews',
    access: viewer,
    summary:
      'Reviews a pause: keeps it, ends it or extends it by a number of hours, with a note. A repeated request has no effect.',
    input: z.strictObject({
      pause: publicId,
      id: publicId,
      act: z.enum(reviewActs),
      hours: z.int().min(1).max(720).optional(),
      note: text({ min: 1, max: 500 }),
    }),
    output: pause,
    errors: { 'wellbeing.note_empty': 422, 'wellbeing.hours_missing': 422 },
    idempotencyKey: 'id',
  }),
} satisfies Contract
