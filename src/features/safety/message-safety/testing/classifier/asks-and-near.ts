import { readFileSync } from 'node:fs'
import type { Locale } from '#kernel/locale.ts'

/** Sentences that ask whether someone is real, and similar ones that do not. */
export interface AsksAndNear {
  readonly asks: readonly string[]
  readonly near: readonly string[]
}

/**
 * The sentences of a language: `blind/learnt` and `blind/counted` by authors who have never read
 * the grammar, the latter used only for measurement, like `blind/counted-later`; `lessons` by the
 * author of the training data.
 */
export function readAsksAndNear(
  folder: 'blind/learnt' | 'blind/counted' | 'blind/counted-later' | 'lessons',
  locale: Locale,
): AsksAndNear {
  const text = readFileSync(new URL(`./${folder}/${locale}.txt`, import.meta.url), 'utf8')
  const under = (heading: string) =>
    (text.split(/^# /m).find((part) => part.startsWith(`${heading}\n`)) ?? '')
      .split('\n')
      .slice(1)
      .filter((line) => line.trim() !== '')
  return { asks: under('asks'), near: under('near') }
}
