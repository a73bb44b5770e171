import { GatewayUnreachable } from '#features/money/payments/server/index.ts'
import { nextDeletionAttempt } from '../rules/next-deletion-attempt.ts'
import type { CardsDeps } from './deps.ts'
import {
  deletePendingDeletion,
  type PendingDeletion,
  rescheduleDeletion,
  selectDueDeletions,
} from './store-pending-deletions.ts'

const batch = 50

/** Deletes removed cards at their providers. */
export interface PendingDeletions {
  /** Deletes one card now; if the provider does not respond, it is called again later. */
  bid(deletion: PendingDeletion, tries: number, now: Date): Promise<void>
  /** Deletes all due cards; a scheduled job that runs every minute. */
  deleteDue(now: Date): Promise<void>
}

export function createPendingDeletions({
  database,
  log,
  payments,
}: Pick<CardsDeps, 'database' | 'log' | 'payments'>): PendingDeletions {
  async function bid(deletion: PendingDeletion, tries: number, now: Date): Promise<void> {
    // Rescheduled before the call, so that a card that cannot be deleted does not block the queue.
    await rescheduleDeletion(database, deletion, nextDeletionAttempt(tries, now))
    // A gateway that is switched off today may be on again tomorrow.
    const gateway = payments.providerNamed(deletion.gateway)
    if (gateway === null) return
    try {
      await gateway.forgetCard(deletion.token)
      await deletePendingDeletion(database, deletion)
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error
      log.warn({ id: deletion.gateway, error }, 'a card could not be deleted at its provider yet')
    }
  }

  return {
    bid,
    async deleteDue(now) {
      for (const { tries, ...deletion } of await selectDueDeletions(database, batch, now))
        await bid(deletion, tries, now)
    },
  }
}
