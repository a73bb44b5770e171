import { moneyWindows } from '#features/money/payments/index.ts'
import { getAloneMinor, getApprovalLimit } from '#features/members/staff/index.ts'
import type { FoundOrder, OfficeRefund, OrderFile } from '../../contract/office.ts'
import { getWithdrawalEnd } from '../../rules/withdrawal-end.ts'
import type { RefundsDeps } from '../deps.ts'
import { toOfficeDisputes, toOfficeRulings } from '../rulings/office-rulings.ts'
import { type OrderMoney, selectOrder } from '../store.ts'
import { type CreditsBackRow, selectCreditsBack } from '../store-credits-back.ts'
import { toCreditsBackFacts } from '../take-back-share.ts'
import { computeCreditsBack } from '../../rules/credits-back.ts'
import { selectDisputes, selectRulings } from '../rulings/store-rulings.ts'
import {
  type FoundOrderRow,
  type OfficeRefundRow,
  selectFoundOrders,
  selectUnapprovedTotal,
  selectOfficeRefunds,
  selectSteps,
} from './store-office.ts'

type Deps = Pick<
  RefundsDeps,
  'database' | 'siteById' | 'staffNames' | 'soloTotal' | 'providerNamed'
>

/** Converts an order to a list entry of the office. */
export async function toFoundOrder(
  { siteById }: Pick<Deps, 'siteById'>,
  row: FoundOrderRow,
): Promise<FoundOrder> {
  const {
    order_id: order,
    name,
    member,
    email,
    credits,
    price_minor,
    currency,
    method,
    status,
  } = row
  const site = (await siteById(row.site)).name
  const at = row.created_at.toISOString()
  return { order, site, name, member, email, credits, price_minor, currency, method, status, at }
}

/** Converts refunds to their view for a staff member. */
export async function toOfficeRefunds(
  { database, staffNames }: Pick<Deps, 'database' | 'staffNames'>,
  rows: readonly OfficeRefundRow[],
  staff: number,
): Promise<OfficeRefund[]> {
  const names = await staffNames(
    rows
      .flatMap(({ requested_by, decided_by }) => [requested_by, decided_by])
      .filter((id) => id !== null),
  )
  const waiting = rows.filter(({ state }) => state === 'waiting').map(({ order_id }) => order_id)
  const facts = waiting.length === 0 ? [] : await selectCreditsBack(database, waiting)
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
    credits: row.state === 'waiting' ? countCreditsBack(facts, row) : row.credits,
    at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  }))
}

/** Number of credits that approving a waiting refund would take back now. */
function countCreditsBack(
  facts: readonly CreditsBackRow[],
  { order_id: order, attempt, amount_minor: amount }: OfficeRefundRow,
): number {
  const row = facts.find((one) => one.order_id === order && one.attempt === attempt)
  if (row === undefined) return 0
  return computeCreditsBack(toCreditsBackFacts(row), row.refunded_minor + amount).credits
}

/** Everything about an order for a staff member; `null` if there is no order with this number. */
export async function readOrderFile(
  deps: Deps,
  order: string,
  staff: number,
  now: Date,
): Promise<OrderFile | null> {
  const { database, siteById, staffNames } = deps
  const [row] = await selectFoundOrders(database, { order, emailKey: null })
  const money = row === undefined ? null : await selectOrder(database, order)
  if (row === undefined || money === null) return null
  const dayBefore = new Date(now.getTime() - 86_400_000)
  const [refunds, disputes, rulings, steps, given, refundedToday, site, [creditsBack]] =
    await Promise.all([
      selectOfficeRefunds(database, order),
      selectDisputes(database, order),
      selectRulings(database, order),
      selectSteps(database, order, row.account),
      selectUnapprovedTotal(database, order),
      deps.soloTotal(staff, dayBefore),
      siteById(row.site),
      selectCreditsBack(database, [order]),
    ])
  const names = await staffNames(steps.flatMap(({ by }) => (by === null ? [] : [by])))
  const limit = getApprovalLimit(row.currency, site.currency, site.settings.bundles)
  return {
    ...(await toFoundOrder(deps, row)),
    country: row.country,
    consented: money.consented,
    until: getWithdrawalEnd(money.created_at, money.refund_days, site.timeZone).toISOString(),
    ...toMoneyStatus(money),
    credits_back: toCreditsBackView(creditsBack),
    alone_minor: getAloneMinor({ limit, refunded: given, refundedToday }),
    windows: getMoneyWindows(row.method, steps, now),
    refunds: await toOfficeRefunds(deps, refunds, staff),
    disputes: toOfficeDisputes(deps, disputes),
    rulings: await toOfficeRulings(deps, rulings, staff),
    alone_ruling_minor: getAloneMinor({ limit, refunded: 0, refundedToday }),
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

/** Counted from the arrival of the money; `null` until then. */
function getMoneyWindows(
  method: FoundOrderRow['method'],
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

function toCreditsBackView(row: CreditsBackRow | undefined): OrderFile['credits_back'] {
  if (row === undefined) return null
  const { unspent, paid_minor, credited_minor, rounding, refunded_minor } = row
  return { unspent, paid_minor, credited_minor, rounding, refunded_minor }
}

function toMoneyStatus({
  attempt,
  price_minor,
  promised_minor,
  unspent,
  frozen,
  dispute,
}: OrderMoney) {
  return {
    paid_minor: attempt === null ? 0 : price_minor,
    promised_minor,
    unspent,
    frozen,
    disputed: dispute === 'open' || dispute === 'lost',
  }
}
