import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Answer } from '#platform/web/api/answer.ts'
import { newId } from '#platform/web/new-id.ts'
import type { OrderView } from '../contract.ts'
import { awaitOrder } from './awaited-order.ts'

/** An error message at the consent box, or for the whole order. */
export type CheckoutFault = { readonly of: 'consent' | 'order'; readonly message: string }

/** The response to an order: the order, and where it is paid. */
interface Placed {
  readonly order: OrderView
  readonly redirect: string | null
}

/**
 * Sends orders through an endpoint, each distinct request once under its own id, and redirects to
 * where they are paid.
 */
export function useOrdering<Sent extends { readonly id: string }, Code extends string>(
  ask: (sent: Sent) => Promise<Answer<Placed, Code>>,
) {
  const navigate = useNavigate()
  const [fault, setFault] = useState<CheckoutFault | null>(null)
  const [leaving, setLeaving] = useState(false)
  const idOf = useRef({ wish: '', id: '' })

  // Returning with the browser's back button restores the page from its cache, where it has to work
  // again.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setLeaving(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  /** Sends an order; returns the refusal code if it was refused. */
  async function place(wish: Omit<Sent, 'id'>): Promise<Code | string | null> {
    // A retry of the same order keeps its id, a different order gets a new one.
    const written = JSON.stringify(wish)
    if (idOf.current.wish !== written) idOf.current = { wish: written, id: newId() }
    setFault(null)
    const answer = await ask({ id: idOf.current.id, ...wish } as Sent)
    if (!answer.ok) {
      setFault({ of: answer.refusal.field === 'consent' ? 'consent' : 'order', message: answer.refusal.message })
      return answer.refusal.code
    }
    const { order, redirect } = answer.value
    idOf.current = { wish: '', id: '' }
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
