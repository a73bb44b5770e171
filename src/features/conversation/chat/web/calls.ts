import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract as fiction } from '#features/members/fictional-profiles/contract.ts'
import type { contract } from '../contract/chat.ts'

export const calls = clientOf<typeof contract>()

/** Endpoints of fictional profiles, used before a paid message to one. */
export const fictionCalls = clientOf<typeof fiction>()
