import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import { type Recipient, createEmail } from './create-email.ts'

/**
 * Email "You already have an account": sent only to the owner of an address when someone signed up
 * with it (SEC-07).
 */
export function createKnownAddressEmail(phrases: Phrases, to: Recipient): EmailContent {
  return createEmail(phrases, to, {
    name: 'known',
    rest: (t) => [
      { kind: 'button', label: t('log_in'), url: `${to.site.url}/login` },
      { kind: 'paragraph', text: t('forgotten') },
      { kind: 'button', label: t('reset'), url: `${to.site.url}/reset-password` },
      { kind: 'note', text: t('note') },
    ],
  })
}
