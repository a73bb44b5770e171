import { createClient } from '#platform/web/api/create-client.ts'
import type { contract } from '#features/members/accounts/contract/accounts.ts'

export const calls = createClient<typeof contract>()
