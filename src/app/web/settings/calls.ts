import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '#features/members/accounts/contract.ts'

export const calls = clientOf<typeof contract>()
