import type { OrderDeps } from './deps.ts'
import { type HearTruth, hearTruth } from './hear-truth.ts'
import { hearWebhook } from './hear-webhook.ts'
import { reconcile } from './reconcile.ts'
import type { HearWebhook } from './webhook-route.ts'

/** Everything that is done at one gateway, for each of them. */
export interface AskedGateways {
  /** Asks a gateway for the truth; null where an order's gateway is no longer switched on. */
  truthOf(gateway: string): HearTruth | null
  /** Hears a gateway's webhooks; null for a name that is none. */
  hearerOf(gateway: string): HearWebhook | null
  /** Asks all of them about what is due, and gives the number of orders. One that is silent does not keep the others waiting. */
  reconcile(now: Date): Promise<number>
}

/** Makes it for every gateway of the register. */
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
