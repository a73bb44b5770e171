import { locales } from '#kernel/locale.ts'
import { holdsContact } from './contact.ts'
import { replying } from './grammar/replying.ts'
import { bookOf } from './lexicons/book-of.ts'
import { replyLexicons } from './lexicons/replies/reply-lexicons.ts'
import { createReader } from './patterns.ts'
import { readTopics } from './read-topics.ts'

/** What a fictional profile must never say. */
export type Fault = 'claims_real' | 'promises_meeting' | 'contact' | 'asks_money'

const faults: readonly (readonly [string, Fault])[] = [
  ['claims', 'claims_real'],
  ['says_real', 'claims_real'],
  ['meeting', 'promises_meeting'],
  ['says_meeting', 'promises_meeting'],
  ['says_contact', 'contact'],
  ['money', 'asks_money'],
  ['says_money', 'asks_money'],
]

let read: ((text: string) => ReadonlySet<string>) | undefined

/**
 * Returns the rules a reply in a fictional profile’s name would break, each once; empty if it may
 * be sent.
 */
export function lintReply(text: string): readonly Fault[] {
  read ??= createReader(
    locales.map((locale) => bookOf(locale, { lines: replying, words: replyLexicons[locale] })),
    { deniable: new Set(Object.keys(replying)) },
  )
  const topics = new Set<string>([...readTopics(text), ...read(text)])
  const found = new Set(faults.filter(([topic]) => topics.has(topic)).map(([, fault]) => fault))
  if (holdsContact(text)) found.add('contact')
  return [...found]
}
