import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/discounts.ts'
import { getMessageArguments } from '../rules/code-problem.ts'
import { welcome as welcomeCode } from '../rules/welcome.ts'
import type { DiscountsDeps } from './deps.ts'
import type { CodeCookie } from './code-cookie.ts'
import { toCodeView } from './to-code-view.ts'
import type { EvaluateCode } from './evaluate-code.ts'

/** Checks a code for the member and stores an applicable one for the visit (CRED-08). */
export function findCode(
  { findPrice }: Pick<DiscountsDeps, 'findPrice'>,
  evaluateCode: EvaluateCode,
  codeCookie: CodeCookie,
): Handler<(typeof contract)['discounts.find_code'], Site> {
  return async (
    { code: typed = '', welcome = false, bundle, paymentmethod: method, country: from },
    context,
  ) => {
    const { viewer, site, now, locale } = context
    const country = from?.toUpperCase()
    const price =
      bundle === undefined || country === undefined ? null : findPrice(site, { bundle, country })
    const order = { country, method, price: price ?? undefined }
    const code = welcome ? welcomeCode.code : typed
    const result = await evaluateCode({ site, account: viewer.account, code, order }, now)
    if ('problem' in result) {
      const { problem } = result
      return refuse(`discounts.${problem.reason}`, {
        field: problem.field,
        with: getMessageArguments(problem, locale, site.timeZone),
      })
    }
    const view = toCodeView(result, viewer.member)
    if (!welcome) context.setCookie(codeCookie.write(view.code, viewer.session))
    const { discountMinor } = result
    const total =
      price === null
        ? null
        : { discount_minor: discountMinor, total_minor: price.minor - discountMinor }
    return {
      ...view,
      order:
        price === null || total === null
          ? null
          : { price_minor: price.minor, currency: price.currency, ...total },
    }
  }
}
