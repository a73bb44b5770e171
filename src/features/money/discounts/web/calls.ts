import type { Gives } from '#kernel/call.ts'
import type { Api } from '#platform/web/api/api.ts'
import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '../contract.ts'

export const calls = clientOf<typeof contract>()

/** Discounts available for the next order, as returned by GET /api/discounts. */
export type MyDiscounts = Gives<(typeof contract)['discounts.read_mine']>
export type CodeView = NonNullable<MyDiscounts['code']>

/** Cache key of the query. */
export const mineKey = ['discounts.read_mine', {}] as const

/** Query options for a page's `load`. */
export const mineQuery = (api: Api) => calls.query('discounts.read_mine', {})(api)
