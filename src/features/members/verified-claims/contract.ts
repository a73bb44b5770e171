import { staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { claimIds } from './rules/claims.ts'

const fact = z.strictObject({ id: z.string(), label: z.string(), value: z.string() })

/** A claim that is currently proven, in the reader's language. */
const claim = z.strictObject({
  id: z.enum(claimIds),
  /**
   * The subject of the claim if there are several, such as a package or a package in a currency;
   * otherwise empty.
   */
  subject: z.string(),
  /** The full text of the claim. */
  text: z.string(),
  /** The short text for a ribbon; null if there is none. */
  short: z.string().nullable(),
  /** A figure shown separately, such as a struck-through price; null if there is none. */
  figure: z.string().nullable(),
  /** The figures as computed. */
  values: z.record(z.string(), z.union([z.number(), z.string()])),
  /** How it was computed: what was counted, and the period, sample, value and dates. */
  how: z.strictObject({ label: z.string(), definition: z.string(), facts: z.array(fact) }),
})
export type ClaimView = z.output<typeof claim>

const verdict = z.enum([
  'proven',
  'not_computed',
  'no_query',
  'no_period',
  'too_few',
  'not_so',
  'expired',
])

export const contract = {
  'verified_claims.list_claims': endpoint({
    route: 'GET /api/claims',
    access: 'anyone',
    summary:
      'Lists the site’s claims that are currently proven, each with how it was computed. No other claims are returned.',
    input: z.strictObject({}),
    output: z.strictObject({ claims: z.array(claim) }),
  }),
  'verified_claims.list_registry': endpoint({
    route: 'GET /api/office/claims',
    access: staffWith('verified_claims.read'),
    summary:
      'Lists every claim of the site with its query, its last finding, and why it is shown or not.',
    input: z.strictObject({}),
    output: z.strictObject({
      claims: z.array(
        z.strictObject({
          id: z.enum(claimIds),
          subject: z.string(),
          query: z.string(),
          period_days: z.int(),
          least_sample: z.int(),
          valid_days: z.int(),
          verdict,
          /** The text shown to readers; null while the claim is unproven. */
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
