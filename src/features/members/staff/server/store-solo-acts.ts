import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Whether a staff member may act alone; if so, the act is counted in their daily sum. */
export async function countSoloAct(
  tx: Transaction,
  act: { by: number; kind: string; about: string; share: number; dailyLimits: number },
  now: Date,
): Promise<boolean> {
  const { alone } = await tx.one<{ alone: boolean }>(sql`
    select staff.public_act_alone(person => ${act.by}, kind => ${act.kind}, about => ${act.about}, share => ${act.share}::numeric,
      daily_limits => ${act.dailyLimits}, at => ${now}) as alone`)
  return alone
}

/** The sum of what a staff member did alone with money since a time, in units of the limit of one act. */
export async function selectSoloTotal(
  queries: Queries,
  staff: number,
  since: Date,
): Promise<number> {
  const { share } = await queries.one<{ share: number }>(
    sql`select staff.public_alone_total(${staff}, ${since})::float8 as share`,
  )
  return share
}

/** Deletes what no daily sum counts any more. */
export async function deleteSoloActs(queries: Queries, before: Date): Promise<void> {
  await queries.run(sql`delete from staff.solo_act where at < ${before}`)
}
