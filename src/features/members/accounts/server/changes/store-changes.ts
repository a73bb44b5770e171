import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A change of the email address, the password or the passkeys. */
export interface ChangeRow {
  readonly id: number
  readonly account: number
  readonly kind: 'email' | 'password' | 'passkey'
  readonly old_email: string | null
  readonly new_email: string | null
  readonly requested_at: Date
  /** The session that asked for a new address; null for other changes. */
  readonly requested_in: number | null
  readonly done_at: Date | null
  readonly undone_at: Date | null
}

const columns = sql.part`id, account_id as account, kind, old_email, new_email, requested_at, requested_in, done_at, undone_at`

/** Stores a new address that is waiting to be confirmed; returns the key of the change. */
export async function insertEmailChange(
  tx: Transaction,
  row: { account: number; session: number; oldEmail: string; newEmail: string },
  now: Date,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into accounts.credential_change (account_id, kind, old_email, new_email, requested_at, requested_in)
    values (${row.account}, 'email', ${row.oldEmail}, ${row.newEmail}, ${now}, ${row.session})
    returning id`)
  return id
}

/** Records that the password was changed or a passkey added; returns the key of the change. */
export async function insertChange(
  tx: Transaction,
  account: number,
  kind: 'password' | 'passkey',
  now: Date,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into accounts.credential_change (account_id, kind, requested_at, done_at)
    values (${account}, ${kind}, ${now}::timestamptz, ${now}::timestamptz)
    returning id`)
  return id
}

export function selectChange(queries: Queries, change: number): Promise<ChangeRow | null> {
  return queries.maybe(sql`select ${columns} from accounts.credential_change where id = ${change}`)
}

/** Returns all stored changes of an account, oldest first. */
export function selectChanges(queries: Queries, account: number): Promise<ChangeRow[]> {
  return queries.many(
    sql`select ${columns} from accounts.credential_change where account_id = ${account} order by id`,
  )
}

/** Returns the pending email change of an account, if requested since an instant. */
export function selectPendingEmailChange(
  queries: Queries,
  account: number,
  since: Date,
): Promise<ChangeRow | null> {
  return queries.maybe(sql`
    select ${columns} from accounts.credential_change
    where account_id = ${account} and done_at is null and requested_at > ${since} order by id desc limit 1`)
}

/** Deletes pending email changes, with their links. */
export function deletePendingEmailChanges(tx: Transaction, account: number): Promise<number> {
  return tx.run(
    sql`delete from accounts.credential_change where account_id = ${account} and done_at is null`,
  )
}

/** Marks a change of address as applied. */
export function finishChange(tx: Transaction, change: number, now: Date): Promise<number> {
  return tx.run(
    sql`update accounts.credential_change set done_at = ${now} where id = ${change} and done_at is null`,
  )
}

/** Marks a change and all later ones as undone, and invalidates their links. */
export async function undoChanges(
  tx: Transaction,
  account: number,
  from: number,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update accounts.one_time_token set used_at = ${now}
    where account_id = ${account} and change_id >= ${from} and used_at is null`)
  await tx.run(sql`
    update accounts.credential_change set undone_at = ${now}
    where account_id = ${account} and id >= ${from} and done_at is not null and undone_at is null`)
}

/**
 * Deletes changes that can no longer be confirmed or undone, because they contain email addresses.
 */
export function deleteOldChanges(queries: Queries, before: Date): Promise<number> {
  return queries.run(sql`
    delete from accounts.credential_change where requested_at < ${before} and coalesce(done_at, requested_at) < ${before}`)
}
