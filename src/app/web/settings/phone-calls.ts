import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '#features/members/phone-verification/contract.ts'

export const phoneCalls = clientOf<typeof contract>()
