import type { Carries } from '#kernel/event.ts'
import type { Handlers } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { events as payments } from '#features/money/payments/contract.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { CardsDeps } from './deps.ts'
import { farewells } from './farewells.ts'
import { finishCharges } from './finish-charges.ts'
import { hearKept } from './hear-kept.ts'
import { readCharge } from './read-charge.ts'
import { readRepeat } from './read-repeat.ts'
import { repeatOrder } from './repeat-order.ts'
import { showCard } from './show-card.ts'
import { addFarewell } from './store-farewells.ts'
import { deleteCard, deleteOf, selectCards, selectExport } from './store.ts'

export type { CardsDeps } from './deps.ts'

export interface Cards {
  readonly handlers: Handlers<typeof contract, Site>
  /** What cards hear of the features below, in the emitter's transaction. */
  readonly hears: {
    readonly 'payments.card_saved': NowSubscriber<Carries<(typeof payments)['payments.card_saved']>>
    readonly 'accounts.erased': NowSubscriber<{ account: number }>
  }
  /** Has providers forget removed cards that they could not be asked about; a timed job, every minute. */
  readonly forgetDue: (now: Date) => Promise<void>
  /** Asks again about orders whose provider did not answer; a timed job, every minute. */
  readonly finishCharges: (now: Date) => Promise<void>
  /** Everything kept here of a member, for their own file. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/** Cards: those that providers remember for members who ticked it, and the last order again by one of them (CRED-06). */
export function createCards(deps: CardsDeps): Cards {
  const { database } = deps
  const { bid, bidDue } = farewells(deps)
  return {
    handlers: {
      'saved_cards.list': async (_, { viewer, now }) => ({
        cards: (await selectCards(database, viewer.account)).map((card) => showCard(card, now)),
      }),
      'saved_cards.remove': async ({ card }, { viewer, now }) => {
        if (!looksLikeId(card)) return refuse('not_found')
        const gone = await database.transaction(async (tx) => {
          const found = await deleteCard(tx, viewer.account, card)
          if (found !== null) await addFarewell(tx, found, now)
          return found
        })
        if (gone === null) return refuse('not_found')
        await bid(gone, 0, now)
        return null
      },
      'saved_cards.read_repeat': readRepeat(deps),
      'saved_cards.repeat_order': repeatOrder(deps),
      'saved_cards.read_charge': readCharge(deps),
    },
    hears: {
      'payments.card_saved': hearKept,
      'accounts.erased': async (tx, { account }, now) => {
        for (const farewell of await deleteOf(tx, account)) await addFarewell(tx, farewell, now)
      },
    },
    forgetDue: bidDue,
    finishCharges: finishCharges(deps),
    exportOwn: (account) => selectExport(database, account),
  }
}
