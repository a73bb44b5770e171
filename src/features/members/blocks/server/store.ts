import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { ListCursor } from './list-cursor.ts'
import { settlePair } from './store-contacts.ts'

/** A member of the pool by public id, and the blocks between the two. */
export interface OtherMember {
  readonly account: number
  readonly active: boolean
  /**
   * They are hidden from the viewer, who did not block them, so they do not exist for the viewer.
   */
  readonly hidden: boolean
  /** The viewer has blocked them. */
  readonly own: boolean
}

/** Finds a member of a pool who may be blocked. */
export function selectOtherMember(
  queries: Queries,
  { member, pool, account }: { member: string; pool: number; account: number },
): Promise<OtherMember | null> {
  return queries.maybe(sql`
    select a.account_id as account, a.status = 'active' as active,
      exists (select from blocks.block b where b.account_id = ${account} and b.other_id = a.account_id and not b.own) as hidden,
      exists (select from blocks.block b where b.account_id = ${account} and b.other_id = a.account_id and b.own) as own
    from accounts.public_account a
    where a.member_id = ${member} and a.pool_id = ${pool}`)
}

/**
 * Writes both rows. Concurrent transactions on the same pair wait, so two members who block each
 * other simultaneously do not deadlock.
 */
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

/** Removes one side's block; the two can see each other again if no other reason remains. */
export async function deleteBlock(
  tx: Transaction,
  { account, other }: { account: number; other: number },
  now: Date,
): Promise<void> {
  await tx.run(sql`select blocks.lock_pair(${account}, ${other})`)
  await tx.run(
    sql`update blocks.block set own = false where account_id = ${account} and other_id = ${other}`,
  )
  await settlePair(tx, account, other, now)
}

/** Whether an account has blocked another; a contact match does not count as a block here. */
export async function selectHasBlocked(
  queries: Queries,
  account: number,
  other: number,
): Promise<boolean> {
  return (
    (await queries.maybe(
      sql`select 1 from blocks.block where account_id = ${account} and other_id = ${other} and own`,
    )) !== null
  )
}

/** Whether `other` is hidden from `account`. */
export async function selectBlocked(
  queries: Queries,
  account: number,
  other: number,
): Promise<boolean> {
  return (
    (await queries.maybe(
      sql`select 1 from blocks.block where account_id = ${account} and other_id = ${other}`,
    )) !== null
  )
}

/** A blocked member, as shown in the list. */
export interface BlockedRow {
  readonly id: string
  readonly name: string
  readonly since: Date
}

/**
 * A page of the members an account has blocked, latest first, plus one more row if the list
 * continues; deleted members are left out.
 */
export function selectOwnBlocks(
  queries: Queries,
  { account, after, limit }: { account: number; after: ListCursor; limit: number },
): Promise<BlockedRow[]> {
  return queries.many(sql`
    select a.member_id as id, a.name, b.since
    from blocks.block b join accounts.public_account a on a.account_id = b.other_id
    where b.account_id = ${account} and b.own and a.status <> 'deleted'
      and (b.since, a.member_id) < (${after.at}::timestamptz, ${after.id}::uuid)
    order by b.since desc, a.member_id desc limit ${limit}`)
}

/** Number of existing members an account has blocked. */
export async function countOwnBlocks(queries: Queries, account: number): Promise<number> {
  const { count } = await queries.one<{ count: number }>(sql`
    select count(*)::int as count
    from blocks.block b join accounts.public_account a on a.account_id = b.other_id
    where b.account_id = ${account} and b.own and a.status <> 'deleted'`)
  return count
}

/** Deletes every block that involves an account. */
export async function deleteAllBlocks(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`
    delete from blocks.block b
    using blocks.block mirror
    where mirror.account_id = ${account} and b.account_id = mirror.other_id and b.other_id = ${account}`)
  await tx.run(sql`delete from blocks.block where account_id = ${account}`)
}
