import type { Database } from '../postgres/database.ts'
import { sql } from '../postgres/sql.ts'

/** The encrypted key; null before the first start. */
export async function selectKey(database: Database): Promise<Buffer | null> {
  const row = await database.maybe<{ sealed: Buffer }>(
    sql`select sealed from platform.installation_key`,
  )
  return row?.sealed ?? null
}

/** Stores the first key; null if another server was faster. */
export async function insertKey(database: Database, sealed: Buffer): Promise<Buffer | null> {
  const row = await database.maybe<{ sealed: Buffer }>(
    sql`insert into platform.installation_key (only_row, sealed) values (true, ${sealed})
      on conflict (only_row) do nothing returning sealed`,
  )
  return row?.sealed ?? null
}

/** Replaces the encrypted key unless another server has already done so. */
export async function updateKey(
  database: Database,
  { from, to }: { readonly from: Buffer; readonly to: Buffer },
): Promise<void> {
  await database.run(
    sql`update platform.installation_key set sealed = ${to} where sealed = ${from}`,
  )
}
