import { createClient } from '#platform/web/api/create-client.ts'
import type { contract } from '../contract/emails.ts'

export const emailCalls = createClient<typeof contract>()
