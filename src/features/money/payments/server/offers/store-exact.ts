import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { PaidAct } from '#features/money/credits/index.ts'

/** The facts from which the price of an exact order was calculated. */
export interface ExactBasis {
  readonly act: PaidAct
  readonly cost: number
  readonly held: number
}

/** The credit balance of an account. */
export async function selectBalance(queries: Queries, account: number): Promise<number> {
  const wallet = await queries.maybe<{ credits: number }>(
    sql`select w.credits from credits.public_wallet w where w.account_id = ${account}`,
  )
  return wallet?.credits ?? 0
}

/** Records the facts of an exact order, once. */
export async function insertExact(
  tx: Transaction,
  key: number,
  { act, cost, held }: ExactBasis,
): Promise<void> {
  await tx.run(sql`
    insert into payments.exact_purchase (purchase_id, act, cost, held) values (${key}, ${act}, ${cost}, ${held})
    on conflict on constraint exact_purchase_pk do nothing`)
}

/**
 * The exact order already placed under a client id, with its original facts; null if there is none.
 */
export function selectExact(
  queries: Queries,
  { account, client }: { account: number; client: string },
): Promise<(ExactBasis & { credits: number; price_minor: number }) | null> {
  return queries.maybe(sql`
    select e.act, e.cost, e.held, p.credits, p.price_minor
    from payments.purchase p join payments.exact_purchase e on e.purchase_id = p.id
    where p.account_id = ${account} and p.client_id = ${client}`)
}
