import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'

/** About so many, or where there are few: fewer than so many. */
const count = z.strictObject({ few: z.boolean(), about: z.int() })

/** The calls of openness. */
export const contract = {
  'transparency.read_figures': call({
    http: 'GET /api/transparency',
    viewer: 'anyone',
    about:
      'What the site tells everybody about itself, from its own data: who is here, who writes, how fast members answer, what is deleted and paid back. At most some minutes old; numbers are rounded so that nobody can be found in them.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      computed_at: z.iso.datetime(),
      /** Over how many days acts are counted. */
      days: z.int(),
      members: count,
      fictional: count,
      /** Ads that are shown now. */
      sponsored: count,
      /** Messages that staff, or a machine for them, wrote in the name of a fictional profile. */
      staff_messages: count,
      /** How members answer a first message of another one; null where too few began to write. */
      answers: z.strictObject({ share: z.number(), median_minutes: z.int() }).nullable(),
      /** Members who deleted their account. */
      deletions: count,
      /** Messages whose credits came back because nobody could read them. */
      messages_returned: count,
      /** Purchases that were paid back, wholly or in part. */
      orders_returned: count,
    }),
  }),
} satisfies Contract
