import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { viewerKey } from '#platform/web/surroundings.ts'
import { useToast } from '#ui/components/index.ts'
import { useWalletChanged } from '#features/money/credits/web/index.ts'
import type { OrderView } from '../contract/payments.ts'
import type { en } from '../locales/en.ts'
import { isConversation } from '../rules/safe-return-path.ts'
import { isOpen } from '../rules/order-status.ts'
import { wasAwaited } from './orders/awaited-order.ts'

/**
 * Announces new credits with a toast, once, and refetches the balance; for visitors who saw the
 * order complete or came from paying.
 */
export function useGreeting(order: OrderView | undefined): void {
  const t = usePhrases<typeof en>('payments')
  const toast = useToast()
  const walletChanged = useWalletChanged()
  const cache = useQueryClient()
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
    toast.show({ text: t('transaction.completed.title', { credits }), tone: 'success' })
    // Someone who paid from a conversation returns to it, with the draft and the new balance.
    if (awaited && back != null && isConversation(back)) void navigate(back, { replace: true })
    void walletChanged()
    for (const call of [
      'payments.list_orders',
      'payments.read_exact',
      'chat.read_conversation',
      'chat.preview_conversation',
    ])
      void cache.invalidateQueries({ queryKey: [call] })
    void cache.invalidateQueries({ queryKey: viewerKey })
  }, [id, status, credits, back, t, toast, walletChanged, cache, navigate])
}
