import type { Queries } from '#platform/server/postgres/database.ts'
import { runInBatches } from '#platform/server/postgres/run-in-batches.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Marks a challenge as used by a sign-up; false if another sign-up used it. The same sign-up may
 * use it again: it creates at most one account, and forms are often corrected and resubmitted.
 */
export async function spendChallenge(
  queries: Queries,
  row: { nonce: Buffer; signUp: string; expiresAt: Date },
): Promise<boolean> {
  const written = await queries.run(sql`
    insert into accounts.used_challenge as u (nonce, sign_up_id, expires_at)
    values (${row.nonce}, ${row.signUp}, ${row.expiresAt})
    on conflict (nonce) do update set expires_at = u.expires_at where u.sign_up_id = excluded.sign_up_id`)
  return written === 1
}

/** Deletes challenges that can no longer be used anyway. */
export function deleteUsedChallenges(queries: Queries, now: Date): Promise<number> {
  return runInBatches((batchSize) =>
    queries.run(sql`
      delete from accounts.used_challenge where ctid = any (array(
        select d.ctid from accounts.used_challenge d where d.expires_at <= ${now} order by d.expires_at limit ${batchSize}))`),
  )
}
