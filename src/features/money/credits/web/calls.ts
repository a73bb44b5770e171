import { createClient } from '#platform/web/api/create-client.ts'
import type { contract } from '../contract.ts'

export const calls = createClient<typeof contract>()

/** For a page's `load`, so that the prices are in the server-rendered document. */
export const walletQuery = calls.query('credits.read_wallet', {})
