import { createClient } from '#platform/web/api/client-of.ts'
import type { contract } from '../contract.ts'

export const calls = createClient<typeof contract>()
