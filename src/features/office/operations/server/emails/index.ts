import { dayMs } from '#kernel/duration.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/emails.ts'
import { keptDays } from '../../rules/decide-retry.ts'
import { checkSenders } from '../senders/check-senders.ts'
import type { SenderDeps } from '../senders/deps.ts'
import { sendTest } from '../senders/send-test.ts'
import { recordEmail } from './demo.ts'
import type { EmailOfficeDeps } from './deps.ts'
import { countLateEmails, listEmails } from './list-emails.ts'
import { personalData } from './personal-data.ts'
import { retryEmail } from './retry-email.ts'
import { deleteOldEmails } from './store-record.ts'

export interface EmailOffice {
  readonly handlers: Handlers<typeof contract, Site>
  readonly demo: { readonly recordEmail: ReturnType<typeof recordEmail> }
  /** Timed job. */
  readonly tidy: (now: Date) => Promise<void>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Creates the back office of emails and their delivery (OPS-09). */
export function createEmailOffice(deps: EmailOfficeDeps & SenderDeps): EmailOffice {
  return {
    handlers: {
      'emails.list': listEmails(deps),
      'emails.count_late': countLateEmails(deps),
      'emails.retry': retryEmail(deps),
      'emails.check_senders': checkSenders(deps),
      'emails.send_test': sendTest(deps),
    },
    demo: { recordEmail: recordEmail(deps) },
    tidy: (now) => deleteOldEmails(deps.database, new Date(now.getTime() - keptDays * dayMs)),
    personalData,
  }
}
