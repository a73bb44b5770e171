import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Challenge } from '../rules/draw-challenge.ts'

/** Reads the challenge a member was last given. */
export function selectChallenge(queries: Queries, account: number): Promise<Challenge | null> {
  return queries.maybe(sql`
    select kind, gestures, code, note, drawn_at as "drawnAt" from photo_verification.challenge where account_id = ${account}`)
}

/** Stores what a member is asked to show now, replacing the previous challenge. */
export async function upsertChallenge(
  tx: Transaction,
  account: number,
  challenge: Challenge,
): Promise<void> {
  const { kind, gestures, code, note, drawnAt } = challenge
  await tx.run(sql`
    insert into photo_verification.challenge (account_id, kind, gestures, code, note, drawn_at)
    values (${account}, ${kind}, ${[...gestures]}, ${code}, ${note}, ${drawnAt})
    on conflict (account_id) do update set kind = excluded.kind, gestures = excluded.gestures, code = excluded.code,
      note = excluded.note, drawn_at = excluded.drawn_at`)
}

export async function deleteChallenge(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from photo_verification.challenge where account_id = ${account}`)
}

/** Deletes challenges drawn before an instant. */
export async function deleteOldChallenges(queries: Queries, before: Date): Promise<void> {
  await queries.run(sql`delete from photo_verification.challenge where drawn_at < ${before}`)
}
