import type { OrderDeps } from '../deps.ts'
import { type PaymentSync, syncPayment } from '../webhooks/sync-payment.ts'
import { createWebhookHandler } from '../webhooks/webhook-handler.ts'
import { reconcile } from '../webhooks/reconcile.ts'
import type { HandleWebhook } from '../webhooks/webhook-route.ts'

/** The operations on every gateway: sync, webhooks and reconciliation. */
export interface GatewayServices {
  /** A gateway's sync; null if the gateway of an order is no longer enabled. */
  syncFor(gateway: string): PaymentSync | null
  /** The webhook handler of a gateway; null for an unknown name. */
  webhookHandlerFor(gateway: string): HandleWebhook | null
  /**
   * Queries all gateways about due orders and returns the number of orders. A gateway that does not
   * respond does not delay the others.
   */
  reconcile(now: Date): Promise<number>
}

export function createGatewayServices(
  deps: Pick<OrderDeps, 'database' | 'emit' | 'log' | 'gateways'>,
): GatewayServices {
  const services = new Map(
    deps.gateways.all.map((gateway) => {
      const sync = syncPayment(deps, gateway)
      return [
        gateway.id,
        {
          sync,
          handleWebhook: createWebhookHandler(deps, gateway, sync),
          reconcile: reconcile(deps, gateway, sync),
        },
      ] as const
    }),
  )
  return {
    syncFor: (gateway) => services.get(gateway)?.sync ?? null,
    webhookHandlerFor: (gateway) => services.get(gateway)?.handleWebhook ?? null,
    async reconcile(now) {
      const counts = await Promise.all([...services.values()].map((one) => one.reconcile(now)))
      return counts.reduce((total, count) => total + count, 0)
    },
  }
}
