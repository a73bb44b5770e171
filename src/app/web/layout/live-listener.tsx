import { useQueryClient } from '@tanstack/react-query'
import { pollEveryMs } from '#features/conversation/pwa/index.ts'
import { useSendQueued } from '#features/conversation/chat/web/index.ts'
import { useLikeEvents } from '#features/discovery/likes/web/index.ts'
import { usePolling } from '../../polling/web/index.ts'
import { useInstalledApp, usePushListener } from '#features/conversation/pwa/web/index.ts'
import { useLive } from '#platform/web/live/use-live.ts'
import { viewerKey } from '#platform/web/surroundings.ts'
import { usePageHidden } from './use-page-hidden.ts'

/** All data on open pages that contains a balance, a price or an order. */
const affected = [
  'credits.read_wallet',
  'credits.list_movements',
  'payments.list_offers',
  'payments.read_exact',
  'payments.list_orders',
  'payments.read_order',
  'refunds.read_order',
  'refunds.list_withdrawable',
  'discounts.read_mine',
  'chat.read_conversation',
  'chat.preview_conversation',
] as const

/** Refetches everything affected by a payment, refund, withdrawal or code, wherever it happened. */
function useCreditsChanged(): () => void {
  const cache = useQueryClient()
  return () => {
    for (const queryKey of [viewerKey, ...affected.map((call) => [call])])
      void cache.invalidateQueries({ queryKey })
  }
}

/** Listens to the live connection and polls as a fallback, on every page; members only. */
export function LiveListener() {
  const push = usePushListener()
  usePolling({ everyMs: pollEveryMs(push), wokenAt: push.lastMessage })
  useSendQueued()
  usePageHidden()
  useInstalledApp()
  const onLikesChange = useLikeEvents()
  useLive('likes.liked', onLikesChange)
  useLive('likes.matched', onLikesChange)
  useLive('credits.changed', useCreditsChanged())
  return null
}
