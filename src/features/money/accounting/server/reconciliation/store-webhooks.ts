import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { WebhookState } from '../../rules/reconciliation/webhook-state.ts'

/** A stored webhook. */
export interface WebhookRow {
  readonly gateway: string
  readonly event: string
  readonly ref: string
  readonly order: string | null
  readonly received_at: Date
  readonly tries: number
  readonly outcome: 'applied' | 'unchanged' | 'quarantined' | 'mismatch' | null
}

/** Start of an inbox page: after this webhook. */
export interface InboxCursor {
  readonly at: Date
  readonly gateway: string
  readonly event: string
}

export interface InboxFilter {
  readonly gateway: string | null
  readonly state: WebhookState | null
  /** Webhooks without a response that were received before this have failed. */
  readonly triedSince: Date
  readonly behind: InboxCursor | null
  readonly most: number
}

/** One page of the inbox, newest first. The states are those of `rules/webhook-state`. */
export function selectInbox(
  queries: Queries,
  { gateway, state, triedSince, behind, most }: InboxFilter,
): Promise<WebhookRow[]> {
  return queries.many(sql`
    select w.gateway, w.event_id as event, w.ref, w.order_id as order, w.received_at, w.tries, w.outcome
    from payments.public_webhook w
    where (${gateway}::text is null or w.gateway = ${gateway}::text)
      and (${state}::text is null or ${state}::text = case
        when w.outcome = 'quarantined' then 'unknown' when w.outcome = 'mismatch' then 'failed' when w.outcome is not null then 'done'
        when w.received_at < ${triedSince}::timestamptz then 'failed' else 'waiting' end)
      and (${behind?.at ?? null}::timestamptz is null
        or (w.received_at, w.gateway, w.event_id) < (${behind?.at ?? null}::timestamptz, ${behind?.gateway ?? ''}, ${behind?.event ?? ''}))
    order by w.received_at desc, w.gateway desc, w.event_id desc
    limit ${most}`)
}
