import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** The outcome of a webhook once its provider has answered. */
export type WebhookOutcome = 'applied' | 'unchanged' | 'quarantined' | 'mismatch'

/** Identifies a webhook by its gateway and event. */
export interface WebhookKey {
  readonly gateway: string
  readonly eventId: string
}

/** Records the outcome of a webhook, even after a repeated query; an existing success is kept. */
export async function recordOutcome(
  queries: Queries,
  { gateway, eventId, outcome }: WebhookKey & { readonly outcome: WebhookOutcome },
  now: Date,
): Promise<void> {
  await queries.run(sql`
    update payments.webhook set tries = tries + 1, tried_at = ${now}, processed_at = coalesce(processed_at, ${now}),
      outcome = case when coalesce(outcome, 'quarantined') in ('quarantined', 'mismatch') then ${outcome} else outcome end
    where gateway = ${gateway} and event_id = ${eventId}`)
}

/** Records that the provider was queried because of a webhook and did not respond. */
export async function recordSilence(
  queries: Queries,
  { gateway, eventId }: WebhookKey,
  now: Date,
): Promise<void> {
  await queries.run(sql`
    update payments.webhook set tries = tries + 1, tried_at = ${now}
    where gateway = ${gateway} and event_id = ${eventId}`)
}

/** The payment a stored webhook refers to; null if it is not stored. */
export function selectWebhook(
  queries: Queries,
  { gateway, eventId }: WebhookKey,
): Promise<{ ref: string } | null> {
  return queries.maybe(
    sql`select ref from payments.webhook where gateway = ${gateway} and event_id = ${eventId}`,
  )
}

/** Deletes webhooks older than `before`, and those without an effect older than `nowhereBefore`. */
export async function deleteWebhooks(
  queries: Queries,
  before: Date,
  nowhereBefore: Date,
): Promise<void> {
  await queries.run(sql`
    delete from payments.webhook
    where received_at < ${before} or (coalesce(outcome, 'quarantined') = 'quarantined' and received_at < ${nowhereBefore})`)
}
