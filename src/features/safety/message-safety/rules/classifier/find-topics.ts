import { createTopicMatcher } from './create-topic-matcher.ts'
import { names } from './phrasebooks/names.ts'
import { phrasebooks } from './phrasebooks/phrasebooks.ts'

/** The topics a text may touch. */
export type Topic = 'claims' | 'meeting' | 'money' | 'away' | 'scam' | 'hurts'

let read: ((text: string) => ReadonlySet<string>) | undefined

/**
 * Returns the topics of a text, in any of the seven languages, because members do not always write
 * in the language of the page.
 */
export function findTopics(text: string): ReadonlySet<Topic> {
  read ??= createTopicMatcher([names, ...Object.values(phrasebooks)], {
    deniable: new Set(['claims', 'meeting', 'money']),
  })
  return read(text) as ReadonlySet<Topic>
}
