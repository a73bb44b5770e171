/**
 * Returns a path of this site that a page may link back to (`?to=`); null for another host, a
 * scheme, or slash tricks.
 */
export function safeReturnPath(text: string | null | undefined): string | null {
  if (text === null || text === undefined || text.length > 500) return null
  return /^\/(?![/\\])[\w~!$&'()*+,;=:@%./?-]*$/.test(text) ? text : null
}

/** Whether a page of the site is a conversation, or the start of one. */
export function isConversation(path: string): boolean {
  return /^\/(?:chats\/[^/?]+|members\/[^/?]+\/chat)(?:\?|$)/.test(path)
}
