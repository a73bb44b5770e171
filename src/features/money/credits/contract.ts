import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { movementKinds, movementReasons } from './rules/movements.ts'

const credits = z.int()
const money = z.array(z.strictObject({ minor: z.int(), currency: z.string() }))
/** Some credits with what the bought part of them cost. */
const sum = z.strictObject({ credits, bonus: credits, money })
const hash = z.string().regex(/^([0-9a-f]{2})*$/)

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
          /** The given part of it. */
          bonus: credits,
          /** What the bought part cost, at the price of the very purchases it came from; one sum for each currency. */
          money: z.array(z.strictObject({ minor: z.int(), currency: z.string() })),
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
  'credits.read_receipt': call({
    http: 'GET /api/credits/receipts/:conversation',
    viewer: 'member',
    about:
      'What one conversation has cost the reader so far: sums, and every movement for it, the latest first. Empty where it has cost them nothing, and for one that is not theirs.',
    takes: z.strictObject({ conversation: publicId }),
    gives: z.strictObject({
      conversation: publicId,
      /** What went out for messages, photos and gifts. */
      spent: sum,
      /** What of it came back. */
      returned: sum,
      /** What it cost in all. */
      cost: sum,
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
    limit: { name: 'credits.receipts', count: 120, seconds: 3600 },
  }),
  'credits.read_statement': call({
    http: 'GET /api/credits/statement',
    viewer: 'member',
    about:
      'The whole own statement as a document that can be checked without this site: movements, transfers, hashes and seals.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      format: z.literal('credits-statement-1'),
      member: z.uuid(),
      made_at: z.iso.datetime(),
      /** What the own chain of hashes begins with; null before the first seal. */
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
          path: z.array(z.strictObject({ side: z.enum(['left', 'right']).nullable(), hash: hash.nullable() })),
        })
        .nullable(),
    }),
    limit: { name: 'credits.statement', count: 30, seconds: 3600 },
  }),
  'credits.list_seals': call({
    http: 'GET /api/credits/seals',
    viewer: 'anyone',
    about: 'The seals over all wallets, one a night at most, the latest first: the same for everybody.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      seals: z.array(z.strictObject({ number: z.int(), at: z.iso.datetime(), hash })),
    }),
    cacheSeconds: 300,
  }),
} satisfies Contract
