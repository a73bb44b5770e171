import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { ListPlace } from '../rules/list-cursor.ts'
import { settlePair } from './store-contacts.ts'

/** A member of the pool by outside id, and how the two stand. */
export interface Other {
  readonly account: number
  readonly active: boolean
  /** They blocked the asker, who did not block them: for the asker they do not exist. */
  readonly hidden: boolean
  /** The asker has blocked them. */
  readonly own: boolean
}

/** Finds a member of a pool as someone to block. */
export function selectOther(
  queries: Queries,
  { member, pool, account }: { member: string; pool: number; account: number },
): Promise<Other | null> {
  return queries.maybe(sql`
    select a.account_id as account, a.status = 'active' as active,
      exists (select from blocks.block b where b.account_id = ${account} and b.other_id = a.account_id and not b.own) as hidden,
      exists (select from blocks.block b where b.account_id = ${account} and b.other_id = a.account_id and b.own) as own
    from accounts.public_account a
    where a.member_id = ${member} and a.pool_id = ${pool}`)
}

/** Writes both rows. Whoever joins or parts the same two waits, so two who block each other at once do not deadlock. */
export async function insertBlock(
  tx: Transaction,
  { account, other }: { account: number; other: number },
  now: Date,
): Promise<void> {
  await tx.run(sql`select blocks.lock_pair(${account}, ${other})`)
  await tx.run(sql`
    insert into blocks.block (account_id, other_id, own, since)
    values (${account}, ${other}, true, ${now}), (${other}, ${account}, false, ${now})
    on conflict (account_id, other_id) do update set
      own = block.own or excluded.own,
      since = case when excluded.own and not block.own then excluded.since else block.since end`)
}

/** Takes one side's block back; the two meet again when nothing else keeps them apart. */
export async function deleteBlock(
  tx: Transaction,
  { account, other }: { account: number; other: number },
  now: Date,
): Promise<void> {
  await tx.run(sql`select blocks.lock_pair(${account}, ${other})`)
  await tx.run(sql`update blocks.block set own = false where account_id = ${account} and other_id = ${other}`)
  await settlePair(tx, account, other, now)
}

/** Whether somebody blocked another themselves; being kept apart as people who know each other is no block. */
export async function selectHasBlocked(queries: Queries, account: number, other: number): Promise<boolean> {
  return (
    (await queries.maybe(
      sql`select 1 from blocks.block where account_id = ${account} and other_id = ${other} and own`,
    )) !== null
  )
}

/** Whether two accounts are out of each other's sight. */
export async function selectBlocked(queries: Queries, account: number, other: number): Promise<boolean> {
  return (
    (await queries.maybe(sql`select 1 from blocks.block where account_id = ${account} and other_id = ${other}`)) !==
    null
  )
}

/** Someone who was blocked, as the list shows them. */
export interface BlockedRow {
  readonly id: string
  readonly name: string
  readonly since: Date
}

/** A page of whom an account has blocked, the latest first, and one row more where it goes on; those who are gone are left out. */
export function selectOwnBlocks(
  queries: Queries,
  { account, after, limit }: { account: number; after: ListPlace; limit: number },
): Promise<BlockedRow[]> {
  return queries.many(sql`
    select a.member_id as id, a.name, b.since
    from blocks.block b join accounts.public_account a on a.account_id = b.other_id
    where b.account_id = ${account} and b.own and a.status <> 'deleted'
      and (b.since, a.member_id) < (${after.at}::timestamptz, ${after.id}::uuid)
    order by b.since desc, a.member_id desc limit ${limit}`)
}

/** How many an account has blocked who are still there. */
export async function countOwnBlocks(queries: Queries, account: number): Promise<number> {
  const { count } = await queries.one<{ count: number }>(sql`
    select count(*)::int as count
    from blocks.block b join accounts.public_account a on a.account_id = b.other_id
    where b.account_id = ${account} and b.own and a.status <> 'deleted'`)
  return count
}

/** Removes every block an account has part in. */
export async function deleteBlocksOf(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`
    delete from blocks.block b
    using blocks.block mirror
    where mirror.account_id = ${account} and b.account_id = mirror.other_id and b.other_id = ${account}`)
  await tx.run(sql`delete from blocks.block where account_id = ${account}`)
}
