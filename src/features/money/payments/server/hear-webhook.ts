import { hash } from 'node:crypto'
import type { OrderDeps } from './deps.ts'
import type { PaymentGateway } from './gateway.ts'
import type { HearTruth } from './hear-truth.ts'
import { keepWebhook } from './store-truth.ts'
import type { HearWebhook } from './webhook-route.ts'

/**
 * Hears a webhook (CRED-12): one that does not prove itself is refused and leaves no trace; the others are kept once each, and the
 * provider is asked what is true. One that leads to no payment of ours is kept aside and answered like any other, for a provider
 * would send it for days.
 */
export function hearWebhook(
  { database, log }: Pick<OrderDeps, 'database' | 'log'>,
  gateway: PaymentGateway,
  truth: HearTruth,
): HearWebhook {
  return async (raw, now) => {
    const hint = await gateway.verifyWebhook(raw, now)
    if (hint === null) return 'refused'
    // Real ones tell a payer's name and address, which nobody here needs: what is kept proves which bytes came.
    const body = `sha256:${hash('sha256', raw.body)}`
    if ((await keepWebhook(database, { gateway: gateway.id, hint, body }, now)) === 'done') return 'heard'
    const learned = await truth.ofWebhook(hint, now)
    if (learned === 'unknown') log.warn({ id: hint.eventId }, 'a webhook points at no payment of ours')
    return learned === 'silent' ? 'later' : 'heard'
  }
}
