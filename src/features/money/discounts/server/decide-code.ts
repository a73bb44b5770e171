import { looksLikeId } from '#kernel/id.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/discounts.ts'
import type { DiscountsDeps } from './deps.ts'
import { lockCodeTerms, settleApproval } from './store-office.ts'

const refusals = {
  own: 'discounts.own_code',
  decided: 'discounts.code_decided',
  changed: 'discounts.code_changed',
} as const

/**
 * Approves or declines another staff member's large code (OPS-04); the decision and its audit entry
 * are written in one transaction. Only the requested terms can be approved.
 */
export function decideCode({
  database,
  approvals,
  note,
}: Pick<DiscountsDeps, 'database' | 'approvals' | 'note'>): Handler<
  (typeof contract)['discounts.decide_code'],
  Site
> {
  return async ({ code: id, approved }, { viewer, now }) => {
    if (!looksLikeId(id)) return refuse('not_found')
    const verdict = await database.transaction(async (tx) => {
      const terms = await lockCodeTerms(tx, id)
      if (terms === null) return 'none'
      const decision = { subject: id, terms: () => terms, by: viewer.staff, approved }
      const result = await approvals.decide(tx, decision, now)
      if (result.verdict !== 'end') return result.verdict
      await settleApproval(tx, id, approved ? 'active' : 'declined')
      const act = approved ? 'discounts.approved' : 'discounts.declined'
      const money = {
        kind: 'approval',
        site: terms.site,
        amount: terms.value_minor,
        currency: terms.value_minor === null ? null : terms.currency,
      } as const
      await note(tx, viewer, { act, about: id, facts: terms, ...(approved && { money }) }, now)
      return 'end'
    })
    if (verdict === 'none') return refuse('not_found')
    return verdict === 'end' || verdict === 'repeated' ? null : refuse(refusals[verdict])
  }
}
