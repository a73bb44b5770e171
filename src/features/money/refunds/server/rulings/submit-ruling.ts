import type { StaffViewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { contract } from '../../contract/refunds.ts'
import { getApprovalLimit } from '#features/members/staff/index.ts'
import { checkRuling, type Ruling } from '../../rules/check-ruling.ts'
import { applyRuling } from './apply-ruling.ts'
import type { RefundsDeps } from '../deps.ts'
import { providerDecides } from '../provider-decides.ts'
import { readOrderFile } from '../office/read-order-file.ts'
import { lockOrder } from '../store.ts'
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
  | 'notify'
  | 'log'
  | 'siteById'
  | 'note'
  | 'staffNames'
  | 'soloTotal'
  | 'providerNamed'
>

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
      const may = check(deps, what, subject)
      if (may !== 'may') return may
      const state = (await needsTwo(deps, subject)) ? 'waiting' : 'done'
      const entry = { what, reason: why, reference: by, state, by: viewer.staff } as const
      if (!(await insertRuling(tx, { order, number: id, subject, ...entry }, now))) return 'waits'
      await note(
        deps,
        tx,
        viewer,
        { act: 'refunds.ruled', order, what, subject, reason: why, state },
        now,
      )
      if (state === 'done')
        await applyRuling(deps, tx, { order, subject, what, reference: by, by: viewer.staff }, now)
      return 'ruled'
    })
    if (verdict === 'not_there') return refuse('not_found')
    if (verdict === 'used') return refuse('refunds.ruling_used')
    if (verdict === 'waits') return refuse('refunds.ruling_pending')
    if (verdict !== 'ruled') return refuse(refusals[verdict])
    return (await readOrderFile(deps, order, viewer.staff, now)) ?? refuse('not_found')
  }
}

/**
 * Approves or declines another staff member's ruling: the requester never can, which the table also
 * enforces.
 */
export function decideRuling(
  deps: Deps,
): Handler<(typeof contract)['refunds.decide_ruling'], Site> {
  return async ({ ruling: number, approved }, { viewer, now }) => {
    const row = looksLikeId(number) ? await selectRuling(deps.database, number) : null
    if (row === null) return refuse('not_found')
    if (row.requested_by === viewer.staff && row.state === 'waiting')
      return refuse('refunds.own_ruling')
    const { order_id: order, about, what, reference } = row
    const verdict = await deps.database.transaction(async (tx) => {
      await lockOrder(deps, tx, order)
      const state = (await selectRuling(tx, number))?.state
      if (state !== 'waiting') return (state === 'done') === approved ? 'ruled' : 'decided'
      const subject = await selectSubject(tx, order, about)
      if (subject === null) return 'not_open'
      // The provider may have responded in the meantime.
      const may = approved ? check(deps, what, subject) : 'may'
      if (may !== 'may') return may
      await endRuling(tx, { number, state: approved ? 'done' : 'declined', by: viewer.staff }, now)
      const act = approved ? 'refunds.ruling_approved' : 'refunds.ruling_declined'
      await note(
        deps,
        tx,
        viewer,
        { act, order, what, subject, reason: row.reason, state: row.state },
        now,
      )
      if (approved)
        await applyRuling(deps, tx, { order, subject, what, reference, by: viewer.staff }, now)
      else await insertStep(tx, { order, subject, what: `${what}_declined`, by: viewer.staff }, now)
      return 'ruled'
    })
    if (verdict === 'decided') return refuse('refunds.ruling_decided')
    if (verdict !== 'ruled') return refuse(refusals[verdict])
    return (await readOrderFile(deps, order, viewer.staff, now)) ?? refuse('not_found')
  }
}

function check(deps: Deps, what: Ruling, { kind, open, disputed, gateway }: RulingSubject) {
  return checkRuling(what, {
    kind,
    open,
    disputed,
    providerDecides: providerDecides(deps, gateway),
  })
}

/** Whether a second person is needed, with the same limit as for refunds by staff. */
async function needsTwo(
  { siteById }: Deps,
  { site, currency, amount_minor }: RulingSubject,
): Promise<boolean> {
  const { currency: own, settings } = await siteById(site)
  return amount_minor > getApprovalLimit(currency, own, settings.bundles)
}

function note(
  deps: Deps,
  tx: Transaction,
  viewer: StaffViewer,
  entry: {
    act: 'refunds.ruled' | 'refunds.ruling_approved' | 'refunds.ruling_declined'
    order: string
    what: Ruling
    subject: RulingSubject
    reason: string
    state: string
  },
  now: Date,
) {
  const { act, order, what, subject, reason, state } = entry
  const facts = { amount_minor: subject.amount_minor, about: subject.about, what, reason, state }
  const { site, amount_minor: amount, currency } = subject
  const moves = what === 'give_up' || what === 'paid_by_hand'
  const requested = what === 'give_up' ? 'credits' : 'refund'
  const kind = act === 'refunds.ruled' ? requested : 'approval'
  const money = { kind, site, amount, currency } as const
  return deps.note(
    tx,
    viewer,
    { act, about: order, facts, ...(moves && act !== 'refunds.ruling_declined' && { money }) },
    now,
  )
}
