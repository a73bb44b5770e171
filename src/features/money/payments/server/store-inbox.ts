import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** What becomes of a webhook once its provider has answered. */
export type WebhookOutcome = 'applied' | 'unchanged' | 'quarantined' | 'mismatch'

/** A webhook by which a provider named an event. */
export interface KnownWebhook {
  readonly gateway: string
  readonly eventId: string
}

/** Writes down what became of a webhook, once more where somebody asked again; what was heard stays heard. */
export async function finishWebhook(
  queries: Queries,
  { gateway, eventId, outcome }: KnownWebhook & { readonly outcome: WebhookOutcome },
  now: Date,
): Promise<void> {
  await queries.run(sql`
    update payments.webhook set tries = tries + 1, tried_at = ${now}, processed_at = coalesce(processed_at, ${now}),
      outcome = case when coalesce(outcome, 'quarantined') in ('quarantined', 'mismatch') then ${outcome} else outcome end
    where gateway = ${gateway} and event_id = ${eventId}`)
}

/** The provider was asked because of a webhook and did not answer. */
export async function noteSilence(queries: Queries, { gateway, eventId }: KnownWebhook, now: Date): Promise<void> {
  await queries.run(sql`
    update payments.webhook set tries = tries + 1, tried_at = ${now}
    where gateway = ${gateway} and event_id = ${eventId}`)
}

/** Where a kept webhook points; null for one that is not kept. */
export function selectWebhook(queries: Queries, { gateway, eventId }: KnownWebhook): Promise<{ ref: string } | null> {
  return queries.maybe(sql`select ref from payments.webhook where gateway = ${gateway} and event_id = ${eventId}`)
}

/** Forgets webhooks that came before an instant, and those that led to nothing before a later one. */
export async function deleteWebhooks(queries: Queries, before: Date, nowhereBefore: Date): Promise<void> {
  await queries.run(sql`
    delete from payments.webhook
    where received_at < ${before} or (coalesce(outcome, 'quarantined') = 'quarantined' and received_at < ${nowhereBefore})`)
}
