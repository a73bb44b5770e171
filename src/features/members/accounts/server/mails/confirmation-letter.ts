import type { Letter } from '#platform/server/mail/letter.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import { type Recipient, writeLetter } from './write-letter.ts'

/** Email "Confirm your address", sent to an address that is not confirmed yet. */
export function confirmationLetter(phrases: Phrases, { token, ...to }: Recipient & { token: string }): Letter {
  return writeLetter(phrases, to, {
    name: 'confirm',
    facts: { days: 7 },
    rest: (t) => [
      { kind: 'button', label: t('button'), url: `${to.site.url}/activate?token=${token}` },
      { kind: 'note', text: t('note') },
    ],
  })
}
