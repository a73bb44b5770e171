import { browserStorage } from '../picker/browser-storage.ts'

/**
 * Unsent texts per chat, stored in this browser. If storage is full or disabled, nothing is stored
 * and nothing breaks.
 */
export interface Drafts {
  read(chat: string): string
  keep(chat: string, text: string): void
}

/** Drafts of one member in this browser. */
export function createBrowserDrafts(member: string): Drafts {
  return createDrafts(browserStorage(), member)
}

/** The key of a chat that has not started yet, by the other member. */
export function memberChatKey(member: string): string {
  return `member:${member}`
}

/**
 * Drafts of one member in a storage; `chat` is a conversation's id, or `member:` and a member's id.
 */
export function createDrafts(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  member: string,
): Drafts {
  const storageKey = (chat: string) => `minuet.draft.${member}.${chat}`
  return {
    read: (chat) => attempt(() => storage.getItem(storageKey(chat))) ?? '',
    keep: (chat, text) =>
      void attempt(() =>
        text === ''
          ? storage.removeItem(storageKey(chat))
          : storage.setItem(storageKey(chat), text),
      ),
  }
}

/** Browsers throw if storage is disabled; there is none in that case. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
