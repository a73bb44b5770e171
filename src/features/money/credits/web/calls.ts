import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '../contract.ts'

/** The calls of credits. */
export const calls = clientOf<typeof contract>()

/** What a page's `load` asks for, so that prices stand in the first document. */
export const walletQuery = calls.query('credits.read_wallet', {})
