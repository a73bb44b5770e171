import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { EmailState } from '../../rules/email-states.ts'

/** An email with the account it was for. */
export interface EmailRow {
  readonly id: string
  readonly kind: string
  readonly state: EmailState
  readonly reply: string | null
  readonly tries: number
  readonly created_at: Date
  readonly changed_at: Date
  readonly task_id: number | null
  readonly notification_id: string | null
  /** The state of the email in the notifications queue, and when it is due there. */
  readonly queue_state: string | null
  readonly queue_next_at: Date | null
  readonly site: string | null
  readonly member_id: string | null
  readonly name: string | null
  /** The account's confirmed address now. */
  readonly email: string | null
  /** Null if the email is still waiting for its first try. */
  readonly address_hash: Buffer | null
  readonly suppressed: boolean
}

/** Emails that were tried, and those of the notifications queue that were not. */
const allEmails = sql`
  select e.id, e.account_id, e.site_id, e.address_hash, e.kind, e.state, e.reply, e.tries, e.created_at, e.changed_at, e.task_id,
    e.notification_id
  from operations.email e
  union all
  select n.id, n.account_id, a.site_id, null, n.kind, 'queued', null, 0, n.created_at, n.created_at, null, n.id
  from notifications.public_email n join accounts.public_account a on a.account_id = n.account_id
  where n.state in ('waiting', 'sending') and not exists (select from operations.email o where o.notification_id = n.id)`

const columns = sql`
  e.id, e.kind, e.state, e.reply, e.tries, e.created_at, e.changed_at, e.task_id, e.notification_id, n.state as queue_state,
  n.next_at as queue_next_at, s.name as site, a.member_id, a.name, m.email, e.address_hash,
  exists (select from notifications.public_suppression p where p.account_id = e.account_id and p.reason is not null) as suppressed`

const joins = sql`
  left join notifications.public_email n on n.id = e.notification_id
  left join accounts.public_account a on a.account_id = e.account_id and a.kind = 'member'
  left join accounts.public_active_email m on m.account_id = e.account_id
  left join sites.public_site s on s.site_id = e.site_id`

export interface EmailFilters {
  readonly state: EmailState | null
  readonly kind: string | null
  readonly site: number | null
}

/** Emails after a position, the latest first. */
export function selectEmails(
  queries: Queries,
  { state, kind, site }: EmailFilters,
  page: {
    readonly after: { readonly at: Date; readonly id: string } | null
    readonly limit: number
  },
): Promise<EmailRow[]> {
  const { after, limit } = page
  return queries.many(sql`
    select ${columns} from (${allEmails}) e ${joins}
    where (${state}::text is null or e.state = ${state}) and (${kind}::text is null or e.kind = ${kind})
      and (${site}::int is null or e.site_id = ${site})
      and (${after?.at ?? null}::timestamptz is null or e.created_at < ${after?.at ?? null}
        or e.created_at = ${after?.at ?? null} and e.id > ${after?.id ?? null})
    order by e.created_at desc, e.id limit ${limit}`)
}

/** One email that was tried, locked until the transaction ends. */
export async function lockEmail(tx: Transaction, id: string): Promise<EmailRow | null> {
  const locked = await tx.maybe(sql`select 1 from operations.email where id = ${id} for update`)
  if (locked === null) return null
  return tx.maybe(sql`select ${columns} from operations.email e ${joins} where e.id = ${id}`)
}

/** The kinds of emails there are. */
export async function selectKinds(queries: Queries): Promise<string[]> {
  const rows = await queries.many<{ kind: string }>(
    sql`select distinct e.kind from (${allEmails}) e order by e.kind`,
  )
  return rows.map(({ kind }) => kind)
}

/**
 * Emails that should have been accepted before `dueBefore`, and are still tried: after
 * `triedSince`, because a try follows within hours. Those that were given up are failed events.
 */
export function countLate(
  queries: Queries,
  { dueBefore, triedSince }: { readonly dueBefore: Date; readonly triedSince: Date },
): Promise<{ waiting: number; oldest_at: Date | null }> {
  return queries.one(sql`
    select count(*)::int as waiting, min(at) as oldest_at from (
      select e.created_at as at from operations.email e
      where e.state in ('queued', 'deferred') and e.created_at < ${dueBefore} and e.changed_at > ${triedSince}
      union all
      select n.next_at from notifications.public_email n
      where n.state = 'waiting' and n.next_at < ${dueBefore} and n.tries = 0
        and not exists (select from operations.email o where o.notification_id = n.id)) late`)
}
