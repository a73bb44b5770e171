import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { claimIds } from './rules/claims.ts'
import { claimReaders } from './rules/claim-readers.ts'

const fact = z.strictObject({ id: z.string(), label: z.string(), value: z.string() })

/** A claim that is proven at this moment, in the reader's language. */
const claim = z.strictObject({
  id: z.enum(claimIds),
  /** Which of several it is about, a package or a package in a currency; empty where there is one alone. */
  subject: z.string(),
  /** The whole claim. */
  text: z.string(),
  /** The same on a ribbon; null where there is none. */
  short: z.string().nullable(),
  /** A figure that is shown by itself, a struck price; null where there is none. */
  figure: z.string().nullable(),
  /** The figures as they were computed. */
  values: z.record(z.string(), z.union([z.number(), z.string()])),
  /** How it was computed: what was counted, and period, sample, value and dates. */
  how: z.strictObject({ label: z.string(), definition: z.string(), facts: z.array(fact) }),
})
export type ShownClaim = z.output<typeof claim>

const verdict = z.enum(['proven', 'not_computed', 'no_query', 'no_period', 'too_few', 'not_so', 'expired'])

/** The calls of claims. */
export const contract = {
  'verified_claims.list_claims': call({
    http: 'GET /api/claims',
    viewer: 'anyone',
    about:
      'The claims of the site that are proven at this moment, each with how it was computed. None else is told at all.',
    takes: z.strictObject({}),
    gives: z.strictObject({ claims: z.array(claim) }),
  }),
  'verified_claims.list_registry': call({
    http: 'GET /api/office/claims',
    viewer: { staff: claimReaders },
    about: 'Every claim of the site with its statement, what it found last, and why it is shown or not.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      claims: z.array(
        z.strictObject({
          id: z.enum(claimIds),
          subject: z.string(),
          query: z.string(),
          period_days: z.int(),
          least_sample: z.int(),
          valid_days: z.int(),
          verdict,
          /** What readers see; null while it is not proven. */
          text: z.string().nullable(),
          sample: z.int().nullable(),
          values: z.record(z.string(), z.union([z.number(), z.string()])),
          computed_at: z.iso.datetime().nullable(),
          valid_until: z.iso.datetime().nullable(),
        }),
      ),
    }),
  }),
} satisfies Contract
