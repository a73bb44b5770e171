import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { contract as payments } from '#features/money/payments/contract.ts'
import { country } from '#features/site/geography/contract.ts'
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
  'direct_debit.read_form': call({
    http: 'GET /api/direct-debit/form',
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
  'direct_debit.request_code': call({
    http: 'POST /api/direct-debit/codes',
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
      'direct_debit.not_offered': 409,
      'direct_debit.not_authorised': 422,
      'direct_debit.wanted': 422,
      'direct_debit.invalid_holder': 422,
      'direct_debit.invalid_iban': 422,
      'direct_debit.foreign_iban': 422,
      'direct_debit.invalid_house_number': 422,
      'direct_debit.invalid_zip': 422,
      'direct_debit.invalid_phone': 422,
      'direct_debit.foreign_phone': 422,
      'direct_debit.blocked': 403,
      'direct_debit.limit_reached': 409,
      'direct_debit.too_soon': 429,
      'direct_debit.too_many_codes': 429,
      'direct_debit.unreachable': 422,
      'direct_debit.not_sent': 503,
    },
    limit: { name: 'direct_debit.request_code', count: 20, seconds: 86_400, kept: 'database', ifLost: 'refuse' },
  }),
  'direct_debit.order': call({
    http: 'POST /api/direct-debit/orders',
    viewer: 'member',
    about:
      'Orders with the obligation to pay, by direct debit: confirms the code, signs the mandate and has the money collected.',
    takes: order.takes.omit({ method: true }).extend({ otp: line({ min: 1, max: 20 }) }),
    gives: order.gives,
    refuses: {
      /** An order that payments refuse, with their own word for why. */
      'direct_debit.order_refused': 409,
      'direct_debit.order_not_sent': 503,
      'direct_debit.limit_reached': 409,
      'direct_debit.not_offered': 409,
      'direct_debit.blocked': 403,
      'direct_debit.code_invalid': 422,
      'direct_debit.code_expired': 410,
    },
    limit: { name: 'direct_debit.order', count: 60, seconds: 86_400, kept: 'database', ifLost: 'refuse' },
    once: 'id',
  }),
  'direct_debit.list_mandates': call({
    http: 'GET /api/direct-debit/mandates',
    viewer: 'member',
    about: 'The own direct debit mandates, the latest first.',
    takes: z.strictObject({}),
    gives: z.strictObject({ mandates: z.array(mandate) }),
  }),
  'direct_debit.revoke_mandate': call({
    http: 'DELETE /api/direct-debit/mandates/:mandate',
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
  'direct_debit.collected': event({ when: 'later', carries: z.strictObject({ order: publicId }) }),
} satisfies Events
