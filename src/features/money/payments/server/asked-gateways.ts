import type { OrderDeps } from './deps.ts'
import { type HearTruth, hearTruth } from './hear-truth.ts'
import { hearWebhook } from './hear-webhook.ts'
import { reconcile } from './reconcile.ts'
import type { HearWebhook } from './webhook-route.ts'

/** The operations on every gateway: sync, webhooks and reconciliation. */
export interface AskedGateways {
  /** The sync of a gateway; null if the gateway of an order is no longer enabled. */
  truthOf(gateway: string): HearTruth | null
  /** The webhook handler of a gateway; null for an unknown name. */
  hearerOf(gateway: string): HearWebhook | null
  /**
   * Queries all gateways about due orders and returns the number of orders. A gateway that does not
   * respond does not delay the others.
   */
  reconcile(now: Date): Promise<number>
}

export function askedGateways(deps: Pick<OrderDeps, 'database' | 'emit' | 'log' | 'gateways'>): AskedGateways {
  const asked = new Map(
    deps.gateways.all.map((gateway) => {
      const truth = hearTruth(deps, gateway)
      return [
        gateway.id,
        { truth, hear: hearWebhook(deps, gateway, truth), reconcile: reconcile(deps, gateway, truth) },
      ] as const
    }),
  )
  return {
    truthOf: (gateway) => asked.get(gateway)?.truth ?? null,
    hearerOf: (gateway) => asked.get(gateway)?.hear ?? null,
    async reconcile(now) {
      const counts = await Promise.all([...asked.values()].map((one) => one.reconcile(now)))
      return counts.reduce((sum, count) => sum + count, 0)
    },
  }
}
