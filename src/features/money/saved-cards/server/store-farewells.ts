import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** What a provider is to forget. */
export interface Farewell {
  readonly gateway: string
  readonly token: string
}

/** Puts down what a provider is to forget. */
export async function addFarewell(tx: Transaction, { gateway, token }: Farewell, now: Date): Promise<void> {
  await tx.run(sql`
    insert into saved_cards.pending_deletion (gateway, token, tries, next_try_at) values (${gateway}, ${token}, 0, ${now})
    on conflict on constraint pending_deletion_pk do nothing`)
}

/** What is due, the longest due first. */
export function selectDue(
  queries: Queries,
  limit: number,
  now: Date,
): Promise<(Farewell & { readonly tries: number })[]> {
  return queries.many(sql`
    select gateway, token, tries from saved_cards.pending_deletion where next_try_at <= ${now}
    order by next_try_at, gateway, token
    limit ${limit}`)
}

/** The provider has forgotten it, and so do we. */
export async function deleteFarewell(queries: Queries, { gateway, token }: Farewell): Promise<void> {
  await queries.run(sql`delete from saved_cards.pending_deletion where gateway = ${gateway} and token = ${token}`)
}

/** The provider did not answer; says when it is asked again. */
export async function putOff(queries: Queries, { gateway, token }: Farewell, at: Date): Promise<void> {
  await queries.run(sql`
    update saved_cards.pending_deletion set tries = tries + 1, next_try_at = ${at} where gateway = ${gateway} and token = ${token}`)
}
