import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { movementKinds, movementReasons } from './rules/movements.ts'

const credits = z.int()
const money = z.array(z.strictObject({ minor: z.int(), currency: z.string() }))
/** Credits, and the cost of the bought part. */
const creditTotal = z.strictObject({ credits, bonus: credits, money })
const hash = z.string().regex(/^([0-9a-f]{2})*$/)

export const contract = {
  'credits.read_wallet': endpoint({
    route: 'GET /api/credits',
    access: 'member',
    summary:
      'The member’s wallet, what credits last cost in money, and the price of each paid action in credits.',
    input: z.strictObject({}),
    output: z.strictObject({
      credits,
      /** The part that was granted, not bought; it is spent first. */
      bonus: credits,
      /** Premium: the member bought credits and not every purchase was undone (CRED-02). */
      paid_user: z.boolean(),
      /**
       * Minor units per `per_credits` credits at the last purchase; null before the first purchase
       * in the site's currency.
       */
      rate: z
        .strictObject({ minor: z.int(), per_credits: credits, currency: z.string() })
        .nullable(),
      message_credits: credits,
      photo_credits: credits,
      gift_credits: credits,
    }),
  }),
  'credits.list_movements': endpoint({
    route: 'GET /api/credits/movements',
    access: 'member',
    summary:
      'The member’s credit statement, newest first, thirty entries per page; `next` of one page is `before` of the following one.',
    input: z.strictObject({ before: z.coerce.number().pipe(z.int().positive()).optional() }),
    output: z.strictObject({
      movements: z.array(
        z.strictObject({
          /** The member's movements, numbered from 1. */
          number: z.int(),
          kind: z.enum(movementKinds),
          reason: z.enum(movementReasons),
          /** Change in credits: positive is incoming, negative is outgoing. */
          credits,
          /** The bonus part of the change. */
          bonus: credits,
          /**
           * The cost of the bought part, at the price of the purchases it came from; one amount per
           * currency.
           */
          money: z.array(z.strictObject({ minor: z.int(), currency: z.string() })),
          /** Balance after the movement. */
          balance: credits,
          /** The message or order that the movement belongs to. */
          ref: z.string().nullable(),
          at: z.iso.datetime(),
        }),
      ),
      next: z.int().nullable(),
    }),
  }),
  'credits.read_receipt': endpoint({
    route: 'GET /api/credits/receipts/:conversation',
    access: 'member',
    summary:
      'The cost of one conversation to the reader so far: totals and every movement, newest first. Empty if it cost nothing or is not the reader’s conversation.',
    input: z.strictObject({ conversation: publicId }),
    output: z.strictObject({
      conversation: publicId,
      /** Spent on messages, photos and gifts. */
      spent: creditTotal,
      /** The returned part. */
      returned: creditTotal,
      /** Net cost. */
      cost: creditTotal,
      movements: z.array(
        z.strictObject({
          number: z.int(),
          kind: z.enum(['spend', 'refund']),
          reason: z.enum(movementReasons),
          credits,
          bonus: credits,
          money,
          at: z.iso.datetime(),
        }),
      ),
    }),
    rateLimit: { name: 'credits.receipts', count: 120, seconds: 3600 },
  }),
  'credits.read_statement': endpoint({
    route: 'GET /api/credits/statement',
    access: 'member',
    summary:
      'The member’s complete credit statement as a document that can be verified without this site: movements, transfers, hashes and seals.',
    input: z.strictObject({}),
    output: z.strictObject({
      format: z.literal('credits-statement-1'),
      member: z.uuid(),
      made_at: z.iso.datetime(),
      /** Initial value of the member's hash chain; null before the first seal. */
      salt: hash.nullable(),
      movements: z.array(
        z.strictObject({
          number: z.int(),
          kind: z.enum(movementKinds),
          amount: credits,
          bonus: credits,
          bought: credits,
          balance: credits,
          reason: z.enum(movementReasons),
          ref: z.string().nullable(),
          reverses: z.int().nullable(),
          at: z.iso.datetime(),
          price: z.strictObject({ minor: z.int(), currency: z.string() }).nullable(),
          transfers: z.array(
            z.strictObject({
              debit: z.enum(['lot', 'minted', 'spent']),
              credit: z.enum(['lot', 'spent', 'taken_back']),
              amount: credits,
              lot: z.int(),
              lot_version: z.int(),
              lot_left: credits,
            }),
          ),
        }),
      ),
      sealed: z.array(z.strictObject({ seal: z.int(), number: z.int(), hash })),
      proof: z
        .strictObject({
          seal: z.int(),
          at: z.iso.datetime(),
          previous: hash,
          root: hash,
          hash,
          path: z.array(
            z.strictObject({ side: z.enum(['left', 'right']).nullable(), hash: hash.nullable() }),
          ),
        })
        .nullable(),
    }),
    rateLimit: { name: 'credits.statement', count: 30, seconds: 3600 },
  }),
  'credits.list_seals': endpoint({
    route: 'GET /api/credits/seals',
    access: 'anyone',
    summary:
      'The seals over all wallets, at most one per night, newest first; the same for every reader.',
    input: z.strictObject({}),
    output: z.strictObject({
      seals: z.array(z.strictObject({ number: z.int(), at: z.iso.datetime(), hash })),
    }),
    cacheSeconds: 300,
  }),
} satisfies Contract
