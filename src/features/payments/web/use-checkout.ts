import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Country } from '#features/places/rules/countries.ts'
import { type Discount, mineKey } from '#features/discounts/web/index.ts'
import { viewerKey } from '#platform/web/surroundings.ts'
import type { MethodKey } from '../rules/methods.ts'
import { awaitOrder, awaitedOrder } from './awaited-order.ts'
import { type Chosen, calls, type Offers, type OfferedWay } from './calls.ts'
import { newId } from '#platform/web/new-id.ts'

/** What of an order is chosen so far. */
export interface Choice {
  readonly bundle: Chosen | undefined
  readonly method: OfferedWay | undefined
  readonly consent: boolean
  /** What comes off the price. */
  readonly discount: Discount | null
}

/** What an order comes to. */
export const payableOf = ({ bundle, discount }: Pick<Choice, 'bundle' | 'discount'>): number =>
  (bundle?.price_minor ?? 0) - (discount?.minor ?? 0)

/** What is wrong with it, in words: at the box, or with the whole. */
export type CheckoutFault = { readonly of: 'consent' | 'order'; readonly message: string }

/** Sends an order and leads to where it is paid. */
export function useCheckout(offers: Offers, returnTo: string | null) {
  const { ask, pending } = calls.useAction('payments.start_order')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [fault, setFault] = useState<CheckoutFault | null>(null)
  const [leaving, setLeaving] = useState(false)
  const idOf = useRef({ wish: '', id: '' })

  // Whoever comes back by the browser's button finds the page as it was left, and it has to work again.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setLeaving(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  async function send(bundle: Chosen, method: MethodKey, discount: Discount | null): Promise<void> {
    const wish = {
      bundle: bundle.id,
      ...('act' in bundle && { act: bundle.act }),
      method,
      country: offers.country as Country,
      consent: true,
      price_minor: payableOf({ bundle, discount }),
      ...(discount !== null && { code: discount.code, ...insteadOf() }),
      ...(returnTo !== null && { return_to: returnTo }),
    }
    // The same order sent again keeps its id, another one gets its own.
    const written = JSON.stringify(wish)
    if (idOf.current.wish !== written) idOf.current = { wish: written, id: newId() }
    setFault(null)
    const answer = await ask({ id: idOf.current.id, ...wish })
    if (!answer.ok) {
      setFault({ of: answer.refusal.field === 'consent' ? 'consent' : 'order', message: answer.refusal.message })
      if (answer.refusal.code === 'payments.price_changed')
        await cache.invalidateQueries({ queryKey: ['payments.list_offers'] })
      if ('act' in bundle) await cache.invalidateQueries({ queryKey: ['payments.read_exact'] })
      // A code that does not count any more is not shown as if it did.
      if (discount !== null) for (const queryKey of [mineKey, viewerKey]) void cache.invalidateQueries({ queryKey })
      return
    }
    const { order, redirect } = answer.value
    idOf.current = { wish: '', id: '' }
    awaitOrder(order.id)
    if (redirect === null) return void navigate(`/transactions/${order.id}`)
    setLeaving(true)
    window.location.assign(redirect)
  }

  return { send, fault, setFault, busy: pending || leaving }
}

/** The order this tab sent before, if it still waits: its code comes along. */
function insteadOf(): { readonly instead_of?: string } {
  const order = awaitedOrder()
  return order === null ? {} : { instead_of: order }
}
