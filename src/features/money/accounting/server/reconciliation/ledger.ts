import { hasPermission } from '#features/members/staff/index.ts'
import { countBankDays } from '#kernel/bank-days.ts'
import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/reconciliation.ts'
import { clearsWithinDays } from '../../rules/clears-within-days.ts'
import type { ReconciliationDeps } from './deps.ts'
import {
  insertCheck,
  type LedgerViolationRow,
  selectAccounts,
  selectLastCheck,
  selectSeals,
  selectTotals,
} from './store-ledger.ts'

const [sealsShown, faultsKept] = [7, 100]

/**
 * Recalculates both ledgers and stores the violations; a nightly job, also run on request. Returns
 * their number.
 */
export function checkLedgers(deps: ReconciliationDeps) {
  return async (by: number | null, now: Date): Promise<number> => {
    const startedAt = performance.now()
    // Only the nightly run resumes where it stopped; a requested check starts from the beginning.
    const run = by === null ? { day: now.toISOString().slice(0, 10) } : {}
    const [credits, money, invoices, totals] = await Promise.all([
      deps.credits.findViolations(run),
      deps.revenueLedger.findViolations(run),
      deps.invoices.findViolations(run),
      selectTotals(deps.database),
    ])
    const violations: LedgerViolationRow[] = [
      ...credits.map(({ rule, account, number }) => ({
        ledger: 'credits' as const,
        rule,
        about: `${account}/${number}`,
      })),
      ...money.map(({ rule, about }) => ({ ledger: 'money' as const, rule, about })),
      ...invoices.map(({ rule, about }) => ({ ledger: 'invoices' as const, rule, about })),
    ]
    await insertCheck(deps.database, {
      at: now,
      requested_by: by,
      rows_read: totals.rows,
      took_ms: Math.round(performance.now() - startedAt),
      violations: violations.length,
      found: violations.slice(0, faultsKept),
    })
    if (violations.length > 0) deps.log.error({ count: violations.length }, 'ledger violation')
    return violations.length
  }
}

/** State of the ledgers. */
export function readLedger(
  deps: ReconciliationDeps,
): Handler<(typeof contract)['reconciliation.read_ledger'], Site> {
  return async (_, { viewer, now }) => {
    const { database } = deps
    const [check, seals, totals, accounts, sealMissed] = await Promise.all([
      selectLastCheck(database),
      selectSeals(database, sealsShown),
      selectTotals(database),
      selectAccounts(database),
      deps.credits.isSealMissed(now),
    ])
    const by = check?.requested_by ?? null
    const names = await deps.staffNames(by === null ? [] : [by])
    const { rows: _rows, ...credits } = totals
    return {
      check: check && {
        at: check.at.toISOString(),
        by: by === null ? null : (names.get(by) ?? ''),
        rows_read: check.rows_read,
        took_ms: check.took_ms,
        violations: check.violations,
        found: [...check.found],
      },
      seal_missed: sealMissed,
      seals: seals.map((seal) => ({ ...seal, at: seal.at.toISOString() })),
      credits,
      accounts: accounts.map(({ oldest_at, ...account }) => {
        const waits = oldest_at === null ? null : countBankDays(oldest_at, now)
        return {
          ...account,
          waits_days: waits,
          overdue: waits !== null && waits > clearsWithinDays,
        }
      }),
      may_act: hasPermission(viewer.role, 'reconciliation.act'),
    }
  }
}

/** Number of alarms about the ledgers: violations at the last check, and a missed seal. */
export function countAlarms(
  deps: Pick<ReconciliationDeps, 'database' | 'credits'>,
): Handler<(typeof contract)['reconciliation.count_alarms'], Site> {
  return async (_, { now }) => {
    const [check, missed] = await Promise.all([
      selectLastCheck(deps.database),
      deps.credits.isSealMissed(now),
    ])
    return { waiting: (check?.violations ?? 0) + (missed ? 1 : 0) }
  }
}

/** Runs a check on a staff member's request and writes an audit entry. */
export function checkFromOffice(
  deps: ReconciliationDeps,
): Handler<(typeof contract)['reconciliation.check_ledger'], Site> {
  const check = checkLedgers(deps)
  return async (_, { viewer, now }) => {
    const violations = await check(viewer.staff, now)
    const note = { act: 'reconciliation.checked_ledger', facts: { violations } }
    await deps.database.transaction((tx) => deps.note(tx, viewer, note, now))
    return null
  }
}
