import type { Letter } from '#platform/server/mail/letter.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import { type Recipient, writeLetter } from './write-letter.ts'

/**
 * Email "Your address stays yours": tells only its owner that someone wanted it for another account
 * (SEC-07).
 */
export function takenAddressLetter(phrases: Phrases, to: Recipient): Letter {
  return writeLetter(phrases, to, {
    name: 'taken',
    rest: (t) => [{ kind: 'note', text: t('note') }],
  })
}
