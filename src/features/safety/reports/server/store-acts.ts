import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Outcome } from '../rules/decisions.ts'

/** A member on whom staff act. */
export interface ActedOnRow {
  readonly account: number
  readonly pool: number
  readonly site: number
  readonly email_key: string | null
  /** Whether it can still be warned or closed. */
  readonly reachable: boolean
}

/** The member with a public id; null if there is none. */
export function selectActedOn(queries: Queries, member: string): Promise<ActedOnRow | null> {
  return queries.maybe(sql`
    select m.account_id as account, m.pool_id as pool, m.site_id as site, m.email_key, a.reachable
    from accounts.public_office_account m join accounts.public_account a on a.account_id = m.account_id
    where m.member_id = ${member} and m.kind = 'member'`)
}

/** An action that was stored under an id. */
export interface StoredAct {
  readonly number: string
  readonly staff: number
  readonly reported: number
  readonly details: string
  readonly outcome: Outcome | null
  readonly statement: string | null
}

/** Locks an id, and returns the action stored under it; null if there is none. */
export async function lockAct(tx: Transaction, id: string): Promise<StoredAct | null> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('reports:act:' || ${id}::text, 0))`,
  )
  return tx.maybe(sql`
    select r.number, r.staff_id as staff, r.reported_id as reported, r.details, d.outcome, d.statement
    from reports.report r left join reports.decision d on d.report_id = r.id
    where r.client_id = ${id}::uuid and r.staff_id is not null`)
}

/** The latest report whose decision suspended an account; null if there is none. */
export function selectSuspending(
  tx: Transaction,
  account: number,
): Promise<{ readonly key: number; readonly number: string } | null> {
  return tx.maybe(sql`
    select r.id as key, r.number from reports.report r join reports.decision d on d.report_id = r.id
    where r.reported_id = ${account} and d.outcome = 'suspension' order by d.decided_at desc limit 1`)
}
