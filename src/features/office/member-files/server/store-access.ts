import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { AccessReason } from '../rules/access.ts'

/** The account whose file is opened. */
export interface SubjectRow {
  readonly account: number
  readonly pool: number
  readonly email_key: string | null
}

/** The account with a public id; null if there is none, or it belongs to an advertiser. */
export function selectSubject(queries: Queries, member: string): Promise<SubjectRow | null> {
  return queries.maybe(sql`
    select m.account_id as account, m.pool_id as pool, m.email_key
    from accounts.public_office_account m where m.member_id = ${member} and m.kind <> 'sponsored'`)
}

/** A reason for which a staff member has opened a file. */
export interface AccessRow {
  readonly reason: AccessReason
  readonly case_number: string | null
  readonly note: string | null
  readonly ends_at: Date
}

/** The reason that opens a file for a staff member now; null if there is none. */
export function selectAccess(
  queries: Queries,
  { staff, account }: { readonly staff: number; readonly account: number },
  now: Date,
): Promise<AccessRow | null> {
  return queries.maybe(sql`
    select a.reason, a.case_number, a.note, a.ends_at from member_files.access a
    where a.staff_id = ${staff} and a.account_id = ${account} and a.ends_at > ${now} order by a.ends_at desc limit 1`)
}

/**
 * Whether a staff member, by their public id, has opened the file of a photo's owner for a reason that
 * is valid now.
 */
export async function selectPhotoIsOpen(
  queries: Queries,
  { staff, photo }: { readonly staff: string; readonly photo: string },
  now: Date,
): Promise<boolean> {
  const { open } = await queries.one<{ open: boolean }>(sql`
    select exists (
      select from photos.public_review_photo p join member_files.access a on a.account_id = p.account_id
      join staff.public_person w on w.staff_id = a.staff_id
      where p.photo = ${photo} and w.public_id = ${staff} and a.ends_at > ${now}) as open`)
  return open
}

/** Stores a reason. */
export function insertAccess(
  tx: Transaction,
  row: {
    readonly account: number
    readonly staff: number
    readonly reason: AccessReason
    readonly note: string | null
    readonly caseNumber: string | null
    readonly endsAt: Date
  },
  now: Date,
): Promise<number> {
  return tx.run(sql`
    insert into member_files.access (account_id, staff_id, reason, note, case_number, begun_at, ends_at)
    values (${row.account}, ${row.staff}, ${row.reason}, ${row.note}, ${row.caseNumber}, ${now}, ${row.endsAt})`)
}

/** Locks the reasons of a staff member for a file, so that one is stored once. */
export function lockAccess(tx: Transaction, staff: number, account: number): Promise<number> {
  return tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('member_files:' || ${staff}::text || ':' || ${account}::text, 0))`,
  )
}

/** Whether a case or order with this number is about an account. */
export async function selectCaseBelongs(
  queries: Queries,
  account: number,
  number: string,
): Promise<boolean> {
  const { belongs } = await queries.one<{ belongs: boolean }>(sql`
    select exists (select from reports.public_report r where r.number = ${number} and ${account} in (r.reporter_id, r.reported_id))
      or exists (select from complaints.public_case c where c.number = ${number} and c.account_id = ${account})
      or exists (select from complaints.public_statement s where (s.number = ${number} or s.appeal = ${number}) and s.account_id = ${account})
      or exists (select from payments.public_order o where o.order_id::text = ${number} and o.account_id = ${account}) as belongs`)
  return belongs
}

/** Stores a note; false if it was stored before. */
export async function insertNote(
  tx: Transaction,
  row: {
    readonly id: string
    readonly account: number
    readonly staff: number
    readonly text: string
  },
  now: Date,
): Promise<boolean> {
  const stored = await tx.run(sql`
    insert into member_files.note (client_id, account_id, staff_id, text, at)
    values (${row.id}, ${row.account}, ${row.staff}, ${row.text}, ${now}) on conflict (staff_id, client_id) do nothing`)
  return stored === 1
}

/** The notes of staff about a member, for the member's data export. */
export function selectExport(
  queries: Queries,
  account: number,
): Promise<{ readonly text: string; readonly at: Date }[]> {
  return queries.many(sql`
    select n.text, n.at from member_files.note n where n.account_id = ${account} order by n.id`)
}

/** Deletes everything about an account that is erased. */
export async function deleteOfAccount(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from member_files.note where account_id = ${account}`)
  await tx.run(sql`delete from member_files.access where account_id = ${account}`)
}
