import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Failure } from '../../rules/provider-codes/failures.ts'

/**
 * Records why a payment failed; a reported reason is kept even if the provider no longer reports
 * it.
 */
export async function saveFailure(
  tx: Transaction,
  attempt: string,
  failure: Failure | null,
): Promise<void> {
  if (failure === null) return
  await tx.run(sql`update payments.attempt set failure = ${failure} where id = ${attempt}`)
}
