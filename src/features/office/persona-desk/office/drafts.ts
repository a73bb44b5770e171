/** What was typed and not sent, by conversation, for as long as this page is open: a draft is no member's property to be stored. */
const drafts = new Map<string, string>()

/** The draft of a conversation. */
export function draftOf(conversation: string): string {
  return drafts.get(conversation) ?? ''
}

/** Keeps a draft, or forgets it when it is empty. */
export function keepDraft(conversation: string, text: string): void {
  if (text === '') drafts.delete(conversation)
  else drafts.set(conversation, text)
}
