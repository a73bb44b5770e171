import type { Handlers } from '#kernel/handler.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { contract } from '../../contract/warnings.ts'
import { normalizeHiddenWords } from '../../rules/warnings/hidden-words.ts'
import { personalData } from './personal-data.ts'
import {
  deleteBetween,
  selectMassSenders,
  selectHiddenWords,
  type MassSender,
  upsertHiddenWords,
} from './store.ts'

export type { MassSender } from './store.ts'

export interface MessageWarnings {
  readonly handlers: Handlers<typeof contract, unknown>
  /** Members who sent the same opening message to many people, for staff. */
  readonly listSpreaders: (count: number) => Promise<MassSender[]>
  /** Event subscribers; they run in the emitter’s transaction. */
  readonly subscribers: {
    readonly 'blocks.blocked': TransactionalSubscriber<{ account: number; other: number }>
  }
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/**
 * Message warnings: what the reader of a message is warned about, and the words that members can
 * hide (BEY-16).
 */
export function createMessageWarnings({
  database,
}: {
  readonly database: Database
}): MessageWarnings {
  return {
    handlers: {
      'warnings.read_hidden_words': async (_, { viewer }) => ({
        words: await selectHiddenWords(database, viewer.account),
      }),
      'warnings.save_hidden_words': async ({ words }, { viewer, now }) => {
        const tidy = normalizeHiddenWords(words)
        await upsertHiddenWords(database, viewer.account, tidy, now)
        return { words: tidy }
      },
    },
    listSpreaders: (count) => selectMassSenders(database, count),
    subscribers: {
      'blocks.blocked': (tx, { account, other }) => deleteBetween(tx, account, other),
    },
    personalData,
  }
}
