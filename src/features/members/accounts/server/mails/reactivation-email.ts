import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import { type Recipient, createEmail } from './create-email.ts'

/**
 * Email "Your account is closed", with the link that reactivates it while there is time (ACC-14).
 */
export function createReactivationEmail(
  phrases: Phrases,
  { token, days, ...to }: Recipient & { token: string; days: number },
): EmailContent {
  return createEmail(phrases, to, {
    name: 'return',
    facts: { days },
    rest: (t) => [
      { kind: 'button', label: t('button'), url: `${to.site.url}/reactivate#token=${token}` },
      { kind: 'note', text: t('note') },
    ],
  })
}
