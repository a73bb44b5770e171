import { locales } from '#kernel/locale.ts'
import { createReader } from './patterns.ts'
import { names } from './phrasebooks/names.ts'
import { de } from './phrasebooks/de.ts'
import { en } from './phrasebooks/en.ts'
import { es } from './phrasebooks/es.ts'
import { fr } from './phrasebooks/fr.ts'
import { it } from './phrasebooks/it.ts'
import { nl } from './phrasebooks/nl.ts'
import { pl } from './phrasebooks/pl.ts'
import { bookOf } from './lexicons/book-of.ts'

/** What nobody may say in a fictional profile’s name. */
export type Said = 'says_real' | 'says_meeting' | 'says_money' | 'says_contact'

/** What a text may be about. */
export type Topic = 'asks' | 'claims' | 'meeting' | 'money' | 'away' | 'scam' | 'hurts' | Said

let read: ((text: string) => ReadonlySet<string>) | undefined

/** Which topics a text touches, in any of the seven languages: members do not always write in the language of the page. */
export function readTopics(text: string): ReadonlySet<Topic> {
  read ??= createReader([names, en, de, es, fr, it, nl, pl, ...locales.map(bookOf)], {
    deniable: new Set(['claims', 'meeting', 'money', 'says_real', 'says_meeting', 'says_money', 'says_contact']),
  })
  return read(text) as ReadonlySet<Topic>
}
