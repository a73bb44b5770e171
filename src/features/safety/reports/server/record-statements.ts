import type { Site } from '#features/site/sites/index.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Outcome } from '../rules/decisions.ts'
import type { Reason } from '../rules/reasons.ts'
import type { ReportsDeps } from './deps.ts'

interface DecidedReport {
  readonly report: {
    readonly site: number
    readonly reported: number
    readonly reporter: number | null
    readonly opened_by: number | null
    readonly reason: Reason
  }
  readonly number: string
  readonly outcome: Outcome
  readonly statement: string
  /** When a suspension ends. */
  readonly until?: Date | undefined
}

/**
 * Records the reasons of a decision: for the reported member if action was taken, and for the member
 * who reported always, so that each can appeal.
 */
export async function recordStatements(
  { recordStatement }: Pick<ReportsDeps, 'recordStatement'>,
  tx: Transaction,
  { report, number, outcome, statement, until }: DecidedReport,
  {
    site,
    viewer,
    now,
  }: {
    readonly site: Pick<Site, 'pool'>
    readonly viewer: Pick<StaffViewer, 'staff'>
    readonly now: Date
  },
): Promise<void> {
  const { reporter, reported, opened_by: openedBy, reason } = report
  const origin = reporter !== null ? 'notice' : openedBy !== null ? 'own' : 'automatic'
  const decision = {
    site: { id: report.site, pool: site.pool },
    subject: number,
    outcome,
    rule: reason,
    origin,
    statement,
    staff: viewer.staff,
    ...(until !== undefined && { endsAt: until }),
  } as const
  if (outcome !== 'nothing')
    await recordStatement(tx, { ...decision, account: reported, side: 'affected' }, now)
  if (reporter !== null)
    await recordStatement(tx, { ...decision, account: reporter, side: 'notifier' }, now)
}
