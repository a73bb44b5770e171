import type { Context, Hono } from 'hono'
import { type SandboxMove, settleMoves } from './store-settlements.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { SettlementBody } from './wire.ts'

/** The sandbox's fee per payment in minor units. */
const feeMinor = 29

/**
 * Settles a past day: the first call includes everything not yet settled; later calls return the
 * same. A day that has not ended has no lines.
 */
export async function settleDay(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  day: string,
): Promise<SettlementBody> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day >= clock.now().toISOString().slice(0, 10)) return []
  const moves = await database.transaction((tx) => settleMoves(tx, day))
  const lines = moves.flatMap(toLines)
  const owed = new Map<string, number>()
  for (const { currency, amount_minor } of lines)
    owed.set(currency, (owed.get(currency) ?? 0) + amount_minor)
  const payouts = [...owed].map(([currency, sum]) => ({
    id: `out_${day}_${currency}`,
    kind: 'payout' as const,
    payment: null,
    amount_minor: -sum,
    currency,
  }))
  return [...lines, ...payouts]
}

function toLines({ id, payment, kind, amount_minor, currency }: SandboxMove): SettlementBody {
  const line = { id: `mov_${id}`, kind, payment, amount_minor, currency }
  return kind === 'payment'
    ? [line, { id: `fee_${id}`, kind: 'fee', payment, amount_minor: -feeMinor, currency }]
    : [line]
}

/** Adds the settlement route to the sandbox's API. */
export function mountSettlements(
  dev: Hono,
  {
    provider,
    isShop,
  }: {
    provider: { settle(day: string): Promise<SettlementBody> }
    isShop: (c: Context) => boolean
  },
): void {
  dev.get('/pay/api/settlements/:day', async (c) =>
    isShop(c)
      ? c.json(await provider.settle(c.req.param('day')))
      : c.json({ error: 'no key' }, 401),
  )
}
