import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Failure } from '../rules/failures.ts'

/** Writes down why a payment failed, as its provider says; a word once heard stays when the provider tells it no more. */
export async function keepFailure(tx: Transaction, attempt: string, failure: Failure | null): Promise<void> {
  if (failure === null) return
  await tx.run(sql`update payments.attempt set failure = ${failure} where id = ${attempt}`)
}
