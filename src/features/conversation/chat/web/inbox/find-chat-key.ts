import { memberChatKey } from '../composer/drafts.ts'

/** The chat at an address, as its drafts key; null if it is not a chat page. */
export function findChatKey(path: string): string | null {
  const [, member, conversation] = /^\/(?:members\/([^/]+)\/chat|chats\/([^/]+))$/.exec(path) ?? []
  return member === undefined ? (conversation ?? null) : memberChatKey(member)
}
