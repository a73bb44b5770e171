import type { Output } from '#kernel/endpoint.ts'
import { createClient } from '#platform/web/api/create-client.ts'
import type { contract } from '../contract.ts'

export const calls = createClient<typeof contract>()

/** Loaded by a page's `load`, so that the cards are in the first server-rendered document. */
export const ownCardsQuery = calls.query('saved_cards.list', {})
/** The items that can be ordered again, for a page's `load`. */
export const repeatQuery = calls.query('saved_cards.read_repeat', {})

/** The response of GET /api/credits/repeat-order. */
export type RepeatView = Output<(typeof contract)['saved_cards.read_repeat']>
