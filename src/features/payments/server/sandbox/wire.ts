import { z } from 'zod'
import { locales } from '#kernel/locale.ts'
import { methodKeys } from '../../rules/methods.ts'
import { providerStates } from '../../rules/order-status.ts'

/** What the sandbox is asked for over HTTP, as an outside provider's documentation would say. */
export const createBody = z.strictObject({
  idempotency_key: z.string().min(1).max(100),
  amount_minor: z.int().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  method: z.enum(methodKeys),
  locale: z.enum(locales),
  reference: z.string().min(1).max(100),
  description: z.string().max(200),
  return_path: z.string().regex(/^\/(?![/\\])/),
})
export type CreateBody = z.output<typeof createBody>

/** A payment as it tells of it. */
export const paymentBody = z.strictObject({
  id: z.string(),
  state: z.enum(providerStates),
  amount_minor: z.int(),
  currency: z.string(),
  reference: z.string(),
  pay_path: z.string(),
})
export type PaymentBody = z.output<typeof paymentBody>

/** What its webhooks carry. The state is a courtesy; whoever believes it without asking has a hole. */
export const eventBody = z.strictObject({
  event: z.string().min(1).max(100),
  payment: z.string().min(1).max(100),
  state: z.string().max(30),
})
