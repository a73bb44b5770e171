import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { runInBatches } from '#platform/server/postgres/run-in-batches.ts'
import { sql } from '#platform/server/postgres/sql.ts'

export type TokenKind =
  | 'activate'
  | 'reset'
  | 'email'
  | 'undo'
  | 'reactivate'
  | 'export'
  | 'download'

/** The token of an emailed link, as it is stored. */
export interface TokenRow {
  readonly account: number
  /** The change that the token confirms or undoes. */
  readonly change: number | null
  readonly expires_at: Date
  readonly used_at: Date | null
}

/** Stores the hash of a token that was mailed. */
export function insertToken(
  queries: Queries,
  row: { hash: Buffer; kind: TokenKind; account: number; expiresAt: Date; change?: number },
  now: Date,
): Promise<number> {
  return queries.run(sql`
    insert into accounts.one_time_token (hash, kind, account_id, created_at, expires_at, change_id)
    values (${row.hash}, ${row.kind}, ${row.account}, ${now}, ${row.expiresAt}, ${row.change ?? null})`)
}

/**
 * Stores the hash of a token about to be emailed to an address; false if the account no longer has
 * that address. Changing the address takes the account's lock and invalidates the tokens stored
 * before, so none outlives the change.
 */
export async function insertTokenFor(
  queries: Queries,
  row: { hash: Buffer; kind: TokenKind; account: number; emailKey: string; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  const inserted = await queries.run(sql`
    insert into accounts.one_time_token (hash, kind, account_id, created_at, expires_at)
    select ${row.hash}, ${row.kind}, a.id, ${now}::timestamptz, ${row.expiresAt}::timestamptz from accounts.account a
    where a.id = ${row.account} and a.email_key = ${row.emailKey} for share`)
  return inserted === 1
}

/** Returns a token by its hash, within one pool. */
export function selectToken(
  queries: Queries,
  key: { hash: Buffer; kind: TokenKind; pool: number },
): Promise<TokenRow | null> {
  return queries.maybe(sql`
    select t.account_id as account, t.change_id as change, t.expires_at, t.used_at
    from accounts.one_time_token t join accounts.account a on a.id = t.account_id
    where t.hash = ${key.hash} and t.kind = ${key.kind} and a.pool_id = ${key.pool}`)
}

/** Marks a token and its siblings as used; false if it was used already or has expired. */
export async function spendToken(tx: Transaction, hash: Buffer, now: Date): Promise<boolean> {
  const spent = await tx.maybe<{ account_id: number; kind: TokenKind }>(sql`
    update accounts.one_time_token set used_at = ${now}
    where hash = ${hash} and used_at is null and expires_at > ${now}
    returning account_id, kind`)
  if (spent === null) return false
  await spendTokens(tx, spent.account_id, spent.kind, now)
  return true
}

/** Invalidates all tokens of a kind that an account has been sent. */
export function spendTokens(
  tx: Transaction,
  account: number,
  kind: TokenKind,
  now: Date,
): Promise<number> {
  return tx.run(sql`
    update accounts.one_time_token set used_at = ${now} where account_id = ${account} and kind = ${kind} and used_at is null`)
}

/**
 * Deletes tokens that expired a month ago; until then a used link can still be reported as used.
 */
export function deleteOldTokens(queries: Queries, now: Date): Promise<number> {
  return runInBatches((batchSize) =>
    queries.run(sql`
      delete from accounts.one_time_token where ctid = any (array(
        select d.ctid from accounts.one_time_token d where d.expires_at <= ${now}::timestamptz - interval '30 days' order by d.expires_at limit ${batchSize}))`),
  )
}
