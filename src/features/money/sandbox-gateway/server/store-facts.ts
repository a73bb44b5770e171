import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { StepFacts } from '../rules/outcomes.ts'

/** Records details of a step; omitted ones are left unchanged. */
export async function saveStepFacts(tx: Transaction, id: string, facts: StepFacts): Promise<void> {
  await tx.run(sql`
    update sandbox_gateway.payment
    set failure = coalesce(${facts.failure ?? null}, failure), settles_as = coalesce(${facts.settlesAs ?? null}, settles_as),
      payer_country = coalesce(${facts.payerCountry ?? null}, payer_country),
      three_d_secure = coalesce(${facts.threeDSecure ?? null}, three_d_secure)
    where id = ${id}`)
}
