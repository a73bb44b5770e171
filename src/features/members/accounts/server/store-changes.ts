import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A change of the address, the password or the passkeys. */
export interface ChangeRow {
  readonly id: number
  readonly account: number
  readonly kind: 'email' | 'password' | 'passkey'
  readonly old_email: string | null
  readonly new_email: string | null
  readonly requested_at: Date
  readonly done_at: Date | null
  readonly undone_at: Date | null
}

const columns = sql.part`id, account_id as account, kind, old_email, new_email, requested_at, done_at, undone_at`

/** Keeps that a new address waits to be confirmed; gives the key of the change. */
export async function insertMailChange(
  tx: Transaction,
  row: { account: number; oldEmail: string; newEmail: string },
  now: Date,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into accounts.credential_change (account_id, kind, old_email, new_email, requested_at)
    values (${row.account}, 'email', ${row.oldEmail}, ${row.newEmail}, ${now})
    returning id`)
  return id
}

/** Keeps that the password was changed, or a passkey added; gives the key of the change. */
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

/** One change. */
export function selectChange(queries: Queries, change: number): Promise<ChangeRow | null> {
  return queries.maybe(sql`select ${columns} from accounts.credential_change where id = ${change}`)
}

/** All changes of an account that are still kept, the oldest first. */
export function selectChanges(queries: Queries, account: number): Promise<ChangeRow[]> {
  return queries.many(sql`select ${columns} from accounts.credential_change where account_id = ${account} order by id`)
}

/** The address an account waits to have, asked for since an instant. */
export function selectWaiting(queries: Queries, account: number, since: Date): Promise<ChangeRow | null> {
  return queries.maybe(sql`
    select ${columns} from accounts.credential_change
    where account_id = ${account} and done_at is null and requested_at > ${since} order by id desc limit 1`)
}

/** Forgets addresses that wait, with their links. */
export function deleteWaiting(tx: Transaction, account: number): Promise<number> {
  return tx.run(sql`delete from accounts.credential_change where account_id = ${account} and done_at is null`)
}

/** Notes that a new address came into force. */
export function finishChange(tx: Transaction, change: number, now: Date): Promise<number> {
  return tx.run(sql`update accounts.credential_change set done_at = ${now} where id = ${change} and done_at is null`)
}

/** Notes that a change and all after it are undone, and kills their links. */
export async function undoChanges(tx: Transaction, account: number, from: number, now: Date): Promise<void> {
  await tx.run(sql`
    update accounts.one_time_token set used_at = ${now}
    where account_id = ${account} and change_id >= ${from} and used_at is null`)
  await tx.run(sql`
    update accounts.credential_change set undone_at = ${now}
    where account_id = ${account} and id >= ${from} and done_at is not null and undone_at is null`)
}

/** Deletes changes that can be neither confirmed nor undone any more; they name addresses. */
export function deleteOldChanges(queries: Queries, before: Date): Promise<number> {
  return queries.run(sql`
    delete from accounts.credential_change where requested_at < ${before} and coalesce(done_at, requested_at) < ${before}`)
}
