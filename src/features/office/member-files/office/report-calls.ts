import { createClient } from '#platform/web/api/create-client.ts'
import type { contract } from '#features/safety/reports/contract.ts'

/** Decisions about a member are reports that staff open and decide at once. */
export const reportCalls = createClient<typeof contract>()
