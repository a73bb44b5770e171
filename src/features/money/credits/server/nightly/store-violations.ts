import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A ledger violation: the rule, the account (0 for seals), and the number of the movement, lot or seal. */
export interface LedgerViolation {
  readonly rule: string
  readonly account: number
  readonly number: number
}

/** How far a check has come. */
export interface CheckState {
  readonly lastAccount: number
  readonly found: readonly LedgerViolation[]
}

/** Violations of up to `limit` wallets after an account; `lastAccount` is null if there are none left. */
export function selectSliceViolations(
  queries: Queries,
  after: number,
  limit: number,
): Promise<{ lastAccount: number | null; violations: LedgerViolation[] }> {
  return queries.one(sql`
    with slice as (
      select array_agg(w.account_id order by w.account_id) as accounts
      from (select account_id from credits.wallet where account_id > ${after} order by account_id limit ${limit}) w
    )
    select s.accounts[cardinality(s.accounts)] as "lastAccount", coalesce((
      select jsonb_agg(to_jsonb(v) order by v.account, v.number) from credits.wallet_violations(s.accounts) v
      where s.accounts is not null), '[]') as violations
    from slice s`)
}

/** Violations of the chain of seals. */
export function selectSealChainViolations(queries: Queries): Promise<LedgerViolation[]> {
  return queries.many(sql`
    select rule, account_id as account, number from credits.seal_chain_violations order by number limit 1000`)
}

/** The check in progress for a day; deletes those of other days, which will never be finished. */
export async function selectCheck(queries: Queries, day: string): Promise<CheckState | null> {
  await queries.run(sql`delete from credits.violation_check where day <> ${day}::date`)
  return queries.maybe(sql`
    select last_account_id as "lastAccount", found from credits.violation_check where day = ${day}::date`)
}

export async function upsertCheck(
  queries: Queries,
  day: string,
  { lastAccount, found }: CheckState,
): Promise<void> {
  await queries.run(sql`
    insert into credits.violation_check (day, last_account_id, found)
    values (${day}::date, ${lastAccount}, ${JSON.stringify(found)}::jsonb)
    on conflict on constraint violation_check_pk
    do update set last_account_id = excluded.last_account_id, found = excluded.found`)
}

export async function deleteCheck(queries: Queries, day: string): Promise<void> {
  await queries.run(sql`delete from credits.violation_check where day = ${day}::date`)
}
