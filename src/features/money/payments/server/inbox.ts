import type { AskedGateways } from './asked-gateways.ts'
import type { OrderDeps } from './deps.ts'
import { deleteWebhooks, type KnownWebhook, selectWebhook, type WebhookOutcome } from './store-inbox.ts'

/** What came of asking a provider again. `gone`: the webhook is not kept, or its provider is not in use any more. */
export type AskedAgain = WebhookOutcome | 'silent' | 'gone'

/** The kept webhooks, for whoever looks after them. */
export interface Inbox {
  /** Asks the provider anew about what a kept webhook pointed at. Nothing of what was sent is believed this time either. */
  askAgain(webhook: KnownWebhook, now: Date): Promise<AskedAgain>
  /** Asks the provider about a payment, whoever wonders how it stands. */
  askAbout(payment: { readonly gateway: string; readonly ref: string }, now: Date): Promise<AskedAgain>
  /** Forgets webhooks after four hundred days, and after ninety those that never led anywhere; a timed job. */
  tidy(now: Date): Promise<void>
}

const dayMs = 86_400_000
/** As long as a paid order is asked about. */
const keptDays = 400
const keptForNothingDays = 90

/** Makes the door to the inbox. */
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
