import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import { type Recipient, createEmail } from './create-email.ts'

/**
 * Email "Your account is erased": what was erased, what the law requires us to keep, and the
 * receipt number (BEY-13).
 */
export function createAccountErasedEmail(
  phrases: Phrases,
  { receipt, ...to }: Recipient & { receipt: string },
): EmailContent {
  return createEmail(phrases, to, {
    name: 'erased',
    facts: { receipt },
    rest: (t) => [
      { kind: 'paragraph', text: t('kept') },
      { kind: 'note', text: t('receipt') },
    ],
  })
}
