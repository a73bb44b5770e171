import { chatWith } from './drafts.ts'

/** The chat whose page is at an address, as drafts know it; null where there is none. */
export function chatAt(path: string): string | null {
  const [, member, conversation] = /^\/(?:members\/([^/]+)\/chat|chats\/([^/]+))$/.exec(path) ?? []
  return member === undefined ? (conversation ?? null) : chatWith(member)
}
