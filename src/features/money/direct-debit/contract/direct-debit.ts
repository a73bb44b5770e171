import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { contract as payments } from '#features/money/payments/contract/payments.ts'
import { country } from '#features/site/geography/contract.ts'
import { blockEndpoints } from './blocks.ts'

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
  'direct_debit.read_form': endpoint({
    route: 'GET /api/direct-debit/form',
    access: 'member',
    summary: 'The creditor, whether the member can be debited now, and the details given before.',
    input: z.strictObject({}),
    output: z.strictObject({
      /** Null if this site does not collect direct debits. */
      creditor: creditor.nullable(),
      /**
       * `waits`: an earlier debit is open; `rests`: suspended until the given day because of a
       * returned debit.
       */
      state: z.enum(['open', 'waits', 'rests']),
      rests_until: at.nullable(),
      /** The first day on which an order placed now would be collected. */
      due_on: z.iso.date(),
      /**
       * The last details given, with the account masked except for its country and last two
       * characters.
       */
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
  'direct_debit.request_code': endpoint({
    route: 'POST /api/direct-debit/codes',
    access: 'member',
    summary:
      'Accepts the account details and the authorisation, and sends a six-digit code to the phone, valid for ten minutes and five attempts.',
    input: z.strictObject({
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
    output: waiting,
    errors: {
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
    rateLimit: {
      name: 'direct_debit.request_code',
      count: 20,
      seconds: 86_400,
      storage: 'database',
      ifDatabaseFails: 'refuse',
    },
  }),
  'direct_debit.order': endpoint({
    route: 'POST /api/direct-debit/orders',
    access: 'member',
    summary:
      'Orders by direct debit, with the obligation to pay: confirms the code, signs the mandate and starts the collection.',
    input: order.input.omit({ method: true }).extend({ otp: line({ min: 1, max: 20 }) }),
    output: order.output,
    errors: {
      /** Refused by payments, with its reason. */
      'direct_debit.order_refused': 409,
      'direct_debit.order_not_sent': 503,
      'direct_debit.limit_reached': 409,
      'direct_debit.not_offered': 409,
      'direct_debit.blocked': 403,
      'direct_debit.code_invalid': 422,
      'direct_debit.code_expired': 410,
    },
    rateLimit: {
      name: 'direct_debit.order',
      count: 60,
      seconds: 86_400,
      storage: 'database',
      ifDatabaseFails: 'refuse',
    },
    idempotencyKey: 'id',
  }),
  'direct_debit.list_mandates': endpoint({
    route: 'GET /api/direct-debit/mandates',
    access: 'member',
    summary: 'The member’s direct debit mandates, latest first.',
    input: z.strictObject({}),
    output: z.strictObject({ mandates: z.array(mandate) }),
  }),
  'direct_debit.revoke_mandate': endpoint({
    route: 'DELETE /api/direct-debit/mandates/:mandate',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Revokes one of the member’s mandates: no new collections under it. Collections already in progress continue.',
    input: z.strictObject({ mandate: z.string().max(100) }),
    output: mandate,
  }),
  ...blockEndpoints,
} satisfies Contract

/** Internal events of direct debit, delivered after the commit. */
export const events = {
  /** A debit is being collected and its payer must be notified. */
  'direct_debit.collected': event({ when: 'later', carries: z.strictObject({ order: publicId }) }),
} satisfies Events
