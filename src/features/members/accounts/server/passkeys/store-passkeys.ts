import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A passkey as shown to its owner. */
export interface ListedPasskey {
  readonly id: string
  readonly name: string
  readonly host: string
  readonly created_at: Date
  readonly last_used_at: Date | null
}

/** A passkey with the data needed to verify a login. */
export interface PasskeyRow {
  readonly id: string
  readonly account: number
  readonly credential: Buffer
  readonly public_key: Buffer
  readonly counter: number
  /** The id under which the device stores the account. */
  readonly handle: string
}

const listed = sql.part`id, name, host, created_at, last_used_at`

/** Returns the passkeys of an account, oldest first. */
export function selectPasskeys(queries: Queries, account: number): Promise<ListedPasskey[]> {
  return queries.many(
    sql`select ${listed} from accounts.passkey where account_id = ${account} order by created_at, id`,
  )
}

export function selectOwnPasskey(
  queries: Queries,
  account: number,
  id: string,
): Promise<ListedPasskey | null> {
  return queries.maybe(
    sql`select ${listed} from accounts.passkey where account_id = ${account} and id = ${id}`,
  )
}

export async function countPasskeys(queries: Queries, account: number): Promise<number> {
  const { count } = await queries.one<{ count: number }>(
    sql`select count(*)::int as count from accounts.passkey where account_id = ${account}`,
  )
  return count
}

/** Returns the credential ids and transports of an account's passkeys on a host. */
export function selectCredentials(
  queries: Queries,
  account: number,
  host: string,
): Promise<{ credential: Buffer; transports: string[] }[]> {
  return queries.many(sql`
    select credential_id as credential, transports from accounts.passkey
    where account_id = ${account} and host = ${host} order by created_at, id`)
}

/** Returns a passkey by host, pool and credential id. */
export function selectPasskey(
  queries: Queries,
  key: { pool: number; host: string; credential: Buffer },
): Promise<PasskeyRow | null> {
  return queries.maybe(sql`
    select p.id, p.account_id as account, p.credential_id as credential, p.public_key, p.counter, a.passkey_handle as handle
    from accounts.passkey p join accounts.account a on a.id = p.account_id
    where p.host = ${key.host} and p.credential_id = ${key.credential} and a.pool_id = ${key.pool}`)
}

/** A passkey to be inserted. */
export interface NewPasskey {
  readonly id: string
  readonly account: number
  readonly host: string
  readonly credential: Uint8Array
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
}

/** Inserts a passkey; false if its credential or its id already exists. */
export async function insertPasskey(tx: Transaction, row: NewPasskey, now: Date): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into accounts.passkey (id, account_id, host, credential_id, public_key, counter, transports, name, created_at)
    values (${row.id}, ${row.account}, ${row.host}, ${Buffer.from(row.credential)}, ${Buffer.from(row.publicKey)}, ${row.counter},
      ${[...row.transports]}::text[], ${row.name}, ${now})
    on conflict do nothing`)
  return inserted === 1
}

/** Records which change added a passkey. */
export function linkToChange(tx: Transaction, id: string, change: number): Promise<number> {
  return tx.run(sql`update accounts.passkey set change_id = ${change} where id = ${id}`)
}

/**
 * Records a login with a passkey; false if the passkey was removed, or its counter did not go up
 * since it was read.
 */
export async function recordPasskeyUse(
  tx: Transaction,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const used = await tx.run(sql`
    update accounts.passkey set counter = ${counter}, last_used_at = ${now}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`)
  return used === 1
}

/** Renames a passkey of an account; null if there is none. */
export function updatePasskeyName(
  queries: Queries,
  account: number,
  row: { id: string; name: string },
): Promise<ListedPasskey | null> {
  return queries.maybe(sql`
    update accounts.passkey set name = ${row.name} where account_id = ${account} and id = ${row.id} returning ${listed}`)
}

/** Removes a passkey of an account; false if there is none. */
export async function deletePasskey(
  queries: Queries,
  account: number,
  id: string,
): Promise<boolean> {
  return (
    (await queries.run(
      sql`delete from accounts.passkey where account_id = ${account} and id = ${id}`,
    )) === 1
  )
}

/**
 * Removes the passkeys that a change or a later one added, and the open challenges that could still
 * be used for a new passkey.
 */
export async function deletePasskeysSince(
  tx: Transaction,
  account: number,
  from: number,
): Promise<void> {
  await tx.run(
    sql`delete from accounts.passkey where account_id = ${account} and change_id >= ${from}`,
  )
  await deleteChallenges(tx, account)
}

/** Deletes every open challenge that an account's device could still use for a new passkey. */
export function deleteChallenges(tx: Transaction, account: number): Promise<number> {
  return tx.run(sql`delete from accounts.passkey_challenge where account_id = ${account}`)
}

/** Returns the id under which devices store an account, creating it on first use. */
export async function getOrCreateHandle(
  queries: Queries,
  account: number,
  newHandle: string,
): Promise<string> {
  const { handle } = await queries.one<{ handle: string }>(sql`
    update accounts.account set passkey_handle = coalesce(passkey_handle, ${newHandle}::uuid) where id = ${account}
    returning passkey_handle as handle`)
  return handle
}

/** Inserts a challenge for a device; `account` is the account that adds a passkey. */
export function insertChallenge(
  queries: Queries,
  row: { hash: Buffer; host: string; account: number | null; expiresAt: Date },
): Promise<number> {
  return queries.run(sql`
    insert into accounts.passkey_challenge (hash, host, account_id, expires_at)
    values (${row.hash}, ${row.host}, ${row.account}, ${row.expiresAt})`)
}

/**
 * Marks a challenge as used; false if it was not issued to this account on this host, was used
 * already, or has expired.
 */
export async function spendChallenge(
  queries: Queries,
  row: { hash: Buffer; host: string; account: number | null },
  now: Date,
): Promise<boolean> {
  const spent = await queries.run(sql`
    delete from accounts.passkey_challenge
    where hash = ${row.hash} and host = ${row.host} and account_id is not distinct from ${row.account}::bigint and expires_at > ${now}`)
  return spent === 1
}

/** Deletes expired challenges. */
export function deleteOldChallenges(queries: Queries, now: Date): Promise<number> {
  return queries.run(sql`delete from accounts.passkey_challenge where expires_at <= ${now}`)
}
