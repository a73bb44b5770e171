import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import { type Recipient, createEmail } from './create-email.ts'

/** Email "Choose a new password"; the link works for half an hour. */
export function createPasswordResetEmail(
  phrases: Phrases,
  { token, ...to }: Recipient & { token: string },
): EmailContent {
  return createEmail(phrases, to, {
    name: 'reset',
    facts: { minutes: 30 },
    rest: (t) => [
      {
        kind: 'button',
        label: t('button'),
        url: `${to.site.url}/reset-password/do#token=${token}`,
      },
      { kind: 'note', text: t('note') },
    ],
  })
}
