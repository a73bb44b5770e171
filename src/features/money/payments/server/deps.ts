import type { Locale } from '#kernel/locale.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { SpendingLimits } from '#features/money/spending-limits/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { events, OrderView } from '../contract/payments.ts'
import type { Discounts } from '#features/money/discounts/server/index.ts'
import type { MethodKey } from '../rules/methods.ts'
import type { PaymentGateway } from './gateways/gateway.ts'
import type { Gateways } from './gateways/gateways.ts'
import type { SelectSalesStops } from './offers/sales-stops.ts'

/** The money returned for an order, and why. */
export type ReturnedMoney = NonNullable<OrderView['returned']>

export interface PaymentsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly emit: Emit<typeof events>
  readonly phrases: Phrases
  /**
   * The providers, preferred one first. If there are none, prices are shown but nothing is sold.
   */
  readonly gateways: readonly PaymentGateway[]
  /**
   * The base URL of a site without a trailing slash; members return there from a provider's page.
   */
  readonly siteUrl: (site: Site) => string
  /** The country of a network address, or null. */
  readonly countryOfAddress: (address: string) => string | null
  /** The payment methods allowed by a site's operator; all if undefined. */
  readonly siteMethods: (site: Site) => readonly MethodKey[] | undefined
  /** The version of a site's terms as shown in a language; it is stored with every order. */
  readonly termsInForce: (site: Site, locale: Locale, now: Date) => Promise<string>
  /** How many conversations a member has ever started, for the price list. */
  readonly countStarted: (account: number) => Promise<number>
  /** Payment methods temporarily unavailable to a member. */
  readonly closedTo: (account: number, now: Date) => Promise<readonly MethodKey[]>
  /** Invoice numbers by order; a higher feature issues them. */
  readonly invoiceNumbers: (orders: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Money returned for orders; a higher feature returns it. */
  readonly returnedMoney: (orders: readonly string[]) => Promise<ReadonlyMap<string, ReturnedMoney>>
  /** The days from which direct debits are collected, by order; a higher feature collects them. */
  readonly dueDays: (orders: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The member's spending limits; every order is checked against them. */
  readonly spendingLimits: Pick<SpendingLimits, 'findOrderBlock'>
  /** Discounts by code. */
  readonly discounts: Pick<
    Discounts,
    'evaluateOrder' | 'lockCodes' | 'hold' | 'findHolder' | 'release'
  >
  /** The operator's sales stops. */
  readonly selectSalesStops: SelectSalesStops
}

/** Dependencies of the order handlers. */
export interface OrderDeps
  extends Pick<
    PaymentsDeps,
    | 'database'
    | 'log'
    | 'emit'
    | 'phrases'
    | 'siteUrl'
    | 'countryOfAddress'
    | 'siteMethods'
    | 'countStarted'
    | 'termsInForce'
    | 'closedTo'
    | 'spendingLimits'
    | 'discounts'
    | 'selectSalesStops'
  > {
  readonly gateways: Gateways
}
