import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { contract as payments } from '#features/money/payments/contract.ts'
import { country } from '#features/site/geography/contract.ts'
import { blockEndpoints } from './rules/block-endpoints.ts'

const at = z.iso.datetime()
const typed = line({ max: 100 })
const order = payments['payments.start_order']

const creditor = z.strictObject({ id: z.string(), name: z.string(), address: z.string() })

/** A code that has been sent and not used yet. */
const waiting = z.strictObject({
  iban: z.string(),
  phone_ends: z.string(),
  /** Expiry of the code. */
  until: at,
  /** When another code can be requested. */
  again_at: at,
})

const mandate = z.strictObject({
  id: publicId,
  reference: z.string(),
  /** Masked, such as "NL** **** **12". */
  iban: z.string(),
  creditor: z.string(),
  creditor_id: z.string(),
  state: z.enum(['live', 'revoked', 'expired']),
  signed_at: at,
  last_used_at: at,
})

export const contract = {
  'direct_debit.read_form': call({
    http: 'GET /api/direct-debit/form',
    viewer: 'member',
    about: 'The creditor, whether the member can be debited now, and the details given before.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      /** Null if this site does not collect direct debits. */
      creditor: creditor.nullable(),
      /**
       * `waits`: an earlier debit is open; `rests`: suspended until the given day after a returned
       * debit.
       */
      state: z.enum(['open', 'waits', 'rests']),
      rests_until: at.nullable(),
      /** The first day on which an order placed now would be collected. */
      due_on: z.iso.date(),
      /** The last details given; the account is reduced to its country and last two characters. */
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
      'Accepts the account details and the authorisation, and sends a six-digit code to the phone, valid for ten minutes and five attempts.',
    takes: z.strictObject({
      holder: typed,
      /** If omitted, the last account given is used. */
      iban: typed.optional(),
      street: typed,
      house_number: line({ max: 20 }),
      zip: line({ max: 20 }),
      city: typed,
      phone: line({ max: 40 }),
      country,
      /** Consent to the mandate shown. */
      authorised: z.boolean(),
      /** The price of the intended order, so that no code is sent for an amount over the limit. */
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
      'Orders by direct debit, with the obligation to pay: confirms the code, signs the mandate and starts the collection.',
    takes: order.takes.omit({ method: true }).extend({ otp: line({ min: 1, max: 20 }) }),
    gives: order.gives,
    refuses: {
      /** Refused by payments; carries its reason. */
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
    about: 'The member’s direct debit mandates, latest first.',
    takes: z.strictObject({}),
    gives: z.strictObject({ mandates: z.array(mandate) }),
  }),
  'direct_debit.revoke_mandate': call({
    http: 'DELETE /api/direct-debit/mandates/:mandate',
    viewer: 'member',
    about:
      'Revokes one of the member’s mandates: no new collections under it. Collections already in progress continue.',
    takes: z.strictObject({ mandate: z.string().max(100) }),
    gives: mandate,
  }),
  ...blockEndpoints,
} satisfies Contract

/** Internal events of direct debit, delivered after the commit. */
export const events = {
  /** A debit is being collected and its payer must be notified. */
  'direct_debit.collected': event({ when: 'later', carries: z.strictObject({ order: publicId }) }),
} satisfies Events
