import { readFileSync } from 'node:fs'
import type { Locale } from '#kernel/locale.ts'

/** Sentences by authors who never read the grammar: those that ask, and those near them. */
export interface Strangers {
  readonly asks: readonly string[]
  readonly near: readonly string[]
}

/** What strangers wrote in a language: the sentences that are learnt from, or those that are only ever counted. */
export function strangersOf(use: 'learnt' | 'counted', locale: Locale): Strangers {
  const text = readFileSync(new URL(`./blind/${use}/${locale}.txt`, import.meta.url), 'utf8')
  const under = (heading: string) =>
    (text.split(/^# /m).find((part) => part.startsWith(`${heading}\n`)) ?? '')
      .split('\n')
      .slice(1)
      .filter((line) => line.trim() !== '')
  return { asks: under('asks'), near: under('near') }
}
