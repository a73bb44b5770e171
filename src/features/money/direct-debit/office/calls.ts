import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '../contract.ts'

/** The calls of direct debit as the office makes them. */
export const calls = clientOf<typeof contract>()
