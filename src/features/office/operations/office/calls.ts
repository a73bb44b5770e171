import { createClient } from '#platform/web/api/create-client.ts'
import type { contract } from '../contract/jobs.ts'

export const calls = createClient<typeof contract>()
