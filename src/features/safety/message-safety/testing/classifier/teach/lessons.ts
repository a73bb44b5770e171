import { type Locale, locales } from '#kernel/locale.ts'
import { tokensOf } from '../../../rules/classifier/tokens.ts'
import { asksAndNear } from '../asks-and-near.ts'
import { corpusOf } from '../corpus.ts'
import { everydayOf } from '../everyday.ts'
import { partsOf, repliesOf } from '../split.ts'

/** A labelled text for training. */
export interface Lesson {
  readonly text: string
  readonly asks: boolean
  /** Its weight in training. */
  readonly weight: number
}

/** Authors who never read the grammar write more like members. */
const strangersWeight = 2
/** Most messages are everyday talk, which is rare in the lists. */
const everydayWeight = 4

/** All training texts in all languages, always in the same order. */
export function lessons(): Lesson[] {
  return locales.flatMap(lessonsIn)
}

/** The training texts in one language. */
export function lessonsIn(locale: Locale): Lesson[] {
  const { asks: asked, 'asks again': again, ...others } = corpusOf(locale)
  const strangers = asksAndNear('blind/learnt', locale)
  const lessons = asksAndNear('lessons', locale)
  const asks = [...bothOf(partsOf('phrasings', 'asks', locale)), ...(asked ?? []), ...(again ?? []), ...lessons.asks]
  const near = [...bothOf(partsOf('phrasings', 'near', locale)), ...Object.values(others).flat(), ...lessons.near]
  const everyday = everydayOf('learnt', locale)
  // The fillings of one template are nearly the same.
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

/**
 * Embeds a sentence in the text of a writer who uses no punctuation: with another one before or
 * after it.
 */
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
  // Texts without any words are left out.
  return texts.filter((text) => tokensOf(text).length > 0).map((text) => ({ text, asks, weight }))
}
