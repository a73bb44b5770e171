import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '../../contract/payouts.ts'

/** The calls of settlements as the office makes them, typed by their contract. */
export const calls = clientOf<typeof contract>()
