import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Marks exactly these photos of an account as compared with their owner. */
export async function updateVerified(
  tx: Transaction,
  account: number,
  photos: readonly string[],
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update photos.photo set verified_at = case when public_id = any(${[...photos]}::uuid[]) then ${now}::timestamptz end
    where account_id = ${account} and (verified_at is not null or public_id = any(${[...photos]}::uuid[]))`)
}

/** Whether the account's main photo is one that was compared. */
export async function selectIsMainVerified(queries: Queries, account: number): Promise<boolean> {
  const row = await queries.maybe(sql`
    select 1 from photos.photo
    where account_id = ${account} and main and status <> 'rejected' and verified_at is not null`)
  return row !== null
}
