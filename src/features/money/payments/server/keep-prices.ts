import type { Handler } from '#kernel/handler.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { notePrices, type OfferedPrice } from './store-prices.ts'

type Contract = typeof contract

/**
 * Records the package prices of a site when someone sees them, and by a scheduled job for sites
 * without visitors.
 */
export type KeepPrices = (site: Pick<Site, 'id' | 'settings'>, now: Date) => Promise<void>

/**
 * A price is recorded again after this time, in case another server has recorded a different one.
 */
const againMs = 10 * 60_000

/** Skips prices that this server has just recorded. */
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

/** Records the offered prices before they are shown. */
export function whileKept(
  list: Handler<Contract['payments.list_offers'], Site>,
  keep: KeepPrices,
): Handler<Contract['payments.list_offers'], Site> {
  return async (takes, context) => {
    await keep(context.site, context.now)
    return list(takes, context)
  }
}
