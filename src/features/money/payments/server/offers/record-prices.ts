import type { Handler } from '#kernel/handler.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/payments.ts'
import { recordPrices, type OfferedPrice } from './store-prices.ts'

type Contract = typeof contract

/**
 * Records a site's package prices when someone sees them, and by a scheduled job for sites without
 * visitors.
 */
export type RecordPrices = (site: Pick<Site, 'id' | 'settings'>, now: Date) => Promise<void>

/**
 * A price is recorded again after this time, in case another server has recorded a different one.
 */
const againMs = 10 * 60_000

/** Skips prices that this server has just recorded. */
export function createPriceRecorder({ database }: { readonly database: Database }): RecordPrices {
  const recent = new Map<number, { readonly prices: string; readonly at: number }>()
  return async ({ id, settings }, now) => {
    const offered: OfferedPrice[] = settings.bundles.flatMap((bundle) =>
      Object.entries(bundle.priceMinor).map(([currency, price_minor]) => ({
        bundle: bundle.id,
        currency,
        credits: bundle.credits,
        price_minor,
      })),
    )
    const prices = JSON.stringify(offered)
    const last = recent.get(id)
    if (last?.prices === prices && Math.abs(now.getTime() - last.at) < againMs) return
    await recordPrices(database, id, offered, now)
    recent.set(id, { prices, at: now.getTime() })
  }
}

/** Records the offered prices before they are shown. */
export function recordingPrices(
  list: Handler<Contract['payments.list_offers'], Site>,
  keep: RecordPrices,
): Handler<Contract['payments.list_offers'], Site> {
  return async (input, context) => {
    await keep(context.site, context.now)
    return list(input, context)
  }
}
