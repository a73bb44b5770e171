import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import { type Recipient, createEmail } from './create-email.ts'

/**
 * Email "Confirm your new address", sent to the new address; nothing changes until its link is
 * used.
 */
export function createNewAddressEmail(
  phrases: Phrases,
  { token, ...to }: Recipient & { token: string },
): EmailContent {
  return createEmail(phrases, to, {
    name: 'mail_change',
    facts: { hours: 24 },
    rest: (t) => [
      { kind: 'button', label: t('button'), url: `${to.site.url}/mail-change/do#token=${token}` },
      { kind: 'note', text: t('note') },
    ],
  })
}
