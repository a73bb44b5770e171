import type { Gives } from '#kernel/call.ts'
import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '../contract.ts'

/** The calls of payments. */
export const calls = clientOf<typeof contract>()

/** What is sold and how it is paid for, as GET /api/credits/offers tells it. */
export type Offers = Gives<(typeof contract)['payments.list_offers']>
export type Offer = Offers['bundles'][number]
/** Exactly what is missing for one act. */
export type ExactView = Gives<(typeof contract)['payments.read_exact']>
/** What an order can be of: a package, or exactly what is missing. */
export type Chosen = Offer | ExactlyChosen
export interface ExactlyChosen extends Pick<Offer, 'credits' | 'price_minor' | 'counts_minor' | 'credit_minor'> {
  readonly id: 'exact'
  readonly act: ExactView['act']
}
export type OfferedWay = Offers['methods'][number]
