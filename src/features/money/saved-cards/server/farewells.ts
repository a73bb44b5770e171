import { GatewayUnreachable } from '#features/money/payments/server/index.ts'
import { nextFarewell } from '../rules/next-farewell.ts'
import type { CardsDeps } from './deps.ts'
import { deleteFarewell, type Farewell, putOff, selectDue } from './store-farewells.ts'

const batch = 50

/** Has providers forget what is to be forgotten. */
export interface Farewells {
  /** One of them, at once; a provider that does not answer is asked again later. */
  bid(farewell: Farewell, tries: number, now: Date): Promise<void>
  /** All that are due; a timed job, every minute. */
  bidDue(now: Date): Promise<void>
}

/** Makes it. */
export function farewells({ database, log, payments }: Pick<CardsDeps, 'database' | 'log' | 'payments'>): Farewells {
  async function bid(farewell: Farewell, tries: number, now: Date): Promise<void> {
    // Before asking, so that what cannot be forgotten does not stand at the front for ever.
    await putOff(database, farewell, nextFarewell(tries, now))
    // A gateway that is switched off today may be on again tomorrow.
    const gateway = payments.providerNamed(farewell.gateway)
    if (gateway === null) return
    try {
      await gateway.forgetCard(farewell.token)
      await deleteFarewell(database, farewell)
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error
      log.warn({ id: farewell.gateway, error }, 'a card could not be forgotten yet')
    }
  }

  return {
    bid,
    async bidDue(now) {
      for (const { tries, ...farewell } of await selectDue(database, batch, now)) await bid(farewell, tries, now)
    },
  }
}
