import type { Output } from '#kernel/endpoint.ts'
import { createClient } from '#platform/web/api/create-client.ts'
import type { contract } from '../contract/payments.ts'

export const calls = createClient<typeof contract>()

/** The response of GET /api/credits/offers. */
export type Offers = Output<(typeof contract)['payments.list_offers']>
export type Offer = Offers['bundles'][number]
/** The exact price of the credits missing for one action. */
export type ExactView = Output<(typeof contract)['payments.read_exact']>
/** An item that can be ordered: a package, or exactly the missing credits. */
export type CheckoutItem = Offer | ExactItem
export interface ExactItem
  extends Pick<Offer, 'credits' | 'price_minor' | 'counts_minor' | 'credit_minor'> {
  readonly id: 'exact'
  readonly act: ExactView['act']
}
export type MethodOffer = Offers['methods'][number]
