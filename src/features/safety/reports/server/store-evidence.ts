import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { RetentionLimits } from '../rules/retention.ts'

/** The storage key of a picture in the evidence of a report; null if there is none. */
export async function selectEvidencePicture(
  queries: Queries,
  { pool, number, position }: { pool: number; number: string; position: number },
): Promise<string | null> {
  const row = await queries.maybe<{ key: string | null }>(sql`
    select e.content ->> 'picture' as key
    from reports.report r join reports.evidence e on e.report_id = r.id
    where r.pool_id = ${pool} and r.number = ${number} and e.position = ${position}`)
  return row?.key ?? null
}

/** Which of these storage keys are pictures of evidence. */
export async function selectPicturesInUse(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queries.many<{ key: string }>(sql`
    select e.content ->> 'picture' as key from reports.evidence e where e.content ->> 'picture' = any(${[...keys]}::text[])`)
  return new Set(rows.map(({ key }) => key))
}

/** Removes the name and id of an erased account from the evidence about it. */
export async function pseudonymise(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`select reports.pseudonymise(${account})`)
}

/**
 * Deletes reports that are kept no longer, with their evidence, at most `batchSize`; returns how
 * many, and the storage keys of their pictures.
 */
export function deleteOldReports(
  tx: Transaction,
  { decidedBefore, machineBefore, filedBefore }: RetentionLimits,
  kept: readonly string[],
  batchSize: number,
): Promise<{ deleted: number; keys: string[] }> {
  return tx.one(sql`
    select * from reports.delete_old(${decidedBefore}, ${machineBefore}, ${filedBefore}, ${[...kept]}::text[], ${batchSize})`)
}
