import { type Locale, locales } from '#kernel/locale.ts'
import { tokensOf } from '../../../rules/classifier/tokens.ts'
import { asksAndNear } from '../asks-and-near.ts'
import { corpusOf } from '../corpus.ts'
import { everydayOf } from '../everyday.ts'
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
/** Most of what is written is everyday talk, and least of the lists. */
const everydayWeight = 4

/** All there is to learn from, in all languages, in the same order every time. */
export function lessons(): Lesson[] {
  return locales.flatMap(lessonsIn)
}

/** What there is to learn from in one language. */
export function lessonsIn(locale: Locale): Lesson[] {
  const { asks: asked, 'asks again': again, ...others } = corpusOf(locale)
  const strangers = asksAndNear('blind/learnt', locale)
  const lessons = asksAndNear('lessons', locale)
  const asks = [...bothOf(partsOf('phrasings', 'asks', locale)), ...(asked ?? []), ...(again ?? []), ...lessons.asks]
  const near = [...bothOf(partsOf('phrasings', 'near', locale)), ...Object.values(others).flat(), ...lessons.near]
  const everyday = everydayOf('learnt', locale)
  // Of a template each filling says much the same.
  const replies = (['bad', 'ok'] as const).flatMap((heading) => bothOf(repliesOf(heading, locale))).filter(every(4))
  return [
    ...told(asks, true),
    ...told([...near, ...replies], false),
    ...told(everyday, false, everydayWeight),
    ...told(strangers.asks, true, strangersWeight),
    ...told(strangers.near, false, strangersWeight),
    ...told([...asks, ...strangers.asks].filter(every(3)).map(withinTalk(everyday)), true),
    ...told([...near, ...strangers.near].filter(every(3)).map(withinTalk(everyday)), false),
  ]
}

/** A sentence as whoever sets no full stops writes it: something before it, or behind it. */
function withinTalk(talk: readonly string[]): (text: string, at: number) => string {
  return (text, at) => {
    const other = bare(talk[(at * 7) % talk.length] ?? '')
    return at % 2 === 0 ? `${other} ${bare(text)}` : `${bare(text)} ${other}`
  }
}

function bare(text: string): string {
  return text.replace(/[¿?!.,…]+/g, '').toLowerCase()
}

function every(step: number): (text: string, at: number) => boolean {
  return (_, at) => at % step === 0
}

function bothOf({ seen, unseen }: { readonly seen: readonly string[]; readonly unseen: readonly string[] }): string[] {
  return [...seen, ...unseen]
}

function told(texts: readonly string[], asks: boolean, weight = 1): Lesson[] {
  // Of nothing but signs there is nothing to learn.
  return texts.filter((text) => tokensOf(text).length > 0).map((text) => ({ text, asks, weight }))
}
