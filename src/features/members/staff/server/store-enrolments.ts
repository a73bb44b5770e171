import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Creates a new link for a person; earlier ones become invalid. */
export async function replaceEnrolment(
  tx: Transaction,
  row: { person: number; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await tx.run(sql`delete from staff.enrolment where person_id = ${row.person}`)
  await tx.run(sql`
    insert into staff.enrolment (token_hash, person_id, expires_at) values (${row.tokenHash}, ${row.person}, ${row.expiresAt})`)
}

/** Returns the person a link belongs to; null if it has expired, was used, or never existed. */
export async function selectEnrolment(
  queries: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<number | null> {
  const row = await queries.maybe<{ person: number }>(sql`
    select e.person_id as person from staff.enrolment e join staff.person p on p.id = e.person_id
    where e.token_hash = ${tokenHash} and e.expires_at > ${now} and p.status = 'invited'`)
  return row?.person ?? null
}

/** Marks a link as used; false if a concurrent request used it first. */
export async function spendEnrolment(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  return (await tx.run(sql`delete from staff.enrolment where token_hash = ${tokenHash}`)) === 1
}

/** Invalidates the links of a person. */
export function deleteEnrolments(tx: Transaction, person: number): Promise<number> {
  return tx.run(sql`delete from staff.enrolment where person_id = ${person}`)
}
