import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** When one member last asked another. */
export async function selectLastAsk(
  queries: Queries,
  account: number,
  other: number,
): Promise<Date | null> {
  const row = await queries.maybe<{ at: Date }>(
    sql`select at from photo_verification.nudge where account_id = ${account} and other_id = ${other}`,
  )
  return row?.at ?? null
}

/** Records that one member asks another; an ask younger than `again` is left unchanged. */
export async function upsertAsk(
  queries: Queries,
  { account, other, again }: { account: number; other: number; again: Date },
  now: Date,
): Promise<void> {
  await queries.run(sql`
    insert into photo_verification.nudge (account_id, other_id, at)
    select ${account}, ${other}, ${now}
    where not exists (select from blocks.public_block b where b.account_id = ${account} and b.other_id = ${other})
    on conflict (account_id, other_id) do update set at = excluded.at where nudge.at <= ${again}`)
}

/** Whether someone asked a member since an instant, and the note about it was not dismissed. */
export async function selectHasAskNote(
  queries: Queries,
  account: number,
  since: Date,
  now: Date,
): Promise<boolean> {
  const row = await queries.maybe(sql`
    select 1 from photo_verification.nudge k
    where k.other_id = ${account} and k.at > ${since}
      -- One that was written in the very moment of a block.
      and not exists (select from blocks.public_block b where b.account_id = ${account} and b.other_id = k.account_id)
      and not exists (select from photo_verification.nudge_snooze q where q.account_id = ${account} and q.until > ${now})
    limit 1`)
  return row !== null
}

/** Hides the note from a member for a while, and deletes the asks so far. */
export async function dismissAskNote(tx: Transaction, account: number, until: Date): Promise<void> {
  await tx.run(sql`
    insert into photo_verification.nudge_snooze (account_id, until) values (${account}, ${until})
    on conflict (account_id) do update set until = excluded.until`)
}

/** Deletes the asks between two members. */
export async function deleteAsksBetween(
  tx: Transaction,
  account: number,
  other: number,
): Promise<void> {
  await tx.run(sql`
    delete from photo_verification.nudge
    where (account_id, other_id) in ((${account}::bigint, ${other}::bigint), (${other}::bigint, ${account}::bigint))`)
}

/** Deletes all asks by and to a member. */
export async function deleteAsksByAccount(tx: Transaction, account: number): Promise<void> {
  await tx.run(
    sql`delete from photo_verification.nudge where account_id = ${account} or other_id = ${account}`,
  )
  await tx.run(sql`delete from photo_verification.nudge_snooze where account_id = ${account}`)
}

/** Deletes expired asks and dismissals. */
export async function deleteExpiredAsks(queries: Queries, before: Date, now: Date): Promise<void> {
  await queries.run(sql`delete from photo_verification.nudge where at <= ${before}`)
  await queries.run(sql`delete from photo_verification.nudge_snooze where until <= ${now}`)
}
