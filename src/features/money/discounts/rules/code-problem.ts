import { toDays } from '#kernel/duration.ts'
import { formatMoney, type Money } from '#kernel/money.ts'
import { cooldownMs } from './time-bonus.ts'

/** Why a code does not apply, and the order field that prevents it. */
export type CodeProblem =
  | {
      readonly reason: 'code_not_found' | 'code_used' | 'code_expired' | 'code_not_first'
      readonly field: 'code'
    }
  | { readonly reason: 'code_too_soon'; readonly field: 'code'; readonly until: Date }
  | {
      readonly reason: 'minimum_order'
      readonly field: 'bundle'
      readonly minor: number
      readonly currency: string
    }
  | { readonly reason: 'wrong_country'; readonly field: 'country'; readonly country: string }
  | { readonly reason: 'wrong_currency'; readonly field: 'country'; readonly currency: string }
  | { readonly reason: 'wrong_method'; readonly field: 'method' }

/**
 * Arguments of the corresponding message: amounts, countries and days formatted for the reader's
 * locale.
 */
export function getMessageArguments(
  problem: CodeProblem,
  locale: string,
  timeZone: string,
): Record<string, string | number> {
  switch (problem.reason) {
    case 'minimum_order':
      return { minimum: formatAmount(problem, locale) }
    case 'wrong_country':
      return {
        country:
          new Intl.DisplayNames(locale, { type: 'region' }).of(problem.country) ?? problem.country,
      }
    case 'wrong_currency':
      return { currency: problem.currency }
    case 'code_too_soon':
      return {
        days: toDays(cooldownMs),
        date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(
          problem.until,
        ),
      }
    default:
      return {}
  }
}

const formatAmount = ({ minor, currency }: Money, locale: string) =>
  formatMoney({ minor, currency }, locale)
