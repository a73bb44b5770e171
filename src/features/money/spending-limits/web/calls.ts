import type { Output } from '#kernel/endpoint.ts'
import { createClient } from '#platform/web/api/create-client.ts'
import type { contract } from '../contract.ts'

export const calls = createClient<typeof contract>()

/** For a page's `load`, so that limits and breaks are in the server-rendered document. */
export const ownLimitsQuery = calls.query('spending_limits.read_own', {})

/** The member's own limits as returned by GET /api/spending-limits. */
export type OwnLimitsView = Output<(typeof contract)['spending_limits.read_own']>
export type LimitRow = OwnLimitsView['limits'][number]
