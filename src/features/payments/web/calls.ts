import type { Gives } from '#kernel/call.ts'
import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '../contract.ts'

/** The calls of payments. */
export const calls = clientOf<typeof contract>()

/** What is sold and how it is paid for, as GET /api/credits/offers tells it. */
export type Offers = Gives<(typeof contract)['payments.list_offers']>
export type Offer = Offers['bundles'][number]
export type OfferedWay = Offers['methods'][number]
