import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Deletes requests received before an instant, at most a thousand; returns how many. */
export function deleteOldRequests(tx: Transaction, before: Date): Promise<number> {
  return tx.run(sql`
    delete from data_requests.request where id in (
      select d.id from data_requests.request d where d.received_at < ${before} order by d.received_at limit 1000)`)
}

/**
 * Removes an erased member from their requests. What remains shows that a request was answered in time;
 * one that is still open keeps the address for the answer.
 */
export async function eraseFromRequests(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`
    delete from data_requests.link where request_id in (
      select r.id from data_requests.request r where r.account_id = ${account} or r.filed_by = ${account})`)
  await tx.run(sql`
    update data_requests.request set account_id = null, filed_by = null, details = '', proposed_birth = null,
      email = case when outcome is null then email end, email_key = case when outcome is null then email_key end,
      statement = case when statement is null then null else '–' end,
      identity_ground = case when identity_ground is null then null else '–' end
    where account_id = ${account} or filed_by = ${account}`)
}

/** A member's requests for their data export, without the names of staff. */
export function selectExport(queries: Queries, account: number): Promise<unknown[]> {
  return queries.many(sql`
    select r.number, r.kind, r.details, r.email, r.received_at, r.due_at, r.extended_at, r.extension_reason, r.identity, r.identity_at,
      r.outcome, r.action, r.statement, r.decided_at, r.lifted_at, r.lift_reason
    from data_requests.request r where r.account_id = ${account} or r.filed_by = ${account} order by r.id`)
}
