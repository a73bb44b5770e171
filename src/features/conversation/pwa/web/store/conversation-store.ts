import { deletePrivateData } from '#platform/web/private-data.ts'
import {
  areReadable,
  type DatedConversation,
  listSurplus,
  type StoredConversation,
} from '../../rules/stored-conversation.ts'
import { decrypt, encrypt } from './encrypt.ts'
import { type OfflineKey, readOfflineKey } from './offline-key.ts'
import { onPrivateRecords } from './private-records.ts'

/** A conversation that may be kept, and how often its messages were edited or deleted. */
export interface Readable {
  readonly id: string
  readonly changes: number
}

/** The conversations this browser keeps for the account of its session (NTF-08). */
export interface ConversationStore {
  /** The newest first; none once the server has not confirmed them for too long. */
  read(): Promise<DatedConversation[]>
  /** The ids of all copies. */
  list(): Promise<string[]>
  write(conversation: StoredConversation): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  /**
   * Deletes those of the given copies that the server didn't name, and those older than the last
   * edit or deletion of a message.
   */
  keepOnly(asked: readonly string[], readable: readonly Readable[]): Promise<void>
  /** Records that the server has just said which copies may be kept. */
  confirm(): Promise<void>
}

/**
 * Opens the store of this browser's session. Records of any other session, of whichever account,
 * are deleted before anything can be read; without a session, or in quiet mode, everything is.
 * Null without a session or without storage.
 */
export async function openConversationStore(): Promise<ConversationStore | null> {
  try {
    const key = 'quiet' in document.documentElement.dataset ? null : await readOfflineKey()
    if (key === null) {
      await deletePrivateData()
      return null
    }
    await takeOver(key)
    return createStore(key)
  } catch {
    return null
  }
}

/** Leaves only records of this session. */
function takeOver({ fingerprint }: OfflineKey): Promise<void> {
  return onPrivateRecords(async (records) => {
    const owner = await records.owner()
    if (owner?.fingerprint === fingerprint) return
    records.clear()
    records.putOwner({ id: 'owner', fingerprint, confirmedAt: Date.now() })
  })
}

function createStore({ crypto: key, fingerprint }: OfflineKey): ConversationStore {
  return {
    async read() {
      const copies = await onPrivateRecords(async (records) => {
        const owner = await records.owner()
        if (owner?.fingerprint !== fingerprint) return []
        if (areReadable(owner.confirmedAt, Date.now())) return records.copies()
        records.clear()
        return []
      })
      const conversations = await Promise.all(
        copies.map(async ({ id, storedAt, ...sealed }) => {
          const conversation = (await decrypt(key, id, sealed)) as StoredConversation | null
          return conversation === null ? [] : [{ ...conversation, storedAt }]
        }),
      )
      return conversations.flat().sort((a, b) => b.storedAt - a.storedAt)
    },
    list: () => onPrivateRecords(async (records) => (await records.copies()).map(({ id }) => id)),
    async write(conversation) {
      // Encrypted before the transaction opens, which ends as soon as it waits for anything else.
      const sealed = await encrypt(key, conversation.id, conversation)
      await onPrivateRecords(async (records) => {
        // Another session may have taken over in another tab.
        if ((await records.owner())?.fingerprint !== fingerprint) return
        const { id, changes } = conversation
        const kept = (await records.copies()).find((copy) => copy.id === id)
        // Another tab has stored it since a message was edited or deleted.
        if ((kept?.changes ?? 0) > changes) return
        records.put({ id, changes, storedAt: Date.now(), ...sealed })
        for (const id of listSurplus(await records.copies())) records.remove(id)
      })
    },
    remove: (ids) =>
      onPrivateRecords(async (records) => {
        for (const id of ids) records.remove(id)
      }),
    keepOnly: (asked, readable) =>
      onPrivateRecords(async (records) => {
        const current = new Map(readable.map(({ id, changes }) => [id, changes]))
        // Read again here: the page may have stored a newer copy since it asked.
        for (const { id, changes = -1 } of await records.copies())
          if (asked.includes(id) && changes < (current.get(id) ?? Infinity)) records.remove(id)
      }),
    confirm: () =>
      onPrivateRecords(async (records) => {
        if ((await records.owner())?.fingerprint === fingerprint)
          records.putOwner({ id: 'owner', fingerprint, confirmedAt: Date.now() })
      }),
  }
}
