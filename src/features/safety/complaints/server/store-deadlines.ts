import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Marks a day's emails about missed deadlines as sent; `false` if they were before. */
export async function claimDeadlineDay(tx: Transaction, day: string, now: Date): Promise<boolean> {
  await tx.run(sql`delete from complaints.deadline_email where day < ${day}::date - 30`)
  const claimed = await tx.run(
    sql`insert into complaints.deadline_email (day, at) values (${day}, ${now}) on conflict do nothing`,
  )
  return claimed === 1
}
