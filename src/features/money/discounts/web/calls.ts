import type { Output } from '#kernel/endpoint.ts'
import type { Api } from '#platform/web/api/api.ts'
import { createClient } from '#platform/web/api/create-client.ts'
import type { contract } from '../contract/discounts.ts'

export const calls = createClient<typeof contract>()

/** Discounts available for the next order, as returned by GET /api/discounts. */
export type MyDiscounts = Output<(typeof contract)['discounts.read_mine']>
export type CodeView = NonNullable<MyDiscounts['code']>

/** Cache key of the query. */
export const myDiscountsKey = ['discounts.read_mine', {}] as const

/** Query options for a page's `load`. */
export const myDiscountsQuery = (api: Api) => calls.query('discounts.read_mine', {})(api)
