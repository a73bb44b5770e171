import type { CheckedSlice } from '#platform/server/jobs/check-in-slices.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A ledger violation: the rule, the account (0 for seals), and the number of the movement, lot or seal. */
export interface LedgerViolation {
  readonly rule: string
  readonly account: number
  readonly number: number
}

/** Violations of up to `size` wallets after that of an account. */
export function selectSliceViolations(
  queries: Queries,
  after: string | null,
  size: number,
): Promise<CheckedSlice<LedgerViolation>> {
  return queries.one(sql`
    with slice as (
      select array_agg(w.account_id order by w.account_id) as accounts
      from (select account_id from credits.wallet where account_id > ${Number(after ?? 0)} order by account_id limit ${size}) w
    )
    select s.accounts[cardinality(s.accounts)]::text as last, coalesce((
      select jsonb_agg(to_jsonb(v) order by v.account, v.number) from credits.wallet_violations(s.accounts) v
      where s.accounts is not null), '[]') as found
    from slice s`)
}

/** Violations of the chain of seals, which is short: one seal a night. */
export async function selectSealChainViolations(
  queries: Queries,
): Promise<CheckedSlice<LedgerViolation>> {
  const found = await queries.many<LedgerViolation>(sql`
    select rule, account_id as account, number from credits.seal_chain_violations order by number limit 1000`)
  return { last: null, found }
}
