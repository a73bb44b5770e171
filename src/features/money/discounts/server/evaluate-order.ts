import { chooseDiscount } from '../rules/choose-discount.ts'
import type { DiscountsDeps } from './deps.ts'
import { type EvaluateCode, evaluateResolvedCode } from './evaluate-code.ts'
import { getTimeBonus, getWelcomeCode } from './resolve-code.ts'
import { selectMember } from './store.ts'

/**
 * Returns the discount on an order that is placed with a code. An offer for new members that takes
 * off more is applied instead (BEY-31): a code never makes an order more expensive. A code that
 * doesn't apply is still refused.
 */
export function createOrderEvaluator(
  { database }: Pick<DiscountsDeps, 'database'>,
  evaluateCode: EvaluateCode,
): EvaluateCode {
  return async (query, now) => {
    const typed = await evaluateCode(query, now)
    if ('problem' in typed) return typed
    const member = await selectMember(database, query.account)
    if (member === null) return typed
    const { site, order } = query
    const offers = [getTimeBonus(site), getWelcomeCode(site)].flatMap((known) => {
      const offer = known && evaluateResolvedCode({ known, member, site, order }, now)
      return offer === null || 'problem' in offer ? [] : [offer]
    })
    return chooseDiscount([typed, ...offers]) ?? typed
  }
}
