import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Role } from '../rules/roles.ts'

/** A staff member with the columns this feature uses. */
export interface PersonRow {
  readonly id: number
  readonly public_id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly status: 'invited' | 'active' | 'closed'
  readonly password_hash: string | null
  readonly totp_secret: Buffer | null
  readonly totp_next: Buffer | null
  /** Created by the demo or a test, with credentials that may be public. */
  readonly demo: boolean
}

const columns = sql.part`p.id, p.public_id, p.email, p.name, p.role, p.status, p.password_hash, p.totp_secret, p.totp_next, p.demo`

/** Returns all staff members, ordered by role and name. */
export function selectPeople(queries: Queries): Promise<PersonRow[]> {
  return queries.many(sql`select ${columns} from staff.person p order by p.role, p.name, p.id`)
}

/** Returns a staff member by internal key. */
export function selectPerson(queries: Queries, id: number): Promise<PersonRow> {
  return queries.one(sql`select ${columns} from staff.person p where p.id = ${id}`)
}

/** Returns a staff member by email address. */
export function selectByEmail(queries: Queries, emailKey: string): Promise<PersonRow | null> {
  return queries.maybe(sql`select ${columns} from staff.person p where p.email_key = ${emailKey}`)
}

/** The staff member with this mailbox, with what follows a plus sign left out; null if none has it. */
export async function selectOwner(queries: Queries, emailKey: string): Promise<number | null> {
  const row = await queries.maybe<{ id: number }>(sql`
    select p.id from staff.person p
    where p.status <> 'closed' and regexp_replace(p.email_key, '\\+[^@]*@', '@') = regexp_replace(${emailKey}::text, '\\+[^@]*@', '@')`)
  return row?.id ?? null
}

/** The address of a staff member. */
export async function selectEmail(queries: Queries, staff: number): Promise<string> {
  const row = await queries.one<{ email: string }>(
    sql`select p.email from staff.person p where p.id = ${staff}`,
  )
  return row.email
}

/** Whether a browser has logged in with an email address before. */
export async function selectDeviceKnown(
  queries: Queries,
  emailKey: string,
  device: Buffer | null,
): Promise<boolean> {
  const row = await queries.maybe(sql`
    select 1 from staff.device d join staff.person p on p.id = d.person_id
    where p.email_key = ${emailKey} and d.token_hash = ${device}`)
  return row !== null
}

/**
 * Inserts an invited person, or updates the role of the person with that address; returns the
 * internal key.
 */
export async function upsertPerson(
  tx: Transaction,
  person: {
    publicId: string
    email: string
    emailKey: string
    name: string
    role: Role
    demo: boolean
  },
  now: Date,
): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`
    insert into staff.person (public_id, email, email_key, name, role, status, created_at, demo)
    values (${person.publicId}, ${person.email}, ${person.emailKey}, ${person.name}, ${person.role}, 'invited', ${now}, ${person.demo})
    on conflict (email_key) do update set role = excluded.role, demo = excluded.demo
    returning id`)
  return row.id
}

/** Deletes all credentials of a person until a new link is used. */
export async function updateInvited(tx: Transaction, id: number): Promise<void> {
  await tx.run(sql`
    update staff.person set status = 'invited', password_hash = null, totp_secret = null, totp_next = null where id = ${id}`)
  await tx.run(sql`delete from staff.recovery_code where person_id = ${id}`)
}

/** Closes a person's account; the row stays, because the audit log refers to it. */
export async function updateClosed(tx: Transaction, id: number): Promise<void> {
  await tx.run(sql`
    update staff.person set status = 'closed', password_hash = null, totp_secret = null, totp_next = null where id = ${id}`)
  await tx.run(sql`delete from staff.recovery_code where person_id = ${id}`)
}

/** Records that a person has set a password and shown a valid code: they may log in. */
export function updateEnrolled(
  tx: Transaction,
  id: number,
  passwordHash: string,
  now: Date,
): Promise<number> {
  return tx.run(sql`
    update staff.person set status = 'active', password_hash = ${passwordHash}, totp_secret = totp_next, totp_next = null,
      enrolled_at = ${now} where id = ${id}`)
}

export function updatePassword(tx: Transaction, id: number, passwordHash: string): Promise<number> {
  return tx.run(sql`update staff.person set password_hash = ${passwordHash} where id = ${id}`)
}

/** Stores the sealed secret that is waiting for its first code; null removes it. */
export function updateNextSecret(
  queries: Queries,
  id: number,
  sealed: Buffer | null,
): Promise<number> {
  return queries.run(sql`update staff.person set totp_next = ${sealed} where id = ${id}`)
}

/** Makes the pending secret the current one. */
export function updateSecret(tx: Transaction, id: number): Promise<number> {
  return tx.run(sql`
    update staff.person set totp_secret = totp_next, totp_next = null where id = ${id} and totp_next is not null`)
}

/** Records a code's time step; false if it or a later one has already been used. */
export async function consumeStep(tx: Transaction, id: number, step: number): Promise<boolean> {
  return (
    (await tx.run(
      sql`update staff.person set totp_step = ${step} where id = ${id} and totp_step < ${step}`,
    )) === 1
  )
}

/** Uses up a recovery code; false if it no longer exists. */
export async function spendRecoveryCode(
  tx: Transaction,
  id: number,
  codeHash: Buffer,
): Promise<boolean> {
  return (
    (await tx.run(
      sql`delete from staff.recovery_code where person_id = ${id} and code_hash = ${codeHash}`,
    )) === 1
  )
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  id: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.run(sql`delete from staff.recovery_code where person_id = ${id}`)
  await tx.run(sql`
    insert into staff.recovery_code (person_id, code_hash) select ${id}, h from unnest(${[...hashes]}::bytea[]) as h`)
}

/** Returns the names of staff members. */
export function selectNames(
  queries: Queries,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  return queries.many(sql`select id, name from staff.person where id = any(${[...ids]}::bigint[])`)
}

/** Number of unused recovery codes. */
export async function countRecoveryCodes(queries: Queries, id: number): Promise<number> {
  const row = await queries.one<{ left: number }>(
    sql`select count(*) as left from staff.recovery_code where person_id = ${id}`,
  )
  return row.left
}
