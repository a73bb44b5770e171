import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { movementKinds, movementReasons } from './rules/movements.ts'

const credits = z.int()

/** The calls of credits. */
export const contract = {
  'credits.read_wallet': call({
    http: 'GET /api/credits',
    viewer: 'member',
    about: 'What the own wallet holds, what credits last cost in money, and what each act costs in credits.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      credits,
      /** The part that was given and not bought; it is spent first. */
      bonus: credits,
      /** Premium: credits were bought, and not every purchase was undone (CRED-02). */
      paid_user: z.boolean(),
      /** Minor units for so many credits, at the last purchase; null before the first in the site's currency. */
      rate: z.strictObject({ minor: z.int(), per_credits: credits, currency: z.string() }).nullable(),
      message_credits: credits,
      photo_credits: credits,
      gift_credits: credits,
    }),
  }),
  'credits.list_movements': call({
    http: 'GET /api/credits/movements',
    viewer: 'member',
    about:
      'The own statement, the latest first, thirty at a time; `next` of one page is `before` of the following one.',
    takes: z.strictObject({ before: z.coerce.number().pipe(z.int().positive()).optional() }),
    gives: z.strictObject({
      movements: z.array(
        z.strictObject({
          /** Counts the own movements from 1. */
          number: z.int(),
          kind: z.enum(movementKinds),
          reason: z.enum(movementReasons),
          /** What it changed: above zero came in, below zero went out. */
          credits,
          /** What the wallet held afterwards. */
          balance: credits,
          /** The message or order it was for. */
          ref: z.string().nullable(),
          at: z.iso.datetime(),
        }),
      ),
      next: z.int().nullable(),
    }),
  }),
} satisfies Contract
