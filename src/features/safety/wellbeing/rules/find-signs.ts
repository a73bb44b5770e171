import { createTopicMatcher, findTopics } from '#features/safety/message-safety/index.ts'
import { de } from './phrasebooks/de.ts'
import { en } from './phrasebooks/en.ts'
import { es } from './phrasebooks/es.ts'
import { fr } from './phrasebooks/fr.ts'
import { it } from './phrasebooks/it.ts'
import { nl } from './phrasebooks/nl.ts'
import { pl } from './phrasebooks/pl.ts'

/**
 * Signs in a member's message to a fictional profile: that they take the profile for a real
 * person, or that they are in distress.
 */
export type WellbeingSign = 'attached' | 'distress'

let read: ((text: string) => ReadonlySet<string>) | undefined

/**
 * Returns the signs found in a message, in any of the seven languages (F12). Declaring love,
 * wanting to meet and moving in are one sign.
 */
export function findSigns(text: string): readonly WellbeingSign[] {
  read ??= createTopicMatcher([en, de, es, fr, it, nl, pl], { deniable: new Set(['attached']) })
  const found = new Set(read(text)) as Set<WellbeingSign>
  if (findTopics(text).has('meeting')) found.add('attached')
  return (['attached', 'distress'] as const).filter((sign) => found.has(sign))
}
