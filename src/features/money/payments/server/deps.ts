import type { Clock } from '#platform/server/clock.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Limits } from '#features/money/spending-limits/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { events } from '../contract.ts'
import type { Discounts } from '#features/money/discounts/server/index.ts'
import type { MethodKey } from '../rules/methods.ts'
import type { PaymentGateway } from './gateway.ts'
import type { Gateways } from './gateways.ts'
import type { ClosedOf } from './closed-of.ts'

/** What payments are built from. */
export interface PaymentsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly emit: Emit<typeof events>
  readonly phrases: Phrases
  /** Whether play money is taken; with `none` and no gateway outside, prices are shown and nothing is sold. */
  readonly gateway: 'sandbox' | 'none'
  /** The real providers, in the order in which the operator prefers them. */
  readonly outside?: readonly PaymentGateway[]
  /** Where a site is reached, without a slash at the end; members come back there from a provider's page. */
  readonly siteUrl?: (site: Site) => string
  /** The installation's secret; the sandbox's keys are derived from it. */
  readonly secret: string
  /** Where this server reaches itself over HTTP, `http://127.0.0.1:3000`: there the sandbox lives, and there its webhooks go. */
  readonly ownUrl: string
  /** The country of a network address, or null. */
  readonly countryOfAddress: (address: string) => string | null
  /** What a site's operator lets members pay with; everything when left out. */
  readonly siteMethods?: (site: Site) => readonly MethodKey[] | undefined
  /** The ways to pay that are closed to somebody for a while; none when left out. */
  readonly closedTo?: (account: number, now: Date) => Promise<readonly MethodKey[]>
  /** The numbers of the invoices of some orders, by order; a feature above issues them. */
  readonly invoiceNumbers?: (orders: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** What members set against their own spending; every order is judged by it. */
  readonly limits: Pick<Limits, 'stopOf'>
  /** What codes take off a price; without it none is known. */
  readonly discounts?: Pick<Discounts, 'weigh' | 'takeTurn' | 'hold' | 'holderOf' | 'letGo'>
  /** What the operator has closed for the moment; nothing when left out. */
  readonly closedOf?: ClosedOf
}

/** What the acts on orders work with. */
export interface OrderDeps
  extends Pick<
    PaymentsDeps,
    | 'database'
    | 'log'
    | 'emit'
    | 'phrases'
    | 'countryOfAddress'
    | 'siteMethods'
    | 'closedTo'
    | 'limits'
    | 'discounts'
    | 'closedOf'
  > {
  readonly gateways: Gateways
  readonly siteUrl: (site: Site) => string
}
