import type { Letter } from '#platform/server/mail/letter.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import { type Recipient, writeLetter } from './write-letter.ts'

/**
 * Email "Your account is closed", with the link that reactivates it while there is time (ACC-14).
 */
export function returnLetter(
  phrases: Phrases,
  { token, days, ...to }: Recipient & { token: string; days: number },
): Letter {
  return writeLetter(phrases, to, {
    name: 'return',
    facts: { days },
    rest: (t) => [
      { kind: 'button', label: t('button'), url: `${to.site.url}/reactivate?token=${token}` },
      { kind: 'note', text: t('note') },
    ],
  })
}
