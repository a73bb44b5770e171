import type { RawInput, RefusalCode } from '#kernel/endpoint.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/payments.ts'
import type { SavedCardPayment } from '../pay-by-card.ts'
import type { DebitOrderHooks } from './collect-debit.ts'

export type StartOrder = (typeof contract)['payments.start_order']
export type OrderRequest = RawInput<StartOrder>
export type OrderContext = Context<Site, Viewer>
/** The error codes with which an order can be refused; a higher feature adds its own. */
export type OrderRefusal<Code extends string = never> = RefusalCode<StartOrder> | Code

/**
 * How an order is paid: on the provider's page, or arranged by a higher feature, with a saved card
 * at the gateway that stores it or by direct debit under a mandate.
 */
export type OrderPayment<Code extends string = never> =
  | { readonly kind: 'page' }
  | { readonly kind: 'saved_card'; readonly card: SavedCardPayment<Code> }
  | { readonly kind: 'direct_debit'; readonly debit: DebitOrderHooks }
