import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { wordsOf } from '../rules/code-problem.ts'
import { welcome as welcomeCode } from '../rules/welcome.ts'
import type { DiscountsDeps } from './deps.ts'
import type { KeptCode } from './kept-code.ts'
import { showCode } from './show-code.ts'
import type { Weigh } from './weigh.ts'

/** Checks a code for the member and stores an applicable one for the visit (CRED-08). */
export function findCode(
  { priceOf }: Pick<DiscountsDeps, 'priceOf'>,
  weigh: Weigh,
  kept: KeptCode,
): Handler<(typeof contract)['discounts.find_code'], Site> {
  return async ({ code: typed = '', welcome = false, bundle, paymentmethod: method, country: from }, context) => {
    const { viewer, site, now, locale } = context
    const country = from?.toUpperCase()
    const price = bundle === undefined || country === undefined ? null : priceOf(site, { bundle, country })
    const order = { country, method, price: price ?? undefined }
    const code = welcome ? welcomeCode.code : typed
    const weighed = await weigh({ site, account: viewer.account, code, order }, now)
    if ('problem' in weighed) {
      const { problem } = weighed
      return refuse(`discounts.${problem.reason}`, {
        field: problem.field,
        with: wordsOf(problem, locale, site.timeZone),
      })
    }
    const view = showCode(weighed, viewer.member)
    if (!welcome) context.setCookie(kept.write(view.code, viewer.session))
    const { discountMinor } = weighed
    const total = price === null ? null : { discount_minor: discountMinor, total_minor: price.minor - discountMinor }
    return {
      ...view,
      order: price === null || total === null ? null : { price_minor: price.minor, currency: price.currency, ...total },
    }
  }
}
