import { GatewayUnreachable } from '#features/money/payments/server/index.ts'
import { nextFarewell } from '../rules/next-farewell.ts'
import type { CardsDeps } from './deps.ts'
import { deleteFarewell, type Farewell, putOff, selectDue } from './store-farewells.ts'

const batch = 50

/** Deletes removed cards at their providers. */
export interface Farewells {
  /** Deletes one card now; if the provider does not respond, it is called again later. */
  bid(farewell: Farewell, tries: number, now: Date): Promise<void>
  /** Deletes all due cards; a scheduled job that runs every minute. */
  bidDue(now: Date): Promise<void>
}

export function farewells({ database, log, payments }: Pick<CardsDeps, 'database' | 'log' | 'payments'>): Farewells {
  async function bid(farewell: Farewell, tries: number, now: Date): Promise<void> {
    // Rescheduled before the call, so that a card that cannot be deleted does not block the queue.
    await putOff(database, farewell, nextFarewell(tries, now))
    // A gateway that is switched off today may be on again tomorrow.
    const gateway = payments.providerNamed(farewell.gateway)
    if (gateway === null) return
    try {
      await gateway.forgetCard(farewell.token)
      await deleteFarewell(database, farewell)
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error
      log.warn({ id: farewell.gateway, error }, 'a card could not be deleted at its provider yet')
    }
  }

  return {
    bid,
    async bidDue(now) {
      for (const { tries, ...farewell } of await selectDue(database, batch, now)) await bid(farewell, tries, now)
    },
  }
}
