import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '#features/members/accounts/contract.ts'

/** The calls of accounts, typed. */
export const calls = clientOf<typeof contract>()
