import type { StaffViewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Approvals, refuseDecision } from '#features/members/staff/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/refunds.ts'
import { promiseRefund } from '../promise-refund.ts'
import type { RefundsDeps } from '../deps.ts'
import { createRequestRefund } from '../request-refund.ts'
import { readOrderFile, toOfficeRefunds } from './read-order-file.ts'
import { lockOrder, selectOrder } from '../store.ts'
import { takeBackShare } from '../take-back-share.ts'
import { lockRefund, selectOfficeRefund } from './store-office.ts'

type Deps = Pick<
  RefundsDeps,
  | 'database'
  | 'emit'
  | 'notify'
  | 'siteById'
  | 'note'
  | 'staffNames'
  | 'soloTotal'
  | 'providerNamed'
> & { readonly refundApprovals: Approvals<'disputed'> }

const refusals = {
  not_paid: 'refunds.nothing_paid',
  nothing_left: 'refunds.nothing_left',
  too_much: 'refunds.too_much',
  disputed: 'refunds.disputed',
  mismatch: 'refunds.id_used',
} as const

/**
 * Refunds an order (OPS-04); the audit entry records the request, and whether a second person must
 * approve.
 */
export function requestFromOffice(deps: Deps): Handler<(typeof contract)['refunds.request'], Site> {
  const request = createRequestRefund(deps)
  return async ({ order, id, amount_minor: amountMinor, reason }, { viewer, now }) => {
    if (!looksLikeId(order)) return refuse('not_found')
    const answer = await deps.database.transaction(async (tx) => {
      const input = {
        order,
        amountMinor: amountMinor ?? 'rest',
        reason,
        by: viewer.staff,
        key: id,
      } as const
      const result = await request(tx, input, now)
      if (result.verdict === 'asked' || result.verdict === 'waiting') {
        const facts = { amount_minor: result.amount_minor, reason, state: result.verdict }
        const money = await describeMoney(tx, 'refund', order, result.amount_minor)
        await deps.note(tx, viewer, { act: 'refunds.requested', about: order, facts, money }, now)
      }
      return result
    })
    if (answer.verdict === 'not_there') return refuse('not_found')
    if (answer.verdict === 'asked' || answer.verdict === 'waiting' || answer.verdict === 'repeated')
      return (await readOrderFile(deps, order, viewer.staff, now)) ?? refuse('not_found')
    return refuse(
      refusals[answer.verdict],
      answer.verdict === 'too_much' ? { field: 'amount_minor' } : {},
    )
  }
}

/** Approves or declines another staff member's request. */
export function decideRefund(deps: Deps): Handler<(typeof contract)['refunds.decide'], Site> {
  return async ({ refund: number, approved }, { viewer, now }) => {
    const to = approved ? 'approved' : 'declined'
    const decision = { subject: number, to, by: viewer.staff } as const
    const verdict = await deps.refundApprovals.decide(decision, now)
    if (verdict === 'disputed') return refuse('refunds.disputed')
    return refuseDecision(verdict) ?? show(deps, number, viewer)
  }
}

/** Retries a failed refund as a new refund that replaces it. */
export function retryRefund(deps: Deps): Handler<(typeof contract)['refunds.retry'], Site> {
  return async ({ refund: number, id }, { viewer, now }) => {
    const row = looksLikeId(number) ? await selectOfficeRefund(deps.database, number) : null
    if (row === null) return refuse('not_found')
    const verdict = await deps.database.transaction(async (tx) => {
      await lockOrder(deps, tx, row.order_id)
      if ((await lockRefund(tx, row.id)) !== 'failed') return 'not_failed'
      if ((await selectOfficeRefund(tx, number))?.retried) return 'same'
      const { attempt, amount_minor: amountMinor, reason } = row
      // Requester and approver stay with the first refund; the same money is not approved twice.
      const request = {
        attempt,
        key: id,
        amountMinor,
        reason,
        by: null,
        aloneMinor: null,
        retryOf: row.id,
      }
      const result = await promiseRefund(deps, tx, request, now)
      if (result.verdict !== 'asked')
        return result.verdict === 'disputed' ? 'disputed' : 'not_failed'
      const facts = { amount_minor: amountMinor, reason }
      const money = await describeMoney(tx, 'retry', row.order_id, amountMinor)
      const entry = { act: 'refunds.retried', about: row.order_id, facts, money } as const
      await deps.note(tx, viewer, entry, now)
      if (result.refund_number !== null)
        await takeBackShare(tx, { order: row.order_id, refund: result.refund_number }, now)
      return 'same'
    })
    if (verdict === 'not_failed') return refuse('refunds.not_failed')
    if (verdict === 'disputed') return refuse('refunds.disputed')
    return show(deps, number, viewer)
  }
}

/** Describes a request or a retry for the owners' daily email. */
async function describeMoney(
  tx: Transaction,
  kind: 'refund' | 'retry',
  order: string,
  amount: number | null,
) {
  const stored = await selectOrder(tx, order)
  const { site = null, currency = null } = stored ?? {}
  return { kind, site, amount, currency } as const
}

async function show(deps: Deps, number: string, viewer: StaffViewer) {
  const row = await selectOfficeRefund(deps.database, number)
  const [shown] = row === null ? [] : await toOfficeRefunds(deps, [row], viewer.staff)
  return shown ?? refuse('not_found')
}
