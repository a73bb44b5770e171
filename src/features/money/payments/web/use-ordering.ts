import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Answer } from '#platform/web/api/answer.ts'
import { newId } from '#platform/web/new-id.ts'
import type { OrderView } from '../contract.ts'
import { awaitOrder } from './awaited-order.ts'

/** What is wrong with it, in words: at the box, or with the whole. */
export type CheckoutFault = { readonly of: 'consent' | 'order'; readonly message: string }

/** An order as it is answered: what was placed, and where it is paid. */
interface Placed {
  readonly order: OrderView
  readonly redirect: string | null
}

/** Sends orders by a call, each wish once under an id of its own, and leads to where they are paid. */
export function useOrdering<Sent extends { readonly id: string }, Code extends string>(
  ask: (sent: Sent) => Promise<Answer<Placed, Code>>,
) {
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

  /** Sends one; the code of the refusal where it was refused. */
  async function place(wish: Omit<Sent, 'id'>): Promise<Code | string | null> {
    // The same order sent again keeps its id, another one gets its own.
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
