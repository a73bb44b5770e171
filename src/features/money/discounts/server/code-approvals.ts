import type { Approvals, OpenApprovals } from '#features/members/staff/server/index.ts'
import { looksLikeId } from '#kernel/id.ts'
import { lockCodeTerms, settleApproval } from './store-office.ts'

/**
 * Large codes that wait for a second staff member (OPS-04). A code that isn't approved never works, and
 * its name stays used.
 */
export function openCodeApprovals(open: OpenApprovals): Approvals {
  return open({
    kind: 'discounts.code',
    async lock(tx, id) {
      const terms = looksLikeId(id) ? await lockCodeTerms(tx, id) : null
      if (terms === null) return null
      const { site, value_minor: amount, currency } = terms
      const money = { site, amount, currency: amount === null ? null : currency }
      return { terms, about: id, facts: terms, money }
    },
    approve: (tx, { about }) => settleApproval(tx, about, 'active'),
    close: (tx, { about }) => settleApproval(tx, about, 'declined'),
  })
}
