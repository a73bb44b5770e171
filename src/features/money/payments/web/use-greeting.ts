import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useToast } from '#ui/components/index.ts'
import type { OrderView } from '../contract/payments.ts'
import type { en } from '../locales/en.ts'
import { isConversation } from '../rules/safe-return-path.ts'
import { isOpen } from '../rules/order-status.ts'
import { wasAwaited } from './orders/awaited-order.ts'
import { useAnnounceCredits } from './use-announce-credits.ts'

/**
 * Announces new credits with a toast, once, and refetches the balance; for visitors who saw the
 * order complete or came from paying. Someone who paid from a conversation, or cancelled there,
 * returns to it, with the draft.
 */
export function useGreeting(order: OrderView | undefined): void {
  const t = usePhrases<typeof en>('payments')
  const toast = useToast()
  const announceCredits = useAnnounceCredits()
  const waited = useRef(false)
  const greeted = useRef<string | null>(null)
  const navigate = useNavigate()
  const { id, status, credits, replaced, return_to: back } = order ?? {}

  useEffect(() => {
    if (id === undefined || status === undefined || credits === undefined) return
    if (isOpen(status)) waited.current = true
    const chat = back != null && isConversation(back) ? back : null
    if (status === 'cancelled' && !replaced && chat !== null && wasAwaited(id)) {
      const text = `${t('transaction.cancelled.title')}. ${t('transaction.cancelled.text')}`
      toast.show({ text })
      return void navigate(chat, { replace: true })
    }
    if (status !== 'completed' || greeted.current === id) return
    const awaited = wasAwaited(id)
    if (!awaited && !waited.current) return
    greeted.current = id
    waited.current = false
    if (awaited && chat !== null) void navigate(chat, { replace: true })
    void announceCredits(credits)
  }, [id, status, credits, replaced, back, t, toast, announceCredits, navigate])
}
