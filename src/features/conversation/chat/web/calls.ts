import { createClient } from '#platform/web/api/create-client.ts'
import type { contract as fiction } from '#features/members/fictional-profiles/contract.ts'
import type { contract } from '../contract/chat.ts'
import type { contract as changes } from '../contract/message-changes.ts'

export const calls = createClient<typeof contract>()

/** Endpoints that change a message after it was sent. */
export const changeEndpoints = createClient<typeof changes>()

/** Endpoints of fictional profiles, used before a paid message to one. */
export const fictionEndpoints = createClient<typeof fiction>()
