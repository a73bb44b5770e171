import type { Transaction } from '../postgres/database.ts'
import { sql } from '../postgres/sql.ts'

/** How far a check has come: its part, the last key it has checked there, and its findings. */
export interface CheckProgress<Finding> {
  readonly part: number
  readonly after: string | null
  readonly found: readonly Finding[]
}

interface CheckRun {
  readonly name: string
  readonly day: string
}

/** A check in progress for a day; null if it hasn't begun, or belongs to another day. */
export function selectProgress<Finding>(
  tx: Transaction,
  { name, day }: CheckRun,
): Promise<CheckProgress<Finding> | null> {
  return tx.maybe(sql`
    select part, last_key as after, found from platform.check_progress where name = ${name} and day = ${day}::date`)
}

export async function upsertProgress<Finding>(
  tx: Transaction,
  { name, day }: CheckRun,
  { part, after, found }: CheckProgress<Finding>,
): Promise<void> {
  await tx.run(sql`
    insert into platform.check_progress (name, day, part, last_key, found)
    values (${name}, ${day}::date, ${part}, ${after}, ${JSON.stringify(found)}::jsonb)
    on conflict on constraint check_progress_pk do update
    set day = excluded.day, part = excluded.part, last_key = excluded.last_key, found = excluded.found`)
}

export async function deleteProgress(tx: Transaction, name: string): Promise<void> {
  await tx.run(sql`delete from platform.check_progress where name = ${name}`)
}
