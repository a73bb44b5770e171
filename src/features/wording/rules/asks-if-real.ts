import { locales } from '#kernel/locale.ts'
import { asking } from './grammar/asking.ts'
import { bookOf } from './lexicons/book-of.ts'
import { createReader } from './patterns.ts'

let read: ((text: string) => ReadonlySet<string>) | undefined

/**
 * Whether somebody asks, doubts or denies that they are writing to a real person, in any of the seven languages (BEY-02). It rather
 * answers once too often than not at all.
 */
export function asksIfReal(text: string): boolean {
  read ??= createReader(
    locales.map((locale) => bookOf(locale, { lines: { asks: asking } })),
    { deniable: new Set() },
  )
  return read(text).has('asks')
}
