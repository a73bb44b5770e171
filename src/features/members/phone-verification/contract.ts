import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import type { Events } from '#kernel/event.ts'
import { line } from '#kernel/text.ts'

const phone = line({ min: 1, max: 40 })
const confirmed = z.strictObject({
  /** The last three digits; the number itself is not stored. */
  ends_with: z.string(),
  since: z.iso.datetime(),
})
const waiting = z.strictObject({
  ends_with: z.string(),
  /** When the code expires. */
  until: z.iso.datetime(),
  /** When another code may be requested. */
  again_at: z.iso.datetime(),
})

export const contract = {
  'phone_verification.read_phone': call({
    http: 'GET /api/profile/phone',
    viewer: 'member',
    about: 'Returns the last digits of the member’s confirmed phone number, and whether a code is pending.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      /** Whether this installation sends codes. */
      offered: z.boolean(),
      confirmed: confirmed.nullable(),
      waiting: waiting.nullable(),
    }),
  }),
  'phone_verification.request_code': call({
    http: 'POST /api/profile/phone/codes',
    viewer: 'member',
    about:
      'Sends a six-digit code to a number from a country of this site; it is valid for ten minutes and five attempts.',
    takes: z.strictObject({ phone }),
    gives: waiting,
    refuses: {
      'phone_verification.not_offered': 409,
      'phone_verification.invalid_number': 422,
      'phone_verification.foreign_number': 422,
      'phone_verification.unreachable': 422,
      'phone_verification.too_soon': 429,
      'phone_verification.limit_reached': 429,
      'phone_verification.not_sent': 503,
    },
    limit: { name: 'phone_verification.request_code', count: 10, seconds: 86_400, kept: 'database', ifLost: 'refuse' },
  }),
  'phone_verification.confirm': call({
    http: 'POST /api/profile/phone',
    viewer: 'member',
    about:
      'Confirms the number by its code: the member and anyone who listed the number as a contact never see each other again.',
    takes: z.strictObject({ phone, code: line({ min: 1, max: 20 }) }),
    gives: confirmed,
    refuses: { 'phone_verification.wrong_code': 422, 'phone_verification.code_expired': 410 },
    limit: { name: 'phone_verification.confirm', count: 60, seconds: 86_400, kept: 'database', ifLost: 'refuse' },
  }),
  'phone_verification.remove': call({
    http: 'DELETE /api/profile/phone',
    viewer: 'member',
    about: 'Removes the member’s number and any code. Members hidden because of it stay hidden.',
    takes: z.strictObject({}),
    gives: z.null(),
  }),
} satisfies Contract

/** Phones emits no events; it calls blocks in the transaction of the confirmation. */
export const events = {} satisfies Events
