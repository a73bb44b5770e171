import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { MethodKey } from '#features/money/payments/rules/methods.ts'
import type { KnownCard } from '../rules/known-card.ts'

/** A kept card. Its token stays on the server. */
export interface CardRow extends KnownCard {
  readonly key: number
  readonly id: string
  readonly gateway: string
  readonly method: MethodKey
  readonly refused_at: Date | null
}

const columns = sql.part`
  c.id as key, c.card_id as id, c.gateway, c.method, c.token, c.brand, c.last4, c.expires, c.refused_at`

/** The cards of an account, the latest first. */
export function selectCards(queries: Queries, account: number): Promise<CardRow[]> {
  return queries.many(sql`
    select ${columns} from saved_cards.card c where c.account_id = ${account} order by c.saved_at desc, c.id desc`)
}

/** One of them; null for one that is none of the account's. */
export function selectCard(queries: Queries, account: number, id: string): Promise<CardRow | null> {
  return queries.maybe(sql`
    select ${columns} from saved_cards.card c where c.account_id = ${account} and c.card_id = ${id}`)
}

/** Keeps a card from being removed until the transaction ends; false for one that is. */
export async function holdCard(tx: Transaction, key: number): Promise<boolean> {
  return (await tx.maybe(sql`select 1 as held from saved_cards.card where id = ${key} for key share`)) !== null
}

/** Notes that an order's card is kept; false when that was done before. */
export async function noteKept(tx: Transaction, order: string, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    insert into saved_cards.processed_order (order_id, at) values (${order}, ${now}) on conflict on constraint processed_order_pk do nothing`)
  return touched === 1
}

/** Whether somebody still has the account; waits for whoever erases it just now. */
export async function hasOwner(tx: Transaction, account: number): Promise<boolean> {
  const found = await tx.maybe(sql`select 1 as found from accounts.public_account where account_id = ${account}`)
  return found !== null
}

/** Keeps a card; the same one again takes the provider's newer word for it, and the older one is given, if there was another. */
export async function keepCard(
  tx: Transaction,
  kept: { readonly id: string; readonly account: number; readonly gateway: string; readonly method: MethodKey } & {
    readonly card: KnownCard
  },
  now: Date,
): Promise<string | null> {
  const { token, brand, last4, expires } = kept.card
  const before = await tx.maybe<{ token: string }>(sql`
    select token from saved_cards.card
    where account_id = ${kept.account} and gateway = ${kept.gateway} and brand = ${brand} and last4 = ${last4}
      and expires = ${expires}
    for update`)
  await tx.run(sql`
    insert into saved_cards.card (card_id, account_id, gateway, method, token, brand, last4, expires, saved_at)
    values (${kept.id}, ${kept.account}, ${kept.gateway}, ${kept.method}, ${token}, ${brand}, ${last4}, ${expires}, ${now})
    on conflict on constraint card_kept_once do update
      set token = excluded.token, method = excluded.method, saved_at = excluded.saved_at, refused_at = null`)
  return before === null || before.token === token ? null : before.token
}

/** Removes a card, and gives what its provider is to forget; null when it is none of the account's. */
export function deleteCard(
  tx: Transaction,
  account: number,
  id: string,
): Promise<{ readonly gateway: string; readonly token: string } | null> {
  return tx.maybe(sql`
    delete from saved_cards.card where account_id = ${account} and card_id = ${id} returning gateway, token`)
}

/** Removes everything of an account, and gives what providers are to forget. */
export async function deleteOf(
  tx: Transaction,
  account: number,
): Promise<{ readonly gateway: string; readonly token: string }[]> {
  await tx.run(sql`delete from saved_cards.charge where account_id = ${account}`)
  return tx.many(sql`delete from saved_cards.card where account_id = ${account} returning gateway, token`)
}

/** Notes that a card's provider does not know it any more. */
export async function setRefused(queries: Queries, key: number, now: Date): Promise<void> {
  await queries.run(sql`update saved_cards.card set refused_at = ${now} where id = ${key} and refused_at is null`)
}

/** What is kept of a member, for their own file: nothing that leads to a card. */
export function selectExport(queries: Queries, account: number): Promise<{ brand: string; last4: string }[]> {
  return queries.many(sql`select brand, last4 from saved_cards.card where account_id = ${account} order by id`)
}
