import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import type { Events } from '#kernel/event.ts'
import { line } from '#kernel/text.ts'

const phone = line({ min: 1, max: 40 })
const confirmed = z.strictObject({
  /** The last three digits; the number itself is nowhere. */
  ends_with: z.string(),
  since: z.iso.datetime(),
})
const waiting = z.strictObject({
  ends_with: z.string(),
  /** Until when the code works. */
  until: z.iso.datetime(),
  /** From when on another code may be asked for. */
  again_at: z.iso.datetime(),
})

/** The calls of phones. */
export const contract = {
  'phones.read_phone': call({
    http: 'GET /api/profile/phone',
    viewer: 'member',
    about: 'The own confirmed phone number by its last digits, and whether a code is on its way.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      /** Whether this installation sends codes. */
      offered: z.boolean(),
      confirmed: confirmed.nullable(),
      waiting: waiting.nullable(),
    }),
  }),
  'phones.request_code': call({
    http: 'POST /api/profile/phone/codes',
    viewer: 'member',
    about: 'Sends a code of six digits to a number of a country of this site; it works for ten minutes and five tries.',
    takes: z.strictObject({ phone }),
    gives: waiting,
    refuses: {
      'phones.not_offered': 409,
      'phones.invalid_number': 422,
      'phones.foreign_number': 422,
      'phones.unreachable': 422,
      'phones.too_soon': 429,
      'phones.limit_reached': 429,
      'phones.not_sent': 503,
    },
    limit: { name: 'phones.request_code', count: 10, seconds: 86_400, kept: 'database', ifLost: 'refuse' },
  }),
  'phones.confirm': call({
    http: 'POST /api/profile/phone',
    viewer: 'member',
    about: 'Confirms the number by its code: whoever listed it as a contact and oneself never see each other again.',
    takes: z.strictObject({ phone, code: line({ min: 1, max: 20 }) }),
    gives: confirmed,
    refuses: { 'phones.wrong_code': 422, 'phones.code_over': 410 },
    limit: { name: 'phones.confirm', count: 60, seconds: 86_400, kept: 'database', ifLost: 'refuse' },
  }),
  'phones.remove': call({
    http: 'DELETE /api/profile/phone',
    viewer: 'member',
    about: 'Removes the own number and any code. Who was set apart by it stays so.',
    takes: z.strictObject({}),
    gives: z.null(),
  }),
} satisfies Contract

/** Phones tell nobody; blocks are told in the transaction of the confirmation. */
export const events = {} satisfies Events
