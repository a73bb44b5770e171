import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Role } from '../rules/roles.ts'

/** A living session with whose it is. */
export interface SessionRow {
  readonly session: number
  readonly staff: number
  readonly id: string
  readonly role: Role
}

/** A session by its secret's hash, unless its time is over or its person may not log in any more. */
export function selectSession(queries: Queries, tokenHash: Buffer, now: Date): Promise<SessionRow | null> {
  return queries.maybe(sql`
    select s.id as session, p.id as staff, p.public_id as id, p.role
    from staff.session s join staff.person p on p.id = s.person_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and p.status = 'active'`)
}

/** Opens a session. */
export function insertSession(
  tx: Transaction,
  row: { tokenHash: Buffer; person: number; expiresAt: Date },
  now: Date,
): Promise<number> {
  return tx.run(sql`
    insert into staff.session (token_hash, person_id, created_at, expires_at)
    values (${row.tokenHash}, ${row.person}, ${now}, ${row.expiresAt})`)
}

/** Ends one session. */
export function deleteSession(queries: Queries, session: number): Promise<number> {
  return queries.run(sql`delete from staff.session where id = ${session}`)
}

/** Ends the session of a secret, whosever it is. */
export function deleteByToken(queries: Queries, tokenHash: Buffer): Promise<number> {
  return queries.run(sql`delete from staff.session where token_hash = ${tokenHash}`)
}

/** Ends all sessions of someone but one, and forgets their browsers but those of the one that is kept. */
export async function deleteSessions(
  tx: Transaction,
  person: number,
  kept: { session: number | null; device: Buffer | null } = { session: null, device: null },
): Promise<void> {
  await tx.run(sql`
    delete from staff.session where person_id = ${person} and id is distinct from ${kept.session}::bigint`)
  await tx.run(sql`
    delete from staff.device where person_id = ${person} and token_hash is distinct from ${kept.device}::bytea`)
}

/** Remembers a browser. */
export function rememberDevice(tx: Transaction, person: number, tokenHash: Buffer, now: Date): Promise<number> {
  return tx.run(sql`
    insert into staff.device (person_id, token_hash, seen_at) values (${person}, ${tokenHash}, ${now})
    on conflict (person_id, token_hash) do update set seen_at = excluded.seen_at`)
}

/** Deletes sessions and links whose time is over, browsers not seen for as long as their cookie lives, and old tallies. */
export async function deleteOld(queries: Queries, now: Date): Promise<void> {
  await queries.run(sql`delete from staff.session where expires_at <= ${now}`)
  await queries.run(sql`delete from staff.enrolment where expires_at <= ${now}`)
  await queries.run(sql`delete from staff.device where seen_at <= ${now}::timestamptz - interval '180 days'`)
  await queries.run(sql`delete from staff.attempt_counter where touched_at <= ${now}::timestamptz - interval '2 days'`)
}
