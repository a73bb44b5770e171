import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { useApi } from '#platform/web/api/use-api.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import type { PaidAct } from '#features/money/credits/index.ts'
import { calls } from './calls.ts'

interface JustThisProps {
  readonly act: PaidAct
  /** "Just this message", with the price behind it. */
  readonly words: (price: string) => string
  readonly className?: string
}

/** Leads to buying exactly what is missing for one act, with its price on it, and back to where one is. Nothing while it is not known. */
export function JustThis({ act, words, className }: JustThisProps) {
  const { money } = useFormat()
  const { pathname } = useLocation()
  const { data } = useQuery({ ...calls.query('payments.read_exact', { act })(useApi()), staleTime: 0 })
  if (!data?.exact) return null
  return (
    <Link className={className} to={exactAddress(act, pathname)}>
      {words(money(data.exact.price_minor, data.currency))}
    </Link>
  )
}

/** Where exactly what is missing for an act is bought; `to` is where one goes back to. */
export function exactAddress(act: PaidAct, to: string | null): string {
  return `/credits/exact?for=${act}${to === null ? '' : `&to=${encodeURIComponent(to)}`}`
}
