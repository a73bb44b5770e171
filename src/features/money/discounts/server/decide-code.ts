import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import { type Approvals, refuseDecision } from '#features/members/staff/server/index.ts'
import type { contract } from '../contract/discounts.ts'

/** Approves or declines a large code of another staff member (OPS-04). */
export function decideCode(
  approvals: Pick<Approvals, 'decide'>,
): Handler<(typeof contract)['discounts.decide_code'], Site> {
  return async ({ code, approved }, { viewer, now }) => {
    const to = approved ? 'approved' : 'declined'
    return refuseDecision(await approvals.decide({ subject: code, to, by: viewer.staff }, now))
  }
}
