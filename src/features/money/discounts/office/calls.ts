import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '../contract.ts'

/** The calls of codes as the office makes them, typed by their contract. */
export const calls = clientOf<typeof contract>()
