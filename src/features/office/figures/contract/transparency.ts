import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'

/** An approximate count or, for small numbers, fewer than `about`. */
const count = z.strictObject({ few: z.boolean(), about: z.int() })

export const contract = {
  'transparency.read_figures': endpoint({
    route: 'GET /api/transparency',
    access: 'anyone',
    summary:
      'Public figures of the site, from its own data: members, who writes, how fast members answer, deletions and refunds. At most a few minutes old; numbers are rounded so that no individual can be identified.',
    input: z.strictObject({}),
    output: z.strictObject({
      computed_at: z.iso.datetime(),
      /** The number of days covered by the counts. */
      days: z.int(),
      members: count,
      fictional: count,
      /** Ads currently shown. */
      sponsored: count,
      /**
       * Messages written by staff, or by AI on their behalf, in the name of a fictional profile.
       */
      staff_messages: count,
      /**
       * How members reply to another member's first message; null if there were too few
       * conversations.
       */
      answers: z.strictObject({ share: z.number(), median_minutes: z.int() }).nullable(),
      /** Members who deleted their account. */
      deletions: count,
      /** Messages whose credits were refunded because no one could read them. */
      messages_returned: count,
      /** Purchases refunded in full or in part. */
      orders_returned: count,
      /** Moderation in the last year (DSA 15 and 24). */
      moderation: z.strictObject({
        days: z.int(),
        /** Reports that were decided, with or without action. */
        reports: count,
        warnings: count,
        pauses: count,
        suspensions: count,
        bans: count,
        photos: count,
        verifications: count,
        /** Breaks from fictional profiles that staff imposed. */
        breaks: count,
        /** Decisions against members that began with automatic detection; people made all of them. */
        automatic: count,
        complaints: count,
        upheld: count,
        appeals: count,
        overturned: count,
        /** From filing to decision; null if there were too few. */
        median_minutes: z.int().nullable(),
      }),
    }),
  }),
} satisfies Contract
