import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/reconciliation.ts'
import type { ReconciliationDeps } from './deps.ts'
import { countOverdue, explain, listDifferences, startRun } from './differences.ts'
import { checkFromOffice, checkLedgers, countAlarms, readLedger } from './ledger.ts'
import { createRuns } from './runs.ts'
import { deleteOld } from './store-runs.ts'
import { listWebhooks, replay, replayAll } from './webhooks.ts'

export interface Reconciliation {
  readonly handlers: Handlers<typeof contract, Site>
  /** Nightly job: enqueues a comparison and checks the ledgers. */
  readonly night: (now: Date) => Promise<void>
  /** Scheduled every minute: runs the waiting comparison, if any. */
  readonly work: (now: Date) => Promise<boolean>
  /** Scheduled: deletes comparisons and checks older than 400 days, but never differences. */
  readonly tidy: (now: Date) => Promise<void>
}

const retentionMs = 400 * 86_400_000

/**
 * Reconciliation: checks that orders, providers and both ledgers agree, and reports where they do
 * not.
 */
export function createReconciliation(deps: ReconciliationDeps): Reconciliation {
  const runs = createRuns(deps)
  const check = checkLedgers(deps)
  return {
    handlers: {
      'reconciliation.list': listDifferences(deps),
      'reconciliation.count': countOverdue(deps),
      'reconciliation.start': startRun(deps),
      'reconciliation.explain': explain(deps),
      'reconciliation.list_webhooks': listWebhooks(deps),
      'reconciliation.replay': replay(deps),
      'reconciliation.replay_all': replayAll(deps),
      'reconciliation.read_ledger': readLedger(deps),
      'reconciliation.count_alarms': countAlarms(deps),
      'reconciliation.check_ledger': checkFromOffice(deps),
    },
    async night(now) {
      await runs.enter(now)
      await check(null, now)
    },
    work: runs.work,
    tidy: (now) => deleteOld(deps.database, new Date(now.getTime() - retentionMs)),
  }
}
