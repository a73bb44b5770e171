import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Claim, ListedClaim } from '../rules/work-queue.ts'

export interface QueueItem {
  readonly queue: string
  /** The item's public id. */
  readonly item: string
}

/** Returns the claim on an item, expired or not, and locks the item until the transaction ends. */
export function lockClaim(tx: Transaction, { queue, item }: QueueItem): Promise<Claim | null> {
  return tx.maybe(
    sql`select holder as staff, ends as until from staff.lock_claim(${queue}, ${item})`,
  )
}

/** Returns the claim on an item, expired or not, without locking it. */
export function selectClaim(queries: Queries, { queue, item }: QueueItem): Promise<Claim | null> {
  return queries.maybe(sql`
    select staff_id as staff, until from staff.claim where queue = ${queue} and item = ${item}`)
}

/** Returns the active claims of a queue with the names of their holders, earliest end first. */
export function selectActiveClaims(
  queries: Queries,
  queue: string,
  now: Date,
): Promise<ListedClaim[]> {
  return queries.many(sql`
    select c.item, c.staff_id as staff, p.name, c.until
    from staff.claim c left join staff.person p on p.id = c.staff_id
    where c.queue = ${queue} and c.until > ${now} order by c.until, c.item`)
}

/** Stores a claim, replacing any other on the same item. */
export function upsertClaim(
  tx: Transaction,
  { queue, item }: QueueItem,
  { staff, until }: Claim,
): Promise<number> {
  return tx.run(sql`
    insert into staff.claim (queue, item, staff_id, until) values (${queue}, ${item}, ${staff}, ${until})
    on conflict (queue, item) do update set staff_id = excluded.staff_id, until = excluded.until`)
}

/** Releases an item if this staff member holds it. */
export function deleteClaim(
  queries: Queries,
  { queue, item }: QueueItem,
  staff: number,
): Promise<number> {
  return queries.run(sql`
    delete from staff.claim where queue = ${queue} and item = ${item} and staff_id = ${staff}`)
}

/** Releases everything a staff member holds. */
export function deleteClaimsByStaff(tx: Transaction, staff: number): Promise<number> {
  return tx.run(sql`delete from staff.claim where staff_id = ${staff}`)
}

export function deleteExpiredClaims(queries: Queries, now: Date): Promise<number> {
  return queries.run(sql`delete from staff.claim where until <= ${now}`)
}
