import { staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'

/** A number of members; null means fewer than ten, or that it would reveal a number of fewer. */
const count = z.int().min(0).nullable()

export const contract = {
  'traffic_sources.list_sources': endpoint({
    route: 'GET /api/office/traffic-sources',
    access: staffWith('traffic_sources.read'),
    summary:
      'Lists how many members each traffic source brought in the last month that is closed, how many of them confirmed their address, and how many made a purchase, each by the seventh day after sign-up. Counts below ten are not returned, nor any that would reveal one.',
    input: z.strictObject({}),
    output: z.strictObject({
      month: z.string(),
      sources: z.array(
        z.strictObject({
          /** The network's name; null for members without one, `*` for small ones together. */
          source: z.string().nullable(),
          signed_up: count,
          confirmed: count,
          purchased: count,
        }),
      ),
      /** The sum of the counts that are not shown; null if all are. */
      others: z.strictObject({ signed_up: count, confirmed: count, purchased: count }).nullable(),
    }),
  }),
} satisfies Contract
