/** What is written and not sent, per chat, in this browser. Storage that is full or forbidden keeps nothing, and nothing breaks. */
export interface Drafts {
  read(chat: string): string
  keep(chat: string, text: string): void
}

/** The key of a chat that has not begun, by the member one would write to. */
export function chatWith(member: string): string {
  return `member:${member}`
}

/** Drafts of one member in a storage; `chat` is a conversation's id or `member:` and a member's. */
export function createDrafts(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, member: string): Drafts {
  const keyOf = (chat: string) => `minuet.draft.${member}.${chat}`
  return {
    read: (chat) => attempt(() => storage.getItem(keyOf(chat))) ?? '',
    keep: (chat, text) =>
      void attempt(() => (text === '' ? storage.removeItem(keyOf(chat)) : storage.setItem(keyOf(chat), text))),
  }
}

/** Browsers throw where storage is switched off; then there is none. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
