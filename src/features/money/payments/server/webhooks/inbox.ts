import { dayMs } from '#kernel/duration.ts'
import type { GatewayServices } from '../gateways/gateway-environment.ts'
import type { OrderDeps } from '../deps.ts'
import {
  deleteWebhooks,
  type WebhookKey,
  selectWebhook,
  type WebhookOutcome,
} from './store-inbox.ts'
import { webhookRetentionDays } from '../../rules/webhook-retention.ts'

/**
 * The result of querying a provider again. `gone`: the webhook has been deleted, or its provider is
 * no longer in use.
 */
export type RecheckResult = WebhookOutcome | 'silent' | 'gone'

/** The stored webhooks, for the back office. */
export interface WebhookInbox {
  /**
   * Queries the provider again about the payment of a stored webhook. The webhook's content is
   * still not trusted.
   */
  recheckWebhook(webhook: WebhookKey, now: Date): Promise<RecheckResult>
  /** Queries the provider about a payment on request. */
  recheckPayment(
    payment: { readonly gateway: string; readonly ref: string },
    now: Date,
  ): Promise<RecheckResult>
  /**
   * Deletes webhooks that are older than `webhookRetentionDays`; a scheduled job.
   */
  tidy(now: Date): Promise<void>
}

export function createInbox(
  deps: Pick<OrderDeps, 'database'>,
  services: GatewayServices,
): WebhookInbox {
  const { database } = deps
  const toResult = (learned: WebhookOutcome | 'unknown' | 'silent') =>
    learned === 'unknown' ? 'quarantined' : learned
  return {
    async recheckWebhook(webhook, now) {
      const [sync, known] = [
        services.syncFor(webhook.gateway),
        await selectWebhook(database, webhook),
      ]
      if (sync === null || known === null) return 'gone'
      return toResult(
        await sync.ofWebhook({ eventId: webhook.eventId, providerId: known.ref }, now),
      )
    },
    async recheckPayment({ gateway, ref }, now) {
      const sync = services.syncFor(gateway)
      return sync === null ? 'gone' : toResult(await sync.ofPayment(ref, 'reconciled', now))
    },
    tidy: (now) => {
      const ago = (days: number) => new Date(now.getTime() - days * dayMs)
      return deleteWebhooks(
        database,
        ago(webhookRetentionDays.effective),
        ago(webhookRetentionDays.ineffective),
      )
    },
  }
}
