import { locales } from '#kernel/locale.ts'
import { questionGrammar } from './grammar/question-grammar.ts'
import { createPhrasebook } from './lexicons/create-phrasebook.ts'
import { createTopicMatcher } from './create-topic-matcher.ts'
import { type Token, tokenize } from './tokenize.ts'

let read: ReturnType<typeof createTopicMatcher> | undefined

/**
 * Whether a text asks, in one of the ways covered by the grammar, if its recipient is a real
 * person; small enough for the browser.
 */
export function asksByGrammar(text: string, tokens: readonly Token[] = tokenize(text)): boolean {
  read ??= createTopicMatcher(
    locales.map((locale) => createPhrasebook(locale, { lines: { asks: questionGrammar } })),
    { deniable: new Set() },
  )
  return read(text, tokens).has('asks')
}
