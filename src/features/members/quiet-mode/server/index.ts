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
  /** Whether a member's emails should be neutral. */
  readonly wantsNeutral: (account: number) => Promise<boolean>
  /** Event handlers that run in the emitter's transaction. */
  readonly hears: { readonly 'accounts.erased': NowSubscriber<Carries<(typeof accounts)['accounts.erased']>> }
  /** All data stored here about a member, for their data export. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/** The account part of quiet mode on shared devices: neutral emails (BEY-19). */
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
