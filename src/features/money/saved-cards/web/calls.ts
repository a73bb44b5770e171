import type { Gives } from '#kernel/call.ts'
import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '../contract.ts'

/** The calls of cards. */
export const calls = clientOf<typeof contract>()

/** What a page's `load` asks for, so that the cards stand in the first document. */
export const ownCardsQuery = calls.query('saved_cards.list', {})
/** What can be ordered again, likewise. */
export const repeatQuery = calls.query('saved_cards.read_repeat', {})

/** What can be ordered again, as GET /api/credits/repeat-order tells it. */
export type RepeatView = Gives<(typeof contract)['saved_cards.read_repeat']>
