import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { viewerKey } from '#platform/web/surroundings.ts'
import { useToast } from '#ui/components/index.ts'
import { useWalletChanged } from '#features/money/credits/web/index.ts'
import type { en } from '../locales/en.ts'

/** Queries that show orders or depend on the balance. */
const stale = [
  'payments.list_orders',
  'payments.list_offers',
  'payments.read_exact',
  'chat.read_conversation',
  'chat.preview_conversation',
]

/**
 * Returns a function to call when an order completes: it shows a toast with the new credits and
 * refetches everything they change. Resolves once the page has the new balance.
 */
export function useAnnounceCredits(): (credits: number) => Promise<void> {
  const t = usePhrases<typeof en>('payments')
  const toast = useToast()
  const walletChanged = useWalletChanged()
  const cache = useQueryClient()
  return useCallback(
    async (credits) => {
      toast.show({ text: t('transaction.completed.title', { credits }), tone: 'success' })
      await Promise.all([
        walletChanged(),
        ...stale.map((call) => cache.invalidateQueries({ queryKey: [call] })),
        cache.invalidateQueries({ queryKey: viewerKey }),
      ])
    },
    [t, toast, walletChanged, cache],
  )
}
