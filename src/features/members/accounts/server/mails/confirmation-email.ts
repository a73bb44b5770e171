import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import { type Recipient, createEmail } from './create-email.ts'

/** Email "Confirm your address", sent to an address that is not confirmed yet. */
export function createConfirmationEmail(
  phrases: Phrases,
  { token, ...to }: Recipient & { token: string },
): EmailContent {
  return createEmail(phrases, to, {
    name: 'confirm',
    facts: { days: 7 },
    rest: (t) => [
      { kind: 'button', label: t('button'), url: `${to.site.url}/activate#token=${token}` },
      { kind: 'note', text: t('note') },
    ],
  })
}
