import type { StaffViewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import { askBack } from './ask-back.ts'
import type { RefundsDeps } from './deps.ts'
import { requestRefund } from './request-refund.ts'
import { showFile, showRefunds } from './show-file.ts'
import { holdOrder, undoWhenAllIsBack } from './store.ts'
import { lockRefund, selectOfficeRefund } from './store-office.ts'
import { move } from './store-moves.ts'

type Deps = Pick<RefundsDeps, 'database' | 'emit' | 'siteById' | 'note' | 'nameOf' | 'providerNamed'>

const refusals = {
  not_paid: 'refunds.nothing_paid',
  nothing_left: 'refunds.nothing_left',
  too_much: 'refunds.too_much',
  disputed: 'refunds.disputed',
  mismatch: 'refunds.id_used',
} as const

/** Gives money of an order back (OPS-04); what somebody wants and what a second person has to approve is written down with it. */
export function requestFromOffice(deps: Deps): Handler<(typeof contract)['refunds.request'], Site> {
  const request = requestRefund(deps)
  return async ({ order, id, amount_minor: amountMinor, reason }, { viewer, now }) => {
    if (!looksLikeId(order)) return refuse('not_found')
    const answer = await deps.database.transaction(async (tx) => {
      const wish = { order, amountMinor: amountMinor ?? 'rest', reason, by: viewer.staff, key: id } as const
      const asked = await request(tx, wish, now)
      if (asked.verdict === 'asked' || asked.verdict === 'waiting') {
        const facts = { amount_minor: asked.amount_minor, reason, state: asked.verdict }
        await deps.note(tx, viewer, { act: 'refunds.requested', about: order, facts }, now)
      }
      return asked
    })
    if (answer.verdict === 'not_there') return refuse('not_found')
    if (answer.verdict === 'asked' || answer.verdict === 'waiting' || answer.verdict === 'repeated')
      return (await showFile(deps, order, viewer.staff, now)) ?? refuse('not_found')
    return refuse(refusals[answer.verdict], answer.verdict === 'too_much' ? { field: 'amount_minor' } : {})
  }
}

/** Approves or declines what somebody else wanted: the one who wanted it never can, and the table holds that too. */
export function decide(deps: Deps): Handler<(typeof contract)['refunds.decide'], Site> {
  return async ({ refund: number, approved }, { viewer, now }) => {
    const row = looksLikeId(number) ? await selectOfficeRefund(deps.database, number) : null
    if (row === null) return refuse('not_found')
    if (row.requested_by === viewer.staff && row.state === 'waiting') return refuse('refunds.own_request')
    const verdict = await deps.database.transaction(async (tx) => {
      await holdOrder(tx, row.order_id)
      const state = await lockRefund(tx, row.id)
      if (state !== 'waiting') return (state === 'declined') !== approved ? 'same' : 'decided'
      // A bank may have asked for the money since it was wanted: then it would go twice.
      if (approved && (await selectOfficeRefund(tx, number))?.disputed) return 'disputed'
      const to = approved ? 'asked' : 'declined'
      await move(tx, { refund: row.id, state: to, providerRef: null, by: viewer.staff, byHand: null }, now)
      const act = approved ? 'refunds.approved' : 'refunds.declined'
      await deps.note(tx, viewer, { act, about: row.order_id, facts: { amount_minor: row.amount_minor } }, now)
      if (approved) {
        await deps.emit(tx, 'refunds.review_needed', { refund: row.id }, now)
        await undoWhenAllIsBack(tx, row.order_id, `refund:${row.refund_id}`, now)
      }
      return 'same'
    })
    if (verdict === 'disputed') return refuse('refunds.disputed')
    return verdict === 'decided' ? refuse('refunds.decided') : show(deps, number, viewer)
  }
}

/** Asks the provider anew for a refund that failed, as a refund of its own in its place. */
export function retry(deps: Deps): Handler<(typeof contract)['refunds.retry'], Site> {
  return async ({ refund: number, id }, { viewer, now }) => {
    const row = looksLikeId(number) ? await selectOfficeRefund(deps.database, number) : null
    if (row === null) return refuse('not_found')
    const verdict = await deps.database.transaction(async (tx) => {
      await holdOrder(tx, row.order_id)
      if ((await lockRefund(tx, row.id)) !== 'failed') return 'not_failed'
      if ((await selectOfficeRefund(tx, number))?.retried) return 'same'
      const { attempt, amount_minor: amountMinor, reason } = row
      // Who wanted it and who approved it stays with the first; nobody has to approve the same money twice.
      const wish = { attempt, key: id, amountMinor, reason, by: null, aloneMinor: null, retryOf: row.id }
      const asked = await askBack(deps, tx, wish, now)
      if (asked.verdict !== 'asked') return asked.verdict === 'disputed' ? 'disputed' : 'not_failed'
      const facts = { amount_minor: amountMinor, reason }
      await deps.note(tx, viewer, { act: 'refunds.retried', about: row.order_id, facts }, now)
      await undoWhenAllIsBack(tx, row.order_id, `refund:${asked.refund_number}`, now)
      return 'same'
    })
    if (verdict === 'not_failed') return refuse('refunds.not_failed')
    if (verdict === 'disputed') return refuse('refunds.disputed')
    return show(deps, number, viewer)
  }
}

async function show(deps: Deps, number: string, viewer: StaffViewer) {
  const row = await selectOfficeRefund(deps.database, number)
  const [shown] = row === null ? [] : await showRefunds(deps, [row], viewer.staff)
  return shown ?? refuse('not_found')
}
