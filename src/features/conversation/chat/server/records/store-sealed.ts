import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A conversation that its reader no longer sees but can still report. */
export interface EndedRow {
  readonly id: string
  /** The other's name when it ended; null if that account is erased. */
  readonly name: string | null
  readonly kind: 'member' | 'fictional' | 'sponsored'
  readonly received: number
  readonly last_at: Date
  readonly until: Date
}

/**
 * Conversations a reader can still report, the latest first; only if they received a message in it.
 */
export function selectEnded(
  queries: Queries,
  reader: number,
  most: number,
  now: Date,
): Promise<EndedRow[]> {
  return queries.many(sql`
    select z.public_id as id, z.other_name as name, coalesce(p.kind, 'member') as kind, z.received, z.last_at, z.purge_at as until
    from chat.sealed_side z
    left join accounts.public_account p on p.account_id = z.other_id
    where z.account_id = ${reader} and z.received > 0 and z.purge_at > ${now}
    order by z.sealed_at desc, z.id desc limit ${most}`)
}

/** Copies a pair's conversation for reports until an instant, before it is deleted. */
export async function sealPair(
  tx: Transaction,
  { one, other, until }: { one: number; other: number; until: Date },
  now: Date,
): Promise<void> {
  await tx.run(sql`select chat.seal_pair(${one}, ${other}, ${now}, ${until})`)
}

/**
 * Seals the conversations in which an account that is being erased wrote to members who still
 * exist, and removes its name from all that are sealed. `ifDeleted` is until when, for an account
 * that its member deleted two weeks ago; `otherwise` for one that was never confirmed.
 */
export async function sealBeforeErasure(
  tx: Transaction,
  account: number,
  { ifDeleted, otherwise }: { ifDeleted: Date; otherwise: Date },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    select chat.seal_pair(${account}, s.other_id, ${now},
      case when exists (select from accounts.public_account me where me.account_id = ${account} and me.status = 'deleted')
        then ${ifDeleted}::timestamptz else ${otherwise}::timestamptz end)
    from chat.conversation_side s
    join accounts.public_account p on p.account_id = s.other_id and p.kind = 'member'
    where s.account_id = ${account} and s.sent > 0`)
  await tx.run(sql`
    update chat.sealed_conversation c
    set a_name = case when c.a_id = ${account}::bigint then null else c.a_name end,
      b_name = case when c.b_id = ${account}::bigint then null else c.b_name end
    where ${account}::bigint in (c.a_id, c.b_id)`)
}

/**
 * Deletes sealed conversations that are due, at most `batchSize`; returns how many, and the storage
 * keys of their photos.
 */
export function deleteDue(
  tx: Transaction,
  batchSize: number,
  now: Date,
): Promise<{ deleted: number; keys: string[] }> {
  return tx.one(sql`
    with due as (
      select id from chat.sealed_conversation where purge_at <= ${now} order by purge_at limit ${batchSize} for update skip locked
    ), photos as (
      select m.photo_key as key from chat.sealed_message m join due on due.id = m.conversation_id
      where m.photo_key is not null and not exists (select from chat.photo p where p.key = m.photo_key)
        and not exists (select from chat.deleted_message d where d.photo_key = m.photo_key)
    ), gone as (
      delete from chat.sealed_conversation c using due where c.id = due.id returning 1
    )
    select (select count(*)::int from gone) as deleted, array(select key from photos) as keys`)
}

/**
 * Deletes sealed conversations that only an account being erased could still report; returns the
 * photos' keys.
 */
export async function deleteUnreportable(tx: Transaction, account: number): Promise<string[]> {
  const { keys } = await tx.one<{ keys: string[] }>(sql`
    with lost as (
      select z.id from chat.sealed_side z
      where z.account_id = ${account}
        and not exists (select from accounts.public_account p where p.account_id = z.other_id and p.kind = 'member')
    ), photos as (
      select m.photo_key as key from chat.sealed_message m join lost on lost.id = m.conversation_id where m.photo_key is not null
    ), gone as (
      delete from chat.sealed_conversation c using lost where c.id = lost.id
    )
    select array(select key from photos) as keys`)
  return keys
}
