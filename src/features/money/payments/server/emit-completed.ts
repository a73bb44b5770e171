import type { Emit } from '#platform/server/events/emit.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { events } from '../contract/payments.ts'
import { selectCompleted } from './offers/store-countries.ts'

/**
 * Emits an event when an order is paid, in the transaction that completes it, so that its invoice
 * is issued (CRED-13).
 */
export async function emitCompleted(
  tx: Transaction,
  emit: Emit<typeof events>,
  { key, gateway, payerCountry }: { key: number; gateway: string; payerCountry: string | null },
  now: Date,
): Promise<void> {
  const order = await selectCompleted(tx, key)
  await emit(
    tx,
    'payments.completed',
    { ...order, gateway, payer_country: normalizeCountry(payerCountry) },
    now,
  )
}

/** Providers format country codes freely; an invalid one is not evidence. */
function normalizeCountry(country: string | null): string | null {
  return country !== null && /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : null
}
