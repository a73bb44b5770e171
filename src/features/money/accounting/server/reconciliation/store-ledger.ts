import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Something a ledger says of itself that must never be. */
export interface LedgerFault {
  readonly ledger: 'credits' | 'money' | 'invoices'
  readonly rule: string
  readonly about: string
}

/** What a check of the ledgers came to. */
export interface LedgerCheck {
  readonly at: Date
  readonly requested_by: number | null
  readonly rows_read: number
  readonly took_ms: number
  readonly violations: number
  readonly found: readonly LedgerFault[]
}

/** Keeps what a check came to. */
export async function insertCheck(queries: Queries, check: LedgerCheck): Promise<void> {
  await queries.run(sql`
    insert into accounting.ledger_check (at, requested_by, rows_read, took_ms, violations, found)
    values (${check.at}, ${check.requested_by}, ${check.rows_read}, ${check.took_ms}, ${check.violations}, ${JSON.stringify(check.found)}::jsonb)`)
}

/** The last check; null before the first. */
export function selectLastCheck(queries: Queries): Promise<LedgerCheck | null> {
  return queries.maybe(sql`
    select at, requested_by, rows_read, took_ms, violations, found from accounting.ledger_check order by id desc limit 1`)
}

/** All credits there ever were, and of how many rows both ledgers are made. */
export interface CreditTotals {
  readonly bought: number
  readonly given: number
  readonly spent: number
  readonly taken_back: number
  readonly held: number
  readonly rows: number
}

/** Adds them up. */
export function selectTotals(queries: Queries): Promise<CreditTotals> {
  return queries.one(sql`
    select t.bought, t.given, t.spent, t.taken_back, t.held,
      (t.transfers + t.movements + t.seals + coalesce((select sum(c.lines) from accounting.public_clearing_balance c), 0))::bigint as rows
    from credits.public_totals t`)
}

/** The last seals, the latest first. */
export function selectSeals(
  queries: Queries,
  most: number,
): Promise<{ number: number; at: Date; hash: string; wallets: number }[]> {
  return queries.many(sql`select number, at, hash, wallets from credits.public_seal order by number desc limit ${most}`)
}

/** What lies in each account of the money ledger. */
export function selectAccounts(
  queries: Queries,
): Promise<{ code: string; currency: string; balance_minor: number; oldest_at: Date | null }[]> {
  return queries.many(sql`
    select code, currency, balance_minor, oldest_at from accounting.public_clearing_balance order by code, currency`)
}
