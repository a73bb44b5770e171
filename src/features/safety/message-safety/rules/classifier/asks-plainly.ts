import { locales } from '#kernel/locale.ts'
import { asking } from './grammar/asking.ts'
import { bookOf } from './lexicons/book-of.ts'
import { createReader } from './patterns.ts'
import { type Token, tokensOf } from './tokens.ts'

let read: ReturnType<typeof createReader> | undefined

/**
 * Whether a text asks, in one of the ways covered by the grammar, if its recipient is a real
 * person; small enough for the browser.
 */
export function asksPlainly(text: string, tokens: readonly Token[] = tokensOf(text)): boolean {
  read ??= createReader(
    locales.map((locale) => bookOf(locale, { lines: { asks: asking } })),
    { deniable: new Set() },
  )
  return read(text, tokens).has('asks')
}
