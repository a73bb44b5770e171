import type { Gives } from '#kernel/call.ts'
import type { Api } from '#platform/web/api/api.ts'
import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '../contract.ts'

/** The calls of discounts. */
export const calls = clientOf<typeof contract>()

/** What would come off the next order, as GET /api/discounts tells it. */
export type MyDiscounts = Gives<(typeof contract)['discounts.read_mine']>
export type CodeView = NonNullable<MyDiscounts['code']>

/** The key under which the cache holds it. */
export const mineKey = ['discounts.read_mine', {}] as const

/** Options for a page's `load`. */
export const mineQuery = (api: Api) => calls.query('discounts.read_mine', {})(api)
