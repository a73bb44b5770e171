import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Answer } from '#platform/web/api/answer.ts'
import { newId } from '#platform/web/new-id.ts'
import type { OrderView } from '../contract/payments.ts'
import { awaitOrder } from './orders/awaited-order.ts'

/** An error message at the consent box, or for the whole order. */
export type CheckoutError = { readonly of: 'consent' | 'order'; readonly message: string }

/** The response to an order: the order, and where it is paid. */
interface PlacedOrder {
  readonly order: OrderView
  readonly redirect: string | null
}

/**
 * Sends orders through an endpoint, each distinct request once under its own id, and redirects to
 * where they are paid. An order that needs no provider's page goes to its own page, or to `onPlaced`
 * where the member stays.
 */
export function useOrdering<Sent extends { readonly id: string }, Code extends string>(
  send: (sent: Sent) => Promise<Answer<PlacedOrder, Code>>,
  onPlaced?: (order: OrderView) => void,
) {
  const navigate = useNavigate()
  const [fault, setFault] = useState<CheckoutError | null>(null)
  const [leaving, setLeaving] = useState(false)
  const lastRequest = useRef({ request: '', id: '' })

  // Returning with the browser's back button restores the page from its cache, where ordering has
  // to work again.
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  /** Sends an order; returns the refusal code if it was refused. */
  async function place(request: Omit<Sent, 'id'>): Promise<Code | string | null> {
    // A retry of the same order keeps its id, a different order gets a new one.
    const serialized = JSON.stringify(request)
    if (lastRequest.current.request !== serialized)
      lastRequest.current = { request: serialized, id: newId() }
    setFault(null)
    const answer = await send({ id: lastRequest.current.id, ...request } as Sent)
    if (!answer.ok) {
      setFault({
        of: answer.refusal.field === 'consent' ? 'consent' : 'order',
        message: answer.refusal.message,
      })
      return answer.refusal.code
    }
    const { order, redirect } = answer.value
    lastRequest.current = { request: '', id: '' }
    if (redirect === null && onPlaced !== undefined) {
      onPlaced(order)
      return null
    }
    awaitOrder(order.id)
    if (redirect === null) void navigate(`/transactions/${order.id}`)
    else {
      setLeaving(true)
      window.location.assign(redirect)
    }
    return null
  }

  return { place, fault, setFault, leaving }
}
