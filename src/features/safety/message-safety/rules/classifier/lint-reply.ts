import { locales } from '#kernel/locale.ts'
import { containsContact } from './contains-contact.ts'
import { replyGrammar } from './grammar/reply-grammar.ts'
import { createPhrasebook } from './lexicons/create-phrasebook.ts'
import { replyLexicons } from './lexicons/replies/reply-lexicons.ts'
import { createTopicMatcher } from './create-topic-matcher.ts'
import { findTopics } from './find-topics.ts'

/** The kinds of sentences a fictional profile must never say. */
export type ReplyViolation = 'claims_real' | 'promises_meeting' | 'contact' | 'asks_money'

const faults: readonly (readonly [string, ReplyViolation])[] = [
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
 * Returns the rules that a reply in a fictional profile’s name would break, each once; empty if it
 * may be sent.
 */
export function lintReply(text: string): readonly ReplyViolation[] {
  read ??= createTopicMatcher(
    locales.map((locale) =>
      createPhrasebook(locale, { lines: replyGrammar, extraLists: replyLexicons[locale] }),
    ),
    { deniable: new Set(Object.keys(replyGrammar)) },
  )
  const topics = new Set<string>([...findTopics(text), ...read(text)])
  const violations = new Set(
    faults.filter(([topic]) => topics.has(topic)).map(([, fault]) => fault),
  )
  if (containsContact(text)) violations.add('contact')
  return [...violations]
}
