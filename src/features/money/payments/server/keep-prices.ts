import type { Handler } from '#kernel/handler.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { notePrices, type OfferedPrice } from './store-prices.ts'

type Contract = typeof contract

/** Puts down what a site asks for its packages, the moment somebody sees it, and by a timed job for sites nobody visits. */
export type KeepPrices = (site: Pick<Site, 'id' | 'settings'>, now: Date) => Promise<void>

/** After so long a price is put down again: another server may have put down another one meanwhile. */
const againMs = 10 * 60_000

/** Makes it; what was put down just now is not written again by this server. */
export function keepPrices({ database }: { readonly database: Database }): KeepPrices {
  const known = new Map<number, { readonly said: string; readonly at: number }>()
  return async ({ id, settings }, now) => {
    const offered: OfferedPrice[] = settings.bundles.flatMap((bundle) =>
      Object.entries(bundle.priceMinor).map(([currency, price_minor]) => ({
        bundle: bundle.id,
        currency,
        credits: bundle.credits,
        price_minor,
      })),
    )
    const said = JSON.stringify(offered)
    const last = known.get(id)
    if (last?.said === said && Math.abs(now.getTime() - last.at) < againMs) return
    await notePrices(database, id, offered, now)
    known.set(id, { said, at: now.getTime() })
  }
}

/** Has what the offers show put down before they are shown. */
export function whileKept(
  list: Handler<Contract['payments.list_offers'], Site>,
  keep: KeepPrices,
): Handler<Contract['payments.list_offers'], Site> {
  return async (takes, context) => {
    await keep(context.site, context.now)
    return list(takes, context)
  }
}
