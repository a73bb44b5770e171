import { useQueryClient } from '@tanstack/react-query'
import type { Gives } from '#kernel/call.ts'
import { useViewer, viewerKey } from '#platform/web/surroundings.ts'
import type { contract } from '../contract.ts'
import { calls } from './calls.ts'

/** The own wallet with the rate and prices of the site, as GET /api/credits tells it. */
export type WalletView = Gives<(typeof contract)['credits.read_wallet']>

/** The own wallet; null for a visitor and until it is there. */
export function useWallet(): WalletView | null {
  const viewer = useViewer()
  const { data } = calls.useCall('credits.read_wallet', {}, { enabled: viewer !== null })
  return viewer === null ? null : (data ?? null)
}

/** To be called once something was paid or bought: wallet, statement and the number in the navigation are read anew. */
export function useWalletChanged(): () => Promise<void> {
  const cache = useQueryClient()
  return async () => {
    const stale = [['credits.read_wallet'], ['credits.list_movements'], viewerKey]
    await Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })))
  }
}
