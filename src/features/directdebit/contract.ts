import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { contract as payments } from '#features/payments/contract.ts'
import { country } from '#features/places/contract.ts'
import { blockCalls } from './rules/block-calls.ts'

const at = z.iso.datetime()
const typed = line({ max: 100 })
const order = payments['payments.start_order']

const creditor = z.strictObject({ id: z.string(), name: z.string(), address: z.string() })

/** A code that is on its way. */
const waiting = z.strictObject({
  iban: z.string(),
  phone_ends: z.string(),
  /** Until when the code works. */
  until: at,
  /** From when on another code may be asked for. */
  again_at: at,
})

const mandate = z.strictObject({
  id: publicId,
  reference: z.string(),
  /** "NL** **** **12". */
  iban: z.string(),
  creditor: z.string(),
  creditor_id: z.string(),
  state: z.enum(['live', 'revoked', 'expired']),
  signed_at: at,
  last_used_at: at,
})

/** The calls of direct debit. */
export const contract = {
  'directdebit.read_form': call({
    http: 'GET /api/directdebit/form',
    viewer: 'member',
    about: 'Who collects, whether anything may be collected from the member now, and what the member gave before.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      /** Null where this site collects nothing. */
      creditor: creditor.nullable(),
      /** `waits` for an earlier debit, `rests` after a returned one until the day named. */
      state: z.enum(['open', 'waits', 'rests']),
      rests_until: at.nullable(),
      /** The first day on which an order of now is collected. */
      due_on: z.iso.date(),
      /** What was given last, the account only by its country and last two signs. */
      given: z
        .strictObject({
          holder: z.string(),
          iban: z.string(),
          street: z.string(),
          house_number: z.string(),
          zip: z.string(),
          city: z.string(),
          phone: z.string(),
        })
        .nullable(),
      waiting: waiting.nullable(),
    }),
  }),
  'directdebit.request_code': call({
    http: 'POST /api/directdebit/codes',
    viewer: 'member',
    about:
      'Takes the account and the authorisation, and sends a code of six digits to the phone; it works for ten minutes and five tries.',
    takes: z.strictObject({
      holder: typed,
      /** Left out: the account that was given last. */
      iban: typed.optional(),
      street: typed,
      house_number: line({ max: 20 }),
      zip: line({ max: 20 }),
      city: typed,
      phone: line({ max: 40 }),
      country,
      /** That the mandate shown may be used. */
      authorised: z.boolean(),
      /** What is about to be ordered comes to, so that no code is sent for too much. */
      price_minor: z.int().positive(),
    }),
    gives: waiting,
    refuses: {
      'directdebit.not_offered': 409,
      'directdebit.not_authorised': 422,
      'directdebit.wanted': 422,
      'directdebit.invalid_holder': 422,
      'directdebit.invalid_iban': 422,
      'directdebit.foreign_iban': 422,
      'directdebit.invalid_house_number': 422,
      'directdebit.invalid_zip': 422,
      'directdebit.invalid_phone': 422,
      'directdebit.foreign_phone': 422,
      'directdebit.blocked': 403,
      'directdebit.limit_reached': 409,
      'directdebit.too_soon': 429,
      'directdebit.codes_over': 429,
      'directdebit.unreachable': 422,
      'directdebit.not_sent': 503,
    },
    limit: { name: 'directdebit.request_code', count: 20, seconds: 86_400, kept: 'database', ifLost: 'refuse' },
  }),
  'directdebit.order': call({
    http: 'POST /api/directdebit/orders',
    viewer: 'member',
    about:
      'Orders with the obligation to pay, by direct debit: confirms the code, signs the mandate and has the money collected.',
    takes: order.takes.omit({ method: true }).extend({ otp: line({ min: 1, max: 20 }) }),
    gives: order.gives,
    refuses: {
      /** An order that payments refuse, with their own word for why. */
      'directdebit.order_refused': 409,
      'directdebit.order_unsent': 503,
      'directdebit.limit_reached': 409,
      'directdebit.not_offered': 409,
      'directdebit.blocked': 403,
      'directdebit.code_invalid': 422,
      'directdebit.code_over': 410,
    },
    limit: { name: 'directdebit.order', count: 60, seconds: 86_400, kept: 'database', ifLost: 'refuse' },
    once: 'id',
  }),
  'directdebit.list_mandates': call({
    http: 'GET /api/directdebit/mandates',
    viewer: 'member',
    about: 'The own direct debit mandates, the latest first.',
    takes: z.strictObject({}),
    gives: z.strictObject({ mandates: z.array(mandate) }),
  }),
  'directdebit.revoke_mandate': call({
    http: 'DELETE /api/directdebit/mandates/:mandate',
    viewer: 'member',
    about: 'Revokes an own mandate: nothing more is collected under it. What is under way stays under way.',
    takes: z.strictObject({ mandate: z.string().max(100) }),
    gives: mandate,
  }),
  ...blockCalls,
} satisfies Contract

/** What direct debit tells itself, after the commit. */
export const events = {
  /** A debit is on its way and its payer is to be told. */
  'directdebit.collected': event({ when: 'later', carries: z.strictObject({ order: publicId }) }),
} satisfies Events
