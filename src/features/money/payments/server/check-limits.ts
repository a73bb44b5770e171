import type { Context, Viewer } from '#kernel/context.ts'
import { formatMoney } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import {
  type TimeRange,
  type OrderBlock,
  formatInstant,
} from '#features/money/spending-limits/index.ts'
import type {
  SpendingSummary,
  SumSpending,
  ConvertAmount,
} from '#features/money/spending-limits/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import { convertToSiteCurrency } from '../rules/convert-to-site-currency.ts'
import type { OrderDeps } from './deps.ts'
import { isPlaced, selectBought, selectSpent } from './store-spent.ts'
import type { NewOrder } from './store.ts'

type OrderContext = Context<Site, Viewer>

/**
 * A member's orders in each period, in the site's own currency; for the spending limits, which have
 * no access to orders.
 */
export const sumSpending: SumSpending = async (
  queries: Queries,
  { account, site },
  { day, week, month },
) => {
  const rows = await selectSpent(queries, account, {
    day: day.from,
    week: week.from,
    month: month.from,
  })
  const list = { currency: site.currency, bundles: site.settings.bundles }
  const total = (span: 'day' | 'week' | 'month') =>
    rows.reduce(
      (total, row) => total + convertToSiteCurrency({ ...row, minor: row[span] }, list),
      0,
    )
  return { day: total('day'), week: total('week'), month: total('month') }
}

/** Converts an amount in another currency to the site's own; for a limit set on another site. */
export const convertAmount: ConvertAmount = ({ currency, settings: { bundles } }, money) =>
  convertToSiteCurrency({ bundle: '', ...money }, { currency, bundles })

/**
 * Orders on a site in a period, in its own currency, one row per account; for the monthly email.
 */
export async function sumPurchases(
  queries: Queries,
  site: Site,
  period: TimeRange,
  account?: number,
): Promise<SpendingSummary[]> {
  const rows = await selectBought(queries, site.id, period, account ?? null)
  const list = { currency: site.currency, bundles: site.settings.bundles }
  return [...Map.groupBy(rows, (row) => row.account)].map(([one, own]) => ({
    account: one,
    minor: own.reduce((total, row) => total + convertToSiteCurrency(row, list), 0),
    orders: own.reduce((sum, { orders }) => sum + orders, 0),
  }))
}

/**
 * Why a spending limit or a break prevents an order; null if none does or if the order has already
 * been placed (BEY-09). Until the transaction ends, no other order or limit change of the account
 * can run.
 */
export async function checkSpendingLimits(
  deps: OrderDeps,
  tx: Transaction,
  newOrder: NewOrder,
  context: OrderContext,
) {
  const { site, now } = context
  const { account, bundle, price_minor: minor, currency, client_id: clientId } = newOrder
  const counted = convertToSiteCurrency(
    { bundle, minor, currency },
    { currency: site.currency, bundles: site.settings.bundles },
  )
  const stop = await deps.spendingLimits.findOrderBlock(tx, { account, site, now }, counted)
  if (stop === null || (await isPlaced(tx, { account, clientId }))) return null
  return toRefusal(stop, context)
}

function toRefusal(stop: OrderBlock, { locale, site }: OrderContext) {
  const instant = (at: Date) => formatInstant(at, locale, site.timeZone)
  const money = (minor: number) => formatMoney({ minor, currency: site.currency }, locale)
  switch (stop.kind) {
    case 'paused':
      return refuse('payments.paused', { with: { until: instant(stop.until) } })
    case 'excluded':
      return refuse('payments.excluded', { with: { until: instant(stop.until) } })
    case 'above_limit':
      return refuse('payments.above_maximum', {
        field: 'bundle',
        with: { span: stop.span, limit: money(stop.limit) },
      })
    case 'reached': {
      const { span, limit, until } = stop
      return refuse('payments.limit_reached', {
        field: 'bundle',
        with: { span, limit: money(limit), until: instant(until) },
      })
    }
  }
}
