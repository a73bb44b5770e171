import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract as fiction } from '#features/members/fictional-profiles/contract.ts'
import type { contract } from '../contract/chat.ts'

/** The calls of chat. */
export const calls = clientOf<typeof contract>()

/** What is asked of fiction before a paid message to one of its profiles. */
export const fictionCalls = clientOf<typeof fiction>()
