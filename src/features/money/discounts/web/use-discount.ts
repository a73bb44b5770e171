import { useViewer } from '#platform/web/surroundings.ts'
import type { CodeProblem } from '../rules/code-problem.ts'
import type { CodeTerms } from '../rules/code-terms.ts'
import { chooseDiscount } from '../rules/choose-discount.ts'
import { computeDiscount } from '../rules/compute-discount.ts'
import { checkOrder, type OrderFacts } from '../rules/check-order.ts'
import { useBonusLeft } from './bonus-clock.ts'
import { calls, type CodeView } from './calls.ts'

/** Discount on an order, and the code it comes from. */
export interface Discount {
  readonly code: string
  /** `null` for an amount. */
  readonly percentage: number | null
  readonly minor: number
}

/** Discount on an order that is being configured. */
export interface OrderDiscount {
  /** The code typed on this visit; `null` without one. */
  readonly typed: CodeView | null
  /** Why the typed code does not apply to the order as configured. */
  readonly problem: CodeProblem | null
  /** The offer applied instead of the typed code, because it takes off more (BEY-31). */
  readonly better: Discount | null
  /** The discount on a price of this order; `null` if none. */
  readonly of: (priceMinor: number) => Discount | null
}

/**
 * Discount of an order: the best of typed code, time bonus and welcome code (BEY-31). No discount
 * while the data is loading or unavailable, because the server's decision is final in any case.
 */
export function useDiscount(
  {
    country,
    method,
    currency,
  }: { country?: string; method?: string | undefined; currency: string },
  priceMinor?: number,
): OrderDiscount {
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
  const getDiscount = (minor: number): Discount | null => {
    const possible = offers.flatMap((offer) =>
      offer === null || checkOrder(toTerms(offer), factsAt(minor)) !== null
        ? []
        : [{ offer, discountMinor: computeDiscount(offer, minor) }],
    )
    const best = chooseDiscount(possible)
    if (best === null) return null
    const { code, percentage } = best.offer
    return { code, percentage, minor: best.discountMinor }
  }
  const problem = typed === null ? null : checkOrder(toTerms(typed), factsAt(priceMinor))
  // Before a package is chosen, percentages are compared using an arbitrary price.
  const applied = getDiscount(priceMinor ?? 100_00)
  return {
    typed,
    problem,
    better:
      typed === null || problem !== null || applied === null || applied.code === typed.code
        ? null
        : applied,
    of: getDiscount,
  }
}

function toTerms({ paymentmethods, ...view }: CodeView): CodeTerms {
  return { ...view, methods: paymentmethods }
}
