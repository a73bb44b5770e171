import { createClient } from '#platform/web/api/client-of.ts'
import type { contract } from '#features/members/phone-verification/contract.ts'

export const phoneEndpoints = createClient<typeof contract>()
