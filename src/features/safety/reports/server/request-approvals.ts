import { dayMs } from '#kernel/duration.ts'
import type { Accounts } from '#features/members/accounts/server/index.ts'
import type { Approvals, OpenApprovals } from '#features/members/staff/server/index.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { events } from '../contract.ts'
import { decidedRetentionDays } from '../rules/retention.ts'
import type { RequestKind } from '../rules/requests.ts'
import { lockNumbered } from './store-decisions.ts'

/** Why a request can't be approved now: the account was erased or opened in the meantime. */
export type RequestObstacle = 'not_reinstatable'
export type RequestApprovals = Readonly<Record<RequestKind, Approvals<RequestObstacle>>>

interface Deps {
  readonly banReview: Accounts['banReview']
  readonly emit: Emit<typeof events>
}

/** Opens the requests about closed accounts that a second staff member decides (OPS-04). */
export function openRequestApprovals(open: OpenApprovals, deps: Deps): RequestApprovals {
  return { refunds: openRefunds(open, deps), reinstatement: openReinstatements(open, deps) }
}

/**
 * The refunds after a ban for deceiving. The approver sees the credits as they were when the account was
 * closed; the refunds themselves are computed on approval. A request stays open as long as its report,
 * because no one could request the refunds again.
 */
function openRefunds(open: OpenApprovals, { banReview }: Deps): Approvals<RequestObstacle> {
  const approvals: Approvals<RequestObstacle> = open({
    kind: 'reports.refunds',
    periodMs: decidedRetentionDays * dayMs,
    async lock(tx, number) {
      const report = await lockNumbered(tx, number)
      if (report === null) return null
      const waiting = (await approvals.list(tx)).find(({ subject }) => subject === number)
      const terms = waiting?.terms ?? {}
      const { site = null, credits = null } = terms
      return {
        terms,
        reported: report.reported,
        about: number,
        facts: { credits },
        money: {
          kind: 'ban_refunds',
          site: Number(site),
          amount: Number(credits),
          currency: null,
        },
      }
    },
    approve: (tx, { reported }, _, now) => banReview.confirmDeceiving(tx, reported, now),
    close: async () => {},
  })
  return approvals
}

/** Opening an account again that a decision closed; its owner is told by email. */
function openReinstatements(
  open: OpenApprovals,
  { banReview, emit }: Deps,
): Approvals<RequestObstacle> {
  return open({
    kind: 'reports.reinstatement',
    async lock(tx: Transaction, number) {
      const report = await lockNumbered(tx, number)
      if (report === null) return null
      const { key, reported } = report
      const possible = await banReview.canReinstate(tx, reported)
      return { terms: { reported }, key, reported, possible, about: number, facts: {} }
    },
    findObstacle: ({ possible }) => (possible ? null : 'not_reinstatable'),
    async approve(tx, { key, reported }, _, now) {
      await banReview.reinstate(tx, reported, now)
      await emit(tx, 'reports.reinstated', { report: key }, now)
    },
    close: async () => {},
  })
}
