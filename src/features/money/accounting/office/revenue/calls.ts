import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '../../contract/revenue.ts'

/** The calls of turnover as the office makes them, typed by their contract. */
export const calls = clientOf<typeof contract>()
