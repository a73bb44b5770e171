import type { Handlers } from '#kernel/handler.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { personalData } from './personal-data.ts'
import { selectWantsNeutralEmails, upsertWantsNeutralEmails } from './store.ts'

export { withNeutralEmails } from './neutral-email.ts'

export interface Quiet {
  readonly handlers: Handlers<typeof contract, Site>
  /** Whether a member's emails should be neutral. */
  readonly wantsNeutral: (account: number) => Promise<boolean>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** The account part of quiet mode on shared devices: neutral emails (BEY-19). */
export function createQuiet({ database }: { readonly database: Database }): Quiet {
  return {
    handlers: {
      'quiet_mode.read_choice': async (_, { viewer }) => ({
        neutral_emails: await selectWantsNeutralEmails(database, viewer.account),
      }),
      'quiet_mode.choose_emails': async ({ neutral_emails }, { viewer, now }) => {
        await upsertWantsNeutralEmails(database, viewer.account, neutral_emails, now)
        return { neutral_emails }
      },
    },
    wantsNeutral: (account) => selectWantsNeutralEmails(database, account),
    personalData,
  }
}
