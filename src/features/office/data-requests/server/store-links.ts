import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

export type LinkKind = 'proof' | 'objection'

/** An emailed link. */
export interface LinkRow {
  readonly request: number
  readonly kind: LinkKind
  readonly email_key: string
  readonly expires_at: Date
  readonly used_at: Date | null
}

/** Stores the hash of a link that is emailed. */
export async function insertLink(
  queries: Queries,
  row: {
    readonly hash: Buffer
    readonly request: number
    readonly kind: LinkKind
    readonly emailKey: string
    readonly expiresAt: Date
  },
  now: Date,
): Promise<void> {
  await queries.run(sql`
    insert into data_requests.link (hash, request_id, kind, email_key, created_at, expires_at)
    values (${row.hash}, ${row.request}, ${row.kind}, ${row.emailKey}, ${now}, ${row.expiresAt})`)
}

/** A link by its hash, in a pool. */
export function selectLink(queries: Queries, hash: Buffer, pool: number): Promise<LinkRow | null> {
  return queries.maybe(sql`
    select l.request_id as request, l.kind, l.email_key, l.expires_at, l.used_at
    from data_requests.link l join data_requests.request r on r.id = l.request_id
    where l.hash = ${hash} and r.pool_id = ${pool}`)
}

/** Marks all links of a request as used. */
export async function spendLinks(tx: Transaction, request: number, now: Date): Promise<void> {
  await tx.run(sql`
    update data_requests.link set used_at = ${now} where request_id = ${request} and used_at is null`)
}

/** How many links were sent for a request since an instant. */
export async function countLinks(queries: Queries, request: number, since: Date): Promise<number> {
  const { count } = await queries.one<{ count: number }>(sql`
    select count(*)::int as count from data_requests.link where request_id = ${request} and created_at > ${since}`)
  return count
}
