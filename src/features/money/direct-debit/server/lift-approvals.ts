import type { Approvals, OpenApprovals } from '#features/members/staff/server/index.ts'
import { parseBlockName, shortenBlockName } from '../rules/block-name.ts'
import { lift, lockBlock } from './store-blocks.ts'

/**
 * Requests to lift a block: a second staff member always decides (OPS-04). Approved, the block is
 * lifted and the reason recorded permanently; otherwise it simply stays.
 */
export function openLiftApprovals(open: OpenApprovals): Approvals {
  return open({
    kind: 'direct_debit.lift',
    async lock(tx, subject) {
      const name = parseBlockName(subject)
      if (name === null) return null
      const terms = toLiftTerms(await lockBlock(tx, name))
      const about = shortenBlockName(name)
      const money = { site: null, amount: null, currency: null }
      return { name, terms, about, facts: { kind: name.kind }, money }
    },
    approve: async (tx, { name }, { by, requestedBy, reason }, now) => {
      await lift(tx, { name, reason: reason ?? '', by: requestedBy, approvedBy: by }, now)
    },
    close: async () => {},
  })
}

/** A block that ended or began again in the meantime is not the one of the request. */
export function toLiftTerms(since: Date | null): { readonly since: string | null } {
  return { since: since?.toISOString() ?? null }
}
