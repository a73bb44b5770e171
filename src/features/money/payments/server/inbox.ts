import type { AskedGateways } from './asked-gateways.ts'
import type { OrderDeps } from './deps.ts'
import { deleteWebhooks, type KnownWebhook, selectWebhook, type WebhookOutcome } from './store-inbox.ts'

/**
 * The result of querying a provider again. `gone`: the webhook has been deleted, or its provider is
 * no longer in use.
 */
export type AskedAgain = WebhookOutcome | 'silent' | 'gone'

/** The stored webhooks, for the back office. */
export interface Inbox {
  /**
   * Queries the provider again about the payment of a stored webhook. The webhook's content is not
   * trusted this time either.
   */
  askAgain(webhook: KnownWebhook, now: Date): Promise<AskedAgain>
  /** Queries the provider about a payment on request. */
  askAbout(payment: { readonly gateway: string; readonly ref: string }, now: Date): Promise<AskedAgain>
  /**
   * Deletes webhooks after four hundred days, and those without an effect after ninety; a scheduled
   * job.
   */
  tidy(now: Date): Promise<void>
}

const dayMs = 86_400_000
/** As long as a paid order is checked. */
const keptDays = 400
const keptForNothingDays = 90

export function createInbox(deps: Pick<OrderDeps, 'database'>, asked: AskedGateways): Inbox {
  const { database } = deps
  const wordOf = (learned: WebhookOutcome | 'unknown' | 'silent') => (learned === 'unknown' ? 'quarantined' : learned)
  return {
    async askAgain(webhook, now) {
      const [truth, known] = [asked.truthOf(webhook.gateway), await selectWebhook(database, webhook)]
      if (truth === null || known === null) return 'gone'
      return wordOf(await truth.ofWebhook({ eventId: webhook.eventId, providerId: known.ref }, now))
    },
    async askAbout({ gateway, ref }, now) {
      const truth = asked.truthOf(gateway)
      return truth === null ? 'gone' : wordOf(await truth.ofPayment(ref, 'reconciled', now))
    },
    tidy: (now) => {
      const ago = (days: number) => new Date(now.getTime() - days * dayMs)
      return deleteWebhooks(database, ago(keptDays), ago(keptForNothingDays))
    },
  }
}
