import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '../../contract.ts'

/** The statement's calls: the ledger below answers them. */
export const calls = clientOf<typeof contract>()
