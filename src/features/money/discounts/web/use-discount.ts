import { useViewer } from '#platform/web/surroundings.ts'
import type { CodeProblem } from '../rules/code-problem.ts'
import type { CodeTerms } from '../rules/code-terms.ts'
import { discountOf } from '../rules/discount-of.ts'
import { judgeOrder, type OrderFacts } from '../rules/judge-order.ts'
import { useBonusLeft } from './bonus-clock.ts'
import { calls, type CodeView } from './calls.ts'

/** What comes off an order, and by which code. */
export interface Discount {
  readonly code: string
  /** Null for a sum. */
  readonly percentage: number | null
  readonly minor: number
}

/** What comes off an order that is being put together. */
export interface MyDiscount {
  /** The code typed on this visit; null without one. */
  readonly typed: CodeView | null
  /** Why the typed code does not fit the order as it is. */
  readonly problem: CodeProblem | null
  /** What comes off a price of this order; null when nothing does. */
  readonly of: (priceMinor: number) => Discount | null
}

/**
 * The discount of an order: the typed code before the time bonus, and that before the welcome code; the first that fits counts.
 * While nothing is known, or where it cannot be known, nothing comes off: the server has the last word anyway.
 */
export function useDiscount(
  { country, method, currency }: { country: string; method?: string | undefined; currency: string },
  priceMinor?: number,
): MyDiscount {
  const viewer = useViewer()
  const { data } = calls.useCall('discounts.read_mine', {}, { enabled: viewer !== null })
  const left = useBonusLeft(viewer?.time_bonus)
  const typed = data?.code ?? null
  const offers = [typed, left === null ? null : (data?.time_bonus ?? null), data?.welcome ?? null]
  const factsAt = (minor: number | undefined): OrderFacts => ({
    country,
    method,
    price: minor === undefined ? undefined : { minor, currency },
  })
  return {
    typed,
    problem: typed === null ? null : judgeOrder(termsOf(typed), factsAt(priceMinor)),
    of(minor) {
      const fits = offers.find((offer) => offer !== null && judgeOrder(termsOf(offer), factsAt(minor)) === null)
      if (fits === undefined || fits === null) return null
      const off = discountOf(fits, minor)
      return off > 0 ? { code: fits.code, percentage: fits.percentage, minor: off } : null
    },
  }
}

function termsOf({ paymentmethods, ...view }: CodeView): CodeTerms {
  return { ...view, methods: paymentmethods }
}
