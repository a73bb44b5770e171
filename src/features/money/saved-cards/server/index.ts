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
  /** Subscribers to events of lower features, run in the transaction of the emitter. */
  readonly hears: {
    readonly 'payments.card_saved': NowSubscriber<Carries<(typeof payments)['payments.card_saved']>>
    readonly 'accounts.erased': NowSubscriber<{ account: number }>
  }
  /**
   * Deletes removed cards at providers that did not respond before; a scheduled job that runs every
   * minute.
   */
  readonly forgetDue: (now: Date) => Promise<void>
  /** Retries orders whose provider did not respond; a scheduled job that runs every minute. */
  readonly finishCharges: (now: Date) => Promise<void>
  /** The saved cards of a member for their data export. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/**
 * Saved cards: cards that providers store for members who ticked the box, and repeating the last
 * order with one of them (CRED-06).
 */
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
