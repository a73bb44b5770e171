import { createClient } from '#platform/web/api/create-client.ts'
import type { contract } from '#features/members/phone-verification/contract.ts'

export const phoneEndpoints = createClient<typeof contract>()
