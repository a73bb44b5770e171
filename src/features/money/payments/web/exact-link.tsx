import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { useApi } from '#platform/web/api/use-api.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import type { PaidAct } from '#features/money/credits/index.ts'
import { useDiscount } from '#features/money/discounts/web/index.ts'
import { calls } from './calls.ts'

interface JustThisProps {
  readonly act: PaidAct
  /** "Buy the 11 missing credits, €6.05". */
  readonly label: (missing: { readonly credits: number; readonly price: string }) => string
  readonly className?: string
}

/**
 * Link to buying exactly the credits missing for one action, with the price and a return path.
 * Renders nothing until the price is known.
 */
export function ExactLink({ act, label, className }: JustThisProps) {
  const { money } = useFormat()
  const { pathname } = useLocation()
  const { data } = useQuery({
    ...calls.query('payments.read_exact', { act })(useApi()),
    staleTime: 0,
  })
  const { of: getDiscount } = useDiscount({ currency: data?.currency ?? '' })
  if (!data?.exact) return null
  const discount = getDiscount(data.exact.price_minor)
  return (
    <Link className={className} to={exactCheckoutUrl(act, pathname)}>
      {label({
        credits: data.exact.credits,
        price: money(data.exact.price_minor - (discount?.minor ?? 0), data.currency),
      })}
    </Link>
  )
}

/** The URL for buying exactly the credits missing for an action; `to` is the page to return to. */
export function exactCheckoutUrl(act: PaidAct, to: string | null): string {
  return `/credits/exact?for=${act}${to === null ? '' : `&to=${encodeURIComponent(to)}`}`
}
