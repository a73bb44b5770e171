import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A token to be deleted at its provider. */
export interface PendingDeletion {
  readonly gateway: string
  readonly token: string
}

export async function insertPendingDeletion(
  tx: Transaction,
  { gateway, token }: PendingDeletion,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into saved_cards.pending_deletion (gateway, token, tries, next_try_at) values (${gateway}, ${token}, 0, ${now})
    on conflict on constraint pending_deletion_pk do nothing`)
}

/** Due deletions, longest overdue first. */
export function selectDueDeletions(
  queries: Queries,
  limit: number,
  now: Date,
): Promise<(PendingDeletion & { readonly tries: number })[]> {
  return queries.many(sql`
    select gateway, token, tries from saved_cards.pending_deletion where next_try_at <= ${now}
    order by next_try_at, gateway, token
    limit ${limit}`)
}

/** Removes the entry once the provider has deleted the card. */
export async function deletePendingDeletion(
  queries: Queries,
  { gateway, token }: PendingDeletion,
): Promise<void> {
  await queries.run(
    sql`delete from saved_cards.pending_deletion where gateway = ${gateway} and token = ${token}`,
  )
}

/** Counts a failed attempt and sets the next one. */
export async function rescheduleDeletion(
  queries: Queries,
  { gateway, token }: PendingDeletion,
  at: Date,
): Promise<void> {
  await queries.run(sql`
    update saved_cards.pending_deletion set tries = tries + 1, next_try_at = ${at} where gateway = ${gateway} and token = ${token}`)
}
