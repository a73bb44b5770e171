import { moneyWindows } from '#features/money/payments/rules/money-windows.ts'
import { approvalLimit } from '../rules/approval-limit.ts'
import type { FoundOrder, OfficeRefund, OrderFile } from '../rules/office-calls.ts'
import { withdrawalEnd } from '../rules/withdrawal-end.ts'
import type { RefundsDeps } from './deps.ts'
import { showDisputes, showRulings } from './show-rulings.ts'
import { type OrderMoney, selectOrder } from './store.ts'
import { selectDisputesOf, selectRulingsOf } from './store-rulings.ts'
import {
  type FoundRow,
  type OfficeRefundRow,
  selectFound,
  selectGivenAlone,
  selectOfficeRefunds,
  selectSteps,
} from './store-office.ts'

type Deps = Pick<RefundsDeps, 'database' | 'siteById' | 'nameOf' | 'providerNamed'>

/** An order as a list of the office shows it. */
export async function showFound({ siteById }: Pick<Deps, 'siteById'>, row: FoundRow): Promise<FoundOrder> {
  const { order_id: order, name, email, credits, price_minor, currency, method, status } = row
  const site = (await siteById(row.site)).name
  const at = row.created_at.toISOString()
  return { order, site, name, email, credits, price_minor, currency, method, status, at }
}

/** Refunds as one of the staff sees them. */
export async function showRefunds(
  { nameOf }: Pick<Deps, 'nameOf'>,
  rows: readonly OfficeRefundRow[],
  staff: number,
): Promise<OfficeRefund[]> {
  const names = await nameOf(
    rows.flatMap(({ requested_by, decided_by }) => [requested_by, decided_by]).filter((id) => id !== null),
  )
  const named = (id: number | null) => (id === null ? null : (names.get(id) ?? ''))
  return rows.map((row) => ({
    id: row.refund_id,
    order: row.order_id,
    amount_minor: row.amount_minor,
    currency: row.currency,
    reason: row.reason,
    state: row.state,
    requested_by: named(row.requested_by),
    decided_by: named(row.decided_by),
    own: row.requested_by === staff,
    retried: row.retried,
    disputed: row.disputed,
    by_hand: row.by_hand,
    at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  }))
}

/** All there is about an order, for one of the staff; null for none of this number. */
export async function showFile(deps: Deps, order: string, staff: number, now: Date): Promise<OrderFile | null> {
  const { database, siteById, nameOf } = deps
  const [row] = await selectFound(database, { order, emailKey: null })
  const money = row === undefined ? null : await selectOrder(database, order)
  if (row === undefined || money === null) return null
  const [refunds, disputes, rulings, steps, given, site] = await Promise.all([
    selectOfficeRefunds(database, order),
    selectDisputesOf(database, order),
    selectRulingsOf(database, order),
    selectSteps(database, order, row.account),
    selectGivenAlone(database, order),
    siteById(row.site),
  ])
  const names = await nameOf(steps.flatMap(({ by }) => (by === null ? [] : [by])))
  const limit = approvalLimit(row.currency, site.currency, site.settings.bundles)
  return {
    ...(await showFound(deps, row)),
    country: row.country,
    consented: money.consented,
    until: withdrawalEnd(money.created_at, money.refund_days, site.timeZone).toISOString(),
    ...standing(money),
    alone_minor: Math.max(0, limit - given),
    windows: windowsOf(row.method, steps, now),
    refunds: await showRefunds(deps, refunds, staff),
    disputes: showDisputes(deps, disputes),
    rulings: await showRulings(deps, rulings, staff),
    alone_ruling_minor: limit,
    steps: steps.map(({ at, kind, what, detail, amount_minor, credits, by }) => ({
      at: at.toISOString(),
      kind,
      what,
      detail,
      amount_minor,
      credits,
      by: by === null ? null : (names.get(by) ?? ''),
    })),
  }
}

/** Counted from when the money was there; null as long as it is not. */
function windowsOf(
  method: FoundRow['method'],
  steps: readonly { kind: string; what: string; at: Date }[],
  now: Date,
): OrderFile['windows'] {
  const paid = steps.find(({ kind, what }) => kind === 'status' && what === 'completed')
  if (paid === undefined) return null
  const { refundableUntil, disputableUntil } = moneyWindows(method, paid.at)
  return {
    refundable_until: refundableUntil.toISOString(),
    refund_late: now >= refundableUntil,
    disputable_until: disputableUntil?.toISOString() ?? null,
  }
}

function standing({ attempt, price_minor, promised_minor, unspent, frozen, dispute }: OrderMoney) {
  return {
    paid_minor: attempt === null ? 0 : price_minor,
    promised_minor,
    unspent,
    frozen,
    disputed: dispute === 'open' || dispute === 'lost',
  }
}
