import type { Carries } from '#kernel/event.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { events as accounts } from '#features/members/accounts/contract.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { deleteChoice, selectExport, selectLetters, upsertLetters } from './store.ts'

export { quietly } from './quiet-letter.ts'

export interface Quiet {
  readonly handlers: Handlers<typeof contract, Site>
  /** Whether a member's letters are to look like nothing in particular. */
  readonly wantsNeutral: (account: number) => Promise<boolean>
  /** What quiet mode hears of the features below, in the emitter's transaction. */
  readonly hears: { readonly 'accounts.erased': NowSubscriber<Carries<(typeof accounts)['accounts.erased']>> }
  /** Everything kept here of a member, for their own file. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/** Quiet mode on shared devices: what belongs to the account, which is the look of its letters (BEY-19). */
export function createQuiet({ database }: { readonly database: Database }): Quiet {
  return {
    handlers: {
      'quiet_mode.read_choice': async (_, { viewer }) => ({ letters: await selectLetters(database, viewer.account) }),
      'quiet_mode.choose_emails': async ({ letters }, { viewer, now }) => {
        await upsertLetters(database, viewer.account, letters, now)
        return { letters }
      },
    },
    wantsNeutral: (account) => selectLetters(database, account),
    hears: { 'accounts.erased': (tx, { account }) => deleteChoice(tx, account) },
    exportOwn: (account) => selectExport(database, account),
  }
}
