import { createClient } from '#platform/web/api/create-client.ts'
import type { contract } from '../../contract.ts'

/** The endpoints are provided by the credits feature. */
export const calls = createClient<typeof contract>()
