import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { MethodKey } from '#features/money/payments/index.ts'
import type { CardData } from '../rules/parse-card.ts'

/** A saved card. Its token never leaves the server. */
export interface CardRow extends CardData {
  readonly key: number
  readonly id: string
  readonly gateway: string
  readonly method: MethodKey
  readonly refused_at: Date | null
}

const columns = sql.part`
  c.id as key, c.card_id as id, c.gateway, c.method, c.token, c.brand, c.last4, c.expires, c.refused_at`

/** The saved cards of an account, latest first. */
export function selectCards(queries: Queries, account: number): Promise<CardRow[]> {
  return queries.many(sql`
    select ${columns} from saved_cards.card c where c.account_id = ${account} order by c.saved_at desc, c.id desc`)
}

/** Null if the card does not belong to the account. */
export function selectCard(queries: Queries, account: number, id: string): Promise<CardRow | null> {
  return queries.maybe(sql`
    select ${columns} from saved_cards.card c where c.account_id = ${account} and c.card_id = ${id}`)
}

/**
 * Prevents a card from being removed until the transaction ends; false if it is already removed.
 */
export async function lockCard(tx: Transaction, key: number): Promise<boolean> {
  return (
    (await tx.maybe(
      sql`select 1 as held from saved_cards.card where id = ${key} for key share`,
    )) !== null
  )
}

/** Records that the card of an order was saved; false if that was already recorded. */
export async function recordCardSaved(tx: Transaction, order: string, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    insert into saved_cards.processed_order (order_id, at) values (${order}, ${now}) on conflict on constraint processed_order_pk do nothing`)
  return touched === 1
}

/** Whether the account still exists; waits for a running erasure. */
export async function accountExists(tx: Transaction, account: number): Promise<boolean> {
  const found = await tx.maybe(
    sql`select 1 as found from accounts.public_account where account_id = ${account}`,
  )
  return found !== null
}

/**
 * Saves a card. If the same card is already saved, its token is replaced and the old token is
 * returned if it differs.
 */
export async function upsertCard(
  tx: Transaction,
  row: {
    readonly id: string
    readonly account: number
    readonly gateway: string
    readonly method: MethodKey
  } & {
    readonly card: CardData
  },
  now: Date,
): Promise<string | null> {
  const { token, brand, last4, expires } = row.card
  const before = await tx.maybe<{ token: string }>(sql`
    select token from saved_cards.card
    where account_id = ${row.account} and gateway = ${row.gateway} and brand = ${brand} and last4 = ${last4}
      and expires = ${expires}
    for update`)
  await tx.run(sql`
    insert into saved_cards.card (card_id, account_id, gateway, method, token, brand, last4, expires, saved_at)
    values (${row.id}, ${row.account}, ${row.gateway}, ${row.method}, ${token}, ${brand}, ${last4}, ${expires}, ${now})
    on conflict on constraint card_kept_once do update
      set token = excluded.token, method = excluded.method, saved_at = excluded.saved_at, refused_at = null`)
  return before === null || before.token === token ? null : before.token
}

/**
 * Deletes a card and returns what must be deleted at its provider; null if it does not belong to
 * the account.
 */
export function deleteCard(
  tx: Transaction,
  account: number,
  id: string,
): Promise<{ readonly gateway: string; readonly token: string } | null> {
  return tx.maybe(sql`
    delete from saved_cards.card where account_id = ${account} and card_id = ${id} returning gateway, token`)
}

/** Deletes all data of an account and returns what must be deleted at the providers. */
export async function deleteAccountCards(
  tx: Transaction,
  account: number,
): Promise<{ readonly gateway: string; readonly token: string }[]> {
  await tx.run(sql`delete from saved_cards.charge where account_id = ${account}`)
  return tx.many(
    sql`delete from saved_cards.card where account_id = ${account} returning gateway, token`,
  )
}

/** Records that the provider no longer has a card. */
export async function markCardRefused(queries: Queries, key: number, now: Date): Promise<void> {
  await queries.run(
    sql`update saved_cards.card set refused_at = ${now} where id = ${key} and refused_at is null`,
  )
}

/** The saved cards of a member for their data export, with nothing that could identify a card. */
export function selectExport(
  queries: Queries,
  account: number,
): Promise<{ brand: string; last4: string }[]> {
  return queries.many(
    sql`select brand, last4 from saved_cards.card where account_id = ${account} order by id`,
  )
}
