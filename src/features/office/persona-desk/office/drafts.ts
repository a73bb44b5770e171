/**
 * Unsent texts by conversation, only while this page is open, because drafts about members must not
 * be stored in the browser.
 */
const drafts = new Map<string, string>()

export function readDraft(conversation: string): string {
  return drafts.get(conversation) ?? ''
}

/** Saves a draft, or deletes it if it is empty. */
export function saveDraft(conversation: string, text: string): void {
  if (text === '') drafts.delete(conversation)
  else drafts.set(conversation, text)
}
