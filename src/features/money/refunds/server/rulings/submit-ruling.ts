import type { StaffViewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import { getApprovalLimit } from '#features/members/staff/index.ts'
import { type Approvals, refuseDecision } from '#features/members/staff/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { contract } from '../../contract/refunds.ts'
import type { Ruling } from '../../rules/check-ruling.ts'
import { applyRuling } from './apply-ruling.ts'
import type { RefundsDeps } from '../deps.ts'
import { readOrderFile } from '../office/read-order-file.ts'
import { lockOrder } from '../store.ts'
import {
  checkSubject,
  describeRuling,
  movesMoney,
  type RulingObstacle,
} from './ruling-approvals.ts'
import {
  endRuling,
  insertRuling,
  insertStep,
  type RulingSubject,
  selectRuling,
  selectSubject,
} from './store-rulings.ts'

type Deps = Pick<
  RefundsDeps,
  | 'database'
  | 'emit'
  | 'notify'
  | 'log'
  | 'siteById'
  | 'note'
  | 'staffNames'
  | 'soloTotal'
  | 'providerNamed'
> & { readonly rulingApprovals: Approvals<RulingObstacle> }

/** Refusal for each verdict. */
const refusals = {
  not_open: 'refunds.nothing_to_rule',
  provider_decides: 'refunds.provider_decides',
  disputed: 'refunds.disputed',
} as const

/**
 * Records a ruling on a refund or dispute whose provider does not respond (OPS-04), applied
 * immediately or once a second person has approved.
 */
export function submitRuling(deps: Deps): Handler<(typeof contract)['refunds.rule'], Site> {
  return async ({ order, id, about, what, reason, reference }, { viewer, now }) => {
    if (!looksLikeId(order)) return refuse('not_found')
    const why = reason.trim()
    const by = what === 'paid_by_hand' ? (reference?.trim() ?? '') : null
    if (why === '') return refuse('refunds.reason_required', { field: 'reason' })
    if (by === '') return refuse('refunds.reference_required', { field: 'reference' })
    const verdict = await deps.database.transaction(async (tx) => {
      await lockOrder(deps, tx, order)
      const same = await selectRuling(tx, id)
      if (same !== null)
        return same.order_id === order &&
          same.about === about &&
          same.what === what &&
          same.reference === by
          ? 'ruled'
          : 'used'
      const subject = await selectSubject(tx, order, about)
      if (subject === null) return 'not_there'
      const may = checkSubject(deps, what, subject)
      if (may !== 'may') return may
      const draft = { what, reason: why, reference: by, by: viewer.staff }
      if (!(await insertRuling(tx, { order, number: id, subject, ...draft }, now))) return 'waits'
      const alone = await mayRuleAlone(deps, tx, { id, subject, by: viewer.staff }, now)
      const entry = { order, what, subject, reason: why, state: alone ? 'done' : 'waiting' }
      await note(deps, tx, viewer, entry, now)
      if (alone) {
        await endRuling(tx, id, 'done', now)
        await applyRuling(deps, tx, { order, subject, what, reference: by, by: viewer.staff }, now)
      } else await requestApproval(deps, tx, { id, subject, by: viewer.staff }, now)
      return 'ruled'
    })
    if (verdict === 'not_there') return refuse('not_found')
    if (verdict === 'used') return refuse('refunds.ruling_used')
    if (verdict === 'waits') return refuse('refunds.ruling_pending')
    if (verdict !== 'ruled') return refuse(refusals[verdict])
    return (await readOrderFile(deps, order, viewer.staff, now)) ?? refuse('not_found')
  }
}

/** Approves or declines another staff member's ruling. */
export function decideRuling(
  deps: Deps,
): Handler<(typeof contract)['refunds.decide_ruling'], Site> {
  return async ({ ruling: number, approved }, { viewer, now }) => {
    const to = approved ? 'approved' : 'declined'
    const decision = { subject: number, to, by: viewer.staff } as const
    const verdict = await deps.rulingApprovals.decide(decision, now)
    if (verdict === 'not_open' || verdict === 'provider_decides' || verdict === 'disputed')
      return refuse(refusals[verdict])
    const refusal = refuseDecision(verdict)
    if (refusal !== null) return refusal
    const ruling = await selectRuling(deps.database, number)
    const file =
      ruling === null ? null : await readOrderFile(deps, ruling.order_id, viewer.staff, now)
    return file ?? refuse('not_found')
  }
}

/** A ruling by a staff member on a refund or dispute. */
interface NewRuling {
  readonly id: string
  readonly subject: RulingSubject
  readonly by: number
}

/** Whether no second person is needed: the same limits and the same daily total as for refunds. */
async function mayRuleAlone(
  { siteById, rulingApprovals }: Pick<Deps, 'siteById' | 'rulingApprovals'>,
  tx: Transaction,
  { id, subject: { site, currency, amount_minor }, by }: NewRuling,
  now: Date,
): Promise<boolean> {
  const { currency: own, settings } = await siteById(site)
  const limit = getApprovalLimit(currency, own, settings.bundles)
  if (amount_minor > limit) return false
  return rulingApprovals.actAlone(tx, { by, about: id, share: amount_minor / limit }, now)
}

async function requestApproval(
  { rulingApprovals }: Pick<Deps, 'rulingApprovals'>,
  tx: Transaction,
  { id, subject, by }: NewRuling,
  now: Date,
): Promise<void> {
  const ruling = await selectRuling(tx, id)
  if (ruling === null) throw new Error(`ruling not stored: ${id}`)
  const { order_id: order, what, reason } = ruling
  await insertStep(tx, { order, subject, what: `${what}_wanted`, by }, now)
  const { terms } = describeRuling(ruling, subject)
  await rulingApprovals.request(tx, { subject: id, terms, reason, by }, now)
}

function note(
  deps: Pick<Deps, 'note'>,
  tx: Transaction,
  viewer: StaffViewer,
  entry: {
    order: string
    what: Ruling
    subject: RulingSubject
    reason: string
    state: string
  },
  now: Date,
) {
  const { order, what, subject, reason, state } = entry
  const facts = { amount_minor: subject.amount_minor, about: subject.about, what, reason, state }
  const { site, amount_minor: amount, currency } = subject
  const kind = what === 'won' ? 'dispute_won' : what === 'paid_by_hand' ? 'refund' : 'credits'
  const money = { kind, site, amount, currency } as const
  const act = 'refunds.ruled'
  return deps.note(
    tx,
    viewer,
    { act, about: order, facts, ...(movesMoney(what) && { money }) },
    now,
  )
}
