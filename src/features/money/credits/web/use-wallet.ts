import { useQueryClient } from '@tanstack/react-query'
import type { Output } from '#kernel/endpoint.ts'
import { useViewer, viewerKey } from '#platform/web/surroundings.ts'
import type { contract } from '../contract.ts'
import { calls } from './calls.ts'

/** The member's wallet with the site's rate and prices, as returned by GET /api/credits. */
export type WalletView = Output<(typeof contract)['credits.read_wallet']>

/** The member's wallet; `null` for visitors and while loading. */
export function useWallet(): WalletView | null {
  const viewer = useViewer()
  const { data } = calls.useCall('credits.read_wallet', {}, { enabled: viewer !== null })
  return viewer === null ? null : (data ?? null)
}

/**
 * Returns a function to call after a payment or purchase: refetches the wallet, the statement and
 * the navigation balance.
 */
export function useWalletChanged(): () => Promise<void> {
  const cache = useQueryClient()
  return async () => {
    const stale = [['credits.read_wallet'], ['credits.list_movements'], viewerKey]
    await Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })))
  }
}
