import type { EventPayload } from '#kernel/event.ts'
import type { Handlers } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { events as payments } from '#features/money/payments/contract/payments.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { CardsDeps } from './deps.ts'
import { createPendingDeletions } from './pending-deletions.ts'
import { finishCharges } from './finish-charges.ts'
import { onCardSaved } from './on-card-saved.ts'
import { personalData } from './personal-data.ts'
import { readCharge } from './read-charge.ts'
import { readRepeat } from './read-repeat.ts'
import { repeatOrder } from './repeat-order.ts'
import { toCardView } from './to-card-view.ts'
import { insertPendingDeletion } from './store-pending-deletions.ts'
import { deleteCard, selectCards } from './store.ts'

export type { CardsDeps } from './deps.ts'

export interface Cards {
  readonly handlers: Handlers<typeof contract, Site>
  /** Subscribers to events of lower features, run in the transaction of the emitter. */
  readonly subscribers: {
    readonly 'payments.card_saved': TransactionalSubscriber<
      EventPayload<(typeof payments)['payments.card_saved']>
    >
  }
  /**
   * Deletes removed cards at providers that did not respond before; a scheduled job that runs every
   * minute.
   */
  readonly forgetDue: (now: Date) => Promise<void>
  /** Retries orders whose provider did not respond; a scheduled job that runs every minute. */
  readonly finishCharges: (now: Date) => Promise<void>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/**
 * Saved cards: cards that providers store for members who ticked the box, and repeating the last
 * order with one of them (CRED-06).
 */
export function createCards(deps: CardsDeps): Cards {
  const { database } = deps
  const { bid, deleteDue } = createPendingDeletions(deps)
  return {
    handlers: {
      'saved_cards.list': async (_, { viewer, now }) => ({
        cards: (await selectCards(database, viewer.account)).map((card) => toCardView(card, now)),
      }),
      'saved_cards.remove': async ({ card }, { viewer, now }) => {
        if (!looksLikeId(card)) return refuse('not_found')
        const removed = await database.transaction(async (tx) => {
          const deletion = await deleteCard(tx, viewer.account, card)
          if (deletion !== null) await insertPendingDeletion(tx, deletion, now)
          return deletion
        })
        if (removed === null) return refuse('not_found')
        await bid(removed, 0, now)
        return null
      },
      'saved_cards.read_repeat': readRepeat(deps),
      'saved_cards.repeat_order': repeatOrder(deps),
      'saved_cards.read_charge': readCharge(deps),
    },
    subscribers: {
      'payments.card_saved': onCardSaved,
    },
    forgetDue: deleteDue,
    finishCharges: finishCharges(deps),
    personalData,
  }
}
