import type { Handlers } from '#kernel/handler.ts'
import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { contract } from '../../contract/warnings.ts'
import { tidyWords } from '../../rules/warnings/hides-by-words.ts'
import { deleteBetween, deleteOf, selectSpreaders, selectWords, type Spreader, upsertWords } from './store.ts'

export type { Spreader } from './store.ts'

export interface Warnings {
  readonly handlers: Handlers<typeof contract, unknown>
  /** Members who sent the same opening message to many, for staff. */
  readonly listSpreaders: (count: number) => Promise<Spreader[]>
  /** Event subscribers; they run in the emitter’s transaction. */
  readonly hears: {
    readonly 'blocks.blocked': NowSubscriber<{ account: number; other: number }>
    readonly 'accounts.erased': NowSubscriber<{ account: number }>
  }
  /** Everything stored here about a member, for their data export. */
  readonly exportOwn: (account: number) => Promise<object>
}

/**
 * Message warnings: what the reader of a message is warned about, and the words members can hide
 * (BEY-16).
 */
export function createWarnings({ database }: { readonly database: Database }): Warnings {
  return {
    handlers: {
      'warnings.read_hidden_words': async (_, { viewer }) => ({ words: await selectWords(database, viewer.account) }),
      'warnings.save_hidden_words': async ({ words }, { viewer, now }) => {
        const tidy = tidyWords(words)
        await upsertWords(database, viewer.account, tidy, now)
        return { words: tidy }
      },
    },
    listSpreaders: (count) => selectSpreaders(database, count),
    hears: {
      'blocks.blocked': (tx, { account, other }) => deleteBetween(tx, account, other),
      'accounts.erased': (tx, { account }) => deleteOf(tx, account),
    },
    exportOwn: async (account) => ({ hidden_words: await selectWords(database, account) }),
  }
}
