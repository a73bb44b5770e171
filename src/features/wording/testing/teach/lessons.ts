import { type Locale, locales } from '#kernel/locale.ts'
import { strangersOf } from '../blind.ts'
import { corpusOf } from '../corpus.ts'
import { partsOf, repliesOf } from '../split.ts'

/** A text to learn from. */
export interface Lesson {
  readonly text: string
  readonly asks: boolean
  /** How much it counts. */
  readonly weight: number
}

/** Whoever never read the grammar writes more as members do. */
const strangersWeight = 2

/** All there is to learn from, in all languages, in the same order every time. */
export function lessons(): Lesson[] {
  return locales.flatMap(lessonsIn)
}

/** What there is to learn from in one language. */
export function lessonsIn(locale: Locale): Lesson[] {
  const { asks, 'asks again': again, ...others } = corpusOf(locale)
  const strangers = strangersOf('learnt', locale)
  return [
    ...told(bothOf(partsOf('phrasings', 'asks', locale)), true),
    ...told(bothOf(partsOf('phrasings', 'near', locale)), false),
    ...told([...(asks ?? []), ...(again ?? [])], true),
    ...told(Object.values(others).flat(), false),
    // Of a template each filling says much the same.
    ...told(
      ['bad', 'ok']
        .flatMap((heading) => bothOf(repliesOf(heading as 'bad' | 'ok', locale)))
        .filter((_, at) => at % 4 === 0),
      false,
    ),
    ...told(strangers.asks, true, strangersWeight),
    ...told(strangers.near, false, strangersWeight),
  ]
}

function bothOf({ seen, unseen }: { readonly seen: readonly string[]; readonly unseen: readonly string[] }): string[] {
  return [...seen, ...unseen]
}

function told(texts: readonly string[], asks: boolean, weight = 1): Lesson[] {
  return texts.map((text) => ({ text, asks, weight }))
}
