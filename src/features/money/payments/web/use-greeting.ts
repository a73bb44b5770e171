import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { OrderView } from '../contract/payments.ts'
import { isConversation } from '../rules/safe-return-path.ts'
import { isOpen } from '../rules/order-status.ts'
import { wasAwaited } from './orders/awaited-order.ts'
import { useAnnounceCredits } from './use-announce-credits.ts'

/**
 * Announces new credits with a toast, once, and refetches the balance; for visitors who saw the
 * order complete or came from paying.
 */
export function useGreeting(order: OrderView | undefined): void {
  const announceCredits = useAnnounceCredits()
  const waited = useRef(false)
  const greeted = useRef<string | null>(null)
  const navigate = useNavigate()
  const { id, status, credits, return_to: back } = order ?? {}

  useEffect(() => {
    if (id === undefined || status === undefined || credits === undefined) return
    if (isOpen(status)) waited.current = true
    if (status !== 'completed' || greeted.current === id) return
    const awaited = wasAwaited(id)
    if (!awaited && !waited.current) return
    greeted.current = id
    waited.current = false
    // Someone who paid from a conversation returns to it, with the draft and the new balance.
    if (awaited && back != null && isConversation(back)) void navigate(back, { replace: true })
    void announceCredits(credits)
  }, [id, status, credits, back, announceCredits, navigate])
}
