import { hash } from 'node:crypto'
import type { OrderDeps } from '../deps.ts'
import type { PaymentGateway } from '../gateways/gateway.ts'
import type { PaymentSync } from './sync-payment.ts'
import { storeWebhook } from './store-payment-states.ts'
import type { HandleWebhook } from './webhook-route.ts'

/**
 * Handles webhooks (CRED-12): an unauthenticated one is refused and not stored; each of the others
 * is stored once, and the provider is queried for the state. One for an unknown payment is
 * quarantined and acknowledged like any other, because the provider would otherwise resend it for
 * days.
 */
export function createWebhookHandler(
  { database, log }: Pick<OrderDeps, 'database' | 'log'>,
  gateway: PaymentGateway,
  sync: PaymentSync,
): HandleWebhook {
  return async (raw, now) => {
    const hint = await gateway.verifyWebhook(raw, now)
    if (hint === null) return 'refused'
    // Webhooks contain the payer's name and address, which are not needed, so only a digest of the
    // body is stored.
    const body = `sha256:${hash('sha256', raw.body)}`
    if ((await storeWebhook(database, { gateway: gateway.id, hint, body }, now)) === 'done')
      return 'accepted'
    const learned = await sync.ofWebhook(hint, now)
    if (learned === 'unknown') log.warn({ id: hint.eventId }, 'webhook for an unknown payment')
    return learned === 'silent' ? 'later' : 'accepted'
  }
}
