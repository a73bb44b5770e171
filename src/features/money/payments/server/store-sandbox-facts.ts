import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { StepFacts } from './sandbox/outcomes.ts'

/** Writes down what a step of the payer's tells besides; what it does not tell stays as it was. */
export async function keepStepFacts(tx: Transaction, id: string, facts: StepFacts): Promise<void> {
  await tx.run(sql`
    update payments.sandbox_payment
    set failure = coalesce(${facts.failure ?? null}, failure), settles_as = coalesce(${facts.settlesAs ?? null}, settles_as),
      payer_country = coalesce(${facts.payerCountry ?? null}, payer_country),
      three_d_secure = coalesce(${facts.threeDSecure ?? null}, three_d_secure)
    where id = ${id}`)
}
