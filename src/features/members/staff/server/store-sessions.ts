import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Role } from '../rules/roles.ts'

/** A valid session with its staff member. */
export interface SessionRow {
  readonly session: number
  readonly staff: number
  readonly id: string
  readonly role: Role
  readonly confirmedAt: Date
  readonly seenAt: Date
}

/**
 * Returns a session by its token hash, unless it has expired, has been idle since `activeSince`, or
 * its person may no longer log in.
 */
export function selectSession(
  queries: Queries,
  { tokenHash, activeSince }: { tokenHash: Buffer; activeSince: Date },
  now: Date,
): Promise<SessionRow | null> {
  return queries.maybe(sql`
    select s.id as session, p.id as staff, p.public_id as id, p.role, s.confirmed_at as "confirmedAt", s.seen_at as "seenAt"
    from staff.session s join staff.person p on p.id = s.person_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and s.seen_at > ${activeSince} and p.status = 'active'`)
}

/** Records that a session is in use. */
export function updateSeen(queries: Queries, session: number, now: Date): Promise<number> {
  return queries.run(
    sql`update staff.session set seen_at = ${now} where id = ${session} and seen_at < ${now}`,
  )
}

/** Records that a session has shown the second factor. */
export function updateConfirmed(tx: Transaction, session: number, now: Date): Promise<number> {
  return tx.run(sql`update staff.session set confirmed_at = ${now} where id = ${session}`)
}

export function insertSession(
  tx: Transaction,
  row: { tokenHash: Buffer; person: number; expiresAt: Date },
  now: Date,
): Promise<number> {
  return tx.run(sql`
    insert into staff.session (token_hash, person_id, created_at, expires_at, seen_at, confirmed_at)
    values (${row.tokenHash}, ${row.person}, ${now}, ${row.expiresAt}, ${now}, ${now})`)
}

export function deleteSession(queries: Queries, session: number): Promise<number> {
  return queries.run(sql`delete from staff.session where id = ${session}`)
}

/** Ends the session of a token, regardless of the staff member. */
export function deleteByToken(queries: Queries, tokenHash: Buffer): Promise<number> {
  return queries.run(sql`delete from staff.session where token_hash = ${tokenHash}`)
}

/**
 * Ends all sessions of a person except one, and removes their known browsers except that session's.
 */
export async function deleteSessions(
  tx: Transaction,
  person: number,
  retained: { session: number | null; device: Buffer | null } = { session: null, device: null },
): Promise<void> {
  await tx.run(sql`
    delete from staff.session where person_id = ${person} and id is distinct from ${retained.session}::bigint`)
  await tx.run(sql`
    delete from staff.device where person_id = ${person} and token_hash is distinct from ${retained.device}::bytea`)
}

/** Records a browser as known. */
export function insertDevice(
  tx: Transaction,
  person: number,
  tokenHash: Buffer,
  now: Date,
): Promise<number> {
  return tx.run(sql`
    insert into staff.device (person_id, token_hash, seen_at) values (${person}, ${tokenHash}, ${now})
    on conflict (person_id, token_hash) do update set seen_at = excluded.seen_at`)
}

/**
 * Deletes expired and idle sessions, expired links, and browsers not seen for longer than the lifetime of their
 * cookie.
 */
export async function deleteOld(queries: Queries, activeSince: Date, now: Date): Promise<void> {
  await queries.run(
    sql`delete from staff.session where expires_at <= ${now} or seen_at <= ${activeSince}`,
  )
  await queries.run(sql`delete from staff.enrolment where expires_at <= ${now}`)
  await queries.run(
    sql`delete from staff.device where seen_at <= ${now}::timestamptz - interval '180 days'`,
  )
}
