import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '../../contract/sales-stops.ts'

/** The calls of closures as the office makes them, typed by their contract. */
export const calls = clientOf<typeof contract>()
