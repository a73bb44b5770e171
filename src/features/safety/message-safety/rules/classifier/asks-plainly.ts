import { locales } from '#kernel/locale.ts'
import { asking } from './grammar/asking.ts'
import { bookOf } from './lexicons/book-of.ts'
import { createReader } from './patterns.ts'
import { type Token, tokensOf } from './tokens.ts'

let read: ReturnType<typeof createReader> | undefined

/** Whether somebody asks by one of the ways the grammar knows whether they are writing to a real person: what a browser can tell. */
export function asksPlainly(text: string, tokens: readonly Token[] = tokensOf(text)): boolean {
  read ??= createReader(
    locales.map((locale) => bookOf(locale, { lines: { asks: asking } })),
    { deniable: new Set() },
  )
  return read(text, tokens).has('asks')
}
