import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A violation reported by a ledger. */
export interface LedgerViolationRow {
  readonly ledger: 'credits' | 'money' | 'invoices'
  readonly rule: string
  readonly about: string
}

/** Result of a ledger check. */
export interface LedgerCheck {
  readonly at: Date
  readonly requested_by: number | null
  readonly rows_read: number
  readonly took_ms: number
  readonly violations: number
  readonly found: readonly LedgerViolationRow[]
}

/** Stores the result of a check. */
export async function insertCheck(queries: Queries, check: LedgerCheck): Promise<void> {
  await queries.run(sql`
    insert into accounting.ledger_check (at, requested_by, rows_read, took_ms, violations, found)
    values (${check.at}, ${check.requested_by}, ${check.rows_read}, ${check.took_ms}, ${check.violations}, ${JSON.stringify(check.found)}::jsonb)`)
}

/** The last check; `null` before the first. */
export function selectLastCheck(queries: Queries): Promise<LedgerCheck | null> {
  return queries.maybe(sql`
    select at, requested_by, rows_read, took_ms, violations, found from accounting.ledger_check order by id desc limit 1`)
}

/** Totals over all credits ever, and the number of rows in both ledgers. */
export interface CreditTotals {
  readonly bought: number
  readonly given: number
  readonly spent: number
  /** Spent on messages to members under review; earned or refunded once staff have decided. */
  readonly in_escrow: number
  readonly taken_back: number
  readonly held: number
  readonly rows: number
}

export function selectTotals(queries: Queries): Promise<CreditTotals> {
  return queries.one(sql`
    select t.bought, t.given, t.spent, t.in_escrow, t.taken_back, t.held,
      (t.transfers + t.movements + t.seals + coalesce((select sum(c.lines) from accounting.public_clearing_balance c), 0))::bigint as rows
    from credits.public_totals t`)
}

/** The latest seals, newest first. */
export function selectSeals(
  queries: Queries,
  limit: number,
): Promise<{ number: number; at: Date; hash: string; wallets: number }[]> {
  return queries.many(
    sql`select number, at, hash, wallets from credits.public_seal order by number desc limit ${limit}`,
  )
}

/** Balance of each account of the revenue ledger. */
export function selectAccounts(
  queries: Queries,
): Promise<{ code: string; currency: string; balance_minor: number; oldest_at: Date | null }[]> {
  return queries.many(sql`
    select code, currency, balance_minor, oldest_at from accounting.public_clearing_balance order by code, currency`)
}
