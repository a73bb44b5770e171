import type { EventPayload } from '#kernel/event.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { events as accounts } from '#features/members/accounts/contract/accounts.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { deleteChoice, selectExport, selectWantsNeutralEmails, upsertWantsNeutralEmails } from './store.ts'

export { withNeutralEmails } from './neutral-email.ts'

export interface Quiet {
  readonly handlers: Handlers<typeof contract, Site>
  /** Whether a member's emails should be neutral. */
  readonly wantsNeutral: (account: number) => Promise<boolean>
  /** Event handlers that run in the emitter's transaction. */
  readonly subscribers: {
    readonly 'accounts.erased': TransactionalSubscriber<EventPayload<(typeof accounts)['accounts.erased']>>
  }
  /** All data stored here about a member, for their data export. */
  readonly exportMemberData: (account: number) => ReturnType<typeof selectExport>
}

/** The account part of quiet mode on shared devices: neutral emails (BEY-19). */
export function createQuiet({ database }: { readonly database: Database }): Quiet {
  return {
    handlers: {
      'quiet_mode.read_choice': async (_, { viewer }) => ({
        letters: await selectWantsNeutralEmails(database, viewer.account),
      }),
      'quiet_mode.choose_emails': async ({ letters }, { viewer, now }) => {
        await upsertWantsNeutralEmails(database, viewer.account, letters, now)
        return { letters }
      },
    },
    wantsNeutral: (account) => selectWantsNeutralEmails(database, account),
    subscribers: { 'accounts.erased': (tx, { account }) => deleteChoice(tx, account) },
    exportMemberData: (account) => selectExport(database, account),
  }
}
