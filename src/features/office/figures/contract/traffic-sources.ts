import { staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'

/** A number of members; null means fewer than ten. */
const count = z.int().min(0).nullable()

export const contract = {
  'traffic_sources.list_sources': endpoint({
    route: 'GET /api/office/traffic-sources',
    access: staffWith('traffic_sources.read'),
    summary:
      'Lists how many members each traffic source has brought in the last 90 days, how many of them confirmed their address, and how many made a first purchase. Counts below ten are not returned.',
    input: z.strictObject({}),
    output: z.strictObject({
      days: z.int(),
      sources: z.array(
        z.strictObject({
          /** The network's name; null for members without a traffic source. */
          source: z.string().nullable(),
          signed_up: count,
          confirmed: count,
          purchased: count,
        }),
      ),
      /** Members of all sources that brought fewer than ten each. */
      others: z.strictObject({ signed_up: count, confirmed: count, purchased: count }).nullable(),
    }),
  }),
} satisfies Contract
