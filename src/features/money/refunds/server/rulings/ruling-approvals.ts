import type { Approvals, OpenApprovals } from '#features/members/staff/server/index.ts'
import { looksLikeId } from '#kernel/id.ts'
import { checkRuling, type Ruling } from '../../rules/check-ruling.ts'
import type { RefundsDeps } from '../deps.ts'
import { providerDecides } from '../provider-decides.ts'
import { lockOrder } from '../store.ts'
import { applyRuling } from './apply-ruling.ts'
import {
  endRuling,
  insertStep,
  type RulingRow,
  type RulingSubject,
  selectRuling,
  selectSubject,
} from './store-rulings.ts'

/** Why a ruling can't be made. */
export type RulingObstacle = Exclude<ReturnType<typeof checkRuling>, 'may'>

/** Rulings that wait for a second staff member (OPS-04); approved, they are applied. */
export function openRulingApprovals(
  deps: Pick<RefundsDeps, 'emit' | 'notify' | 'log' | 'providerNamed'> & {
    readonly openApprovals: OpenApprovals
  },
): Approvals<RulingObstacle> {
  return deps.openApprovals({
    kind: 'refunds.ruling',
    async lock(tx, number) {
      const found = looksLikeId(number) ? await selectRuling(tx, number) : null
      if (found === null) return null
      await lockOrder(deps, tx, found.order_id)
      const ruling = await selectRuling(tx, number)
      const subject = await selectSubject(tx, found.order_id, found.about)
      return ruling === null || subject === null ? null : describeRuling(ruling, subject)
    },
    // The provider may have answered in the meantime.
    findObstacle({ ruling: { what }, subject }) {
      const may = checkSubject(deps, what, subject)
      return may === 'may' ? null : may
    },
    async approve(tx, { ruling, subject }, { by }, now) {
      const { ruling_id, order_id: order, what, reference } = ruling
      await endRuling(tx, ruling_id, 'done', now)
      await applyRuling(deps, tx, { order, subject, what, reference, by }, now)
    },
    async close(tx, { ruling: { ruling_id, order_id: order, what }, subject }, by, now) {
      await endRuling(tx, ruling_id, 'declined', now)
      await insertStep(tx, { order, subject, what: `${what}_declined`, by }, now)
    },
  })
}

/** A ruling as its approval sees it. */
export function describeRuling(ruling: RulingRow, subject: RulingSubject) {
  const { order_id: order, about, what, amount_minor, currency, reference } = ruling
  const { site } = subject
  return {
    ruling,
    subject,
    terms: { order, about, what, amount_minor, currency, reference },
    about: order,
    facts: { amount_minor, about, what },
    ...(movesMoney(what) && { money: { site, amount: amount_minor, currency } }),
  }
}

/**
 * Whether a ruling gives money or credits away, rather than recording a loss or asking again. A dispute
 * recorded as won gives frozen credits back.
 */
export const movesMoney = (what: Ruling) =>
  what === 'give_up' || what === 'paid_by_hand' || what === 'won'

/** Whether staff may make this ruling. */
export function checkSubject(
  deps: Pick<RefundsDeps, 'providerNamed'>,
  what: Ruling,
  { kind, open, disputed, gateway }: RulingSubject,
) {
  return checkRuling(what, {
    kind,
    open,
    disputed,
    providerDecides: providerDecides(deps, gateway),
  })
}
