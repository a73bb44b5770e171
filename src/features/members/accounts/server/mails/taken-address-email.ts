import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import { type Recipient, createEmail } from './create-email.ts'

/**
 * Email "Your address stays yours": sent only to its owner when someone wanted to use it for
 * another account (SEC-07).
 */
export function createTakenAddressEmail(phrases: Phrases, to: Recipient): EmailContent {
  return createEmail(phrases, to, {
    name: 'taken',
    rest: (t) => [{ kind: 'note', text: t('note') }],
  })
}
