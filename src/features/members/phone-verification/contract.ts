import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
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
  'phone_verification.read_phone': endpoint({
    route: 'GET /api/profile/phone',
    access: 'member',
    summary:
      'Returns the last digits of the member’s confirmed phone number, and whether a code is pending.',
    input: z.strictObject({}),
    output: z.strictObject({
      /** Whether this installation sends codes. */
      offered: z.boolean(),
      confirmed: confirmed.nullable(),
      waiting: waiting.nullable(),
    }),
  }),
  'phone_verification.request_code': endpoint({
    route: 'POST /api/profile/phone/codes',
    access: 'member',
    summary:
      'Sends a six-digit code to a number from a country of this site; it is valid for ten minutes and five attempts.',
    input: z.strictObject({ phone }),
    output: waiting,
    errors: {
      'phone_verification.not_offered': 409,
      'phone_verification.invalid_number': 422,
      'phone_verification.foreign_number': 422,
      'phone_verification.unreachable': 422,
      'phone_verification.too_soon': 429,
      'phone_verification.limit_reached': 429,
      'phone_verification.not_sent': 503,
    },
    rateLimit: {
      name: 'phone_verification.request_code',
      count: 10,
      seconds: 86_400,
      storage: 'database',
      ifDatabaseFails: 'refuse',
    },
  }),
  'phone_verification.confirm': endpoint({
    route: 'POST /api/profile/phone',
    access: 'member',
    summary:
      'Confirms the number by its code: the member and anyone who listed the number as a contact never see each other again.',
    input: z.strictObject({ phone, code: line({ min: 1, max: 20 }) }),
    output: confirmed,
    errors: { 'phone_verification.wrong_code': 422, 'phone_verification.code_expired': 410 },
    rateLimit: {
      name: 'phone_verification.confirm',
      count: 60,
      seconds: 86_400,
      storage: 'database',
      ifDatabaseFails: 'refuse',
    },
  }),
  'phone_verification.remove': endpoint({
    route: 'DELETE /api/profile/phone',
    openWithoutTerms: true,
    access: 'member',
    summary: 'Removes the member’s number and any code. Members hidden because of it stay hidden.',
    input: z.strictObject({}),
    output: z.null(),
  }),
} satisfies Contract

/** No events are emitted; blocks is called in the confirmation's transaction. */
export const events = {} satisfies Events
