import type { WellbeingSign } from '#features/safety/wellbeing/index.ts'
import { createTopicMatcher } from '../create-topic-matcher.ts'
import { findTopics } from '../find-topics.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'

let read: ((text: string) => ReadonlySet<string>) | undefined

/**
 * Returns the signs found in a message, in any of the seven languages (F12). Declaring love,
 * wanting to meet and moving in count as one sign.
 */
export function findSigns(text: string): readonly WellbeingSign[] {
  read ??= createTopicMatcher([en, de, es, fr, it, nl, pl], { deniable: new Set(['attached']) })
  const found = new Set(read(text)) as Set<WellbeingSign>
  if (findTopics(text).has('meeting')) found.add('attached')
  return (['attached', 'distress'] as const).filter((sign) => found.has(sign))
}
