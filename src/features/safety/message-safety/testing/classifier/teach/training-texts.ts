import { type Locale, locales } from '#kernel/locale.ts'
import { tokenize } from '../../../rules/classifier/tokenize.ts'
import { readAsksAndNear } from '../asks-and-near.ts'
import { corpusOf } from '../corpus.ts'
import { readEverydaySentences } from '../everyday.ts'
import { readCorpusHalves, readReplies } from '../corpus-halves.ts'

/** A labelled text for training. */
export interface TrainingText {
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
export function createTrainingTexts(): TrainingText[] {
  return locales.flatMap(createTrainingTextsIn)
}

/** The training texts in one language. */
export function createTrainingTextsIn(locale: Locale): TrainingText[] {
  const { asks: asked, 'asks again': again, ...others } = corpusOf(locale)
  const strangers = readAsksAndNear('blind/learnt', locale)
  const lessons = readAsksAndNear('lessons', locale)
  const asks = [
    ...joinHalves(readCorpusHalves('phrasings', 'asks', locale)),
    ...(asked ?? []),
    ...(again ?? []),
    ...lessons.asks,
  ]
  const near = [
    ...joinHalves(readCorpusHalves('phrasings', 'near', locale)),
    ...Object.values(others).flat(),
    ...lessons.near,
  ]
  const everyday = readEverydaySentences('learnt', locale)
  // The texts generated from one template are nearly the same.
  const replies = (['bad', 'ok'] as const)
    .flatMap((heading) => joinHalves(readReplies(heading, locale)))
    .filter(every(4))
  return [
    ...labelTexts(asks, true),
    ...labelTexts([...near, ...replies], false),
    ...labelTexts(everyday, false, everydayWeight),
    ...labelTexts(strangers.asks, true, strangersWeight),
    ...labelTexts(strangers.near, false, strangersWeight),
    ...labelTexts([...asks, ...strangers.asks].filter(every(3)).map(withinTalk(everyday)), true),
    ...labelTexts([...near, ...strangers.near].filter(every(3)).map(withinTalk(everyday)), false),
  ]
}

/** Embeds a sentence in a text without punctuation, with another sentence before or after it. */
function withinTalk(talk: readonly string[]): (text: string, at: number) => string {
  return (text, at) => {
    const otherSentence = bare(talk[(at * 7) % talk.length] ?? '')
    return at % 2 === 0 ? `${otherSentence} ${bare(text)}` : `${bare(text)} ${otherSentence}`
  }
}

function bare(text: string): string {
  return text.replace(/[¿?!.,…]+/g, '').toLowerCase()
}

function every(step: number): (text: string, at: number) => boolean {
  return (_, at) => at % step === 0
}

function joinHalves({
  seen,
  unseen,
}: {
  readonly seen: readonly string[]
  readonly unseen: readonly string[]
}): string[] {
  return [...seen, ...unseen]
}

function labelTexts(texts: readonly string[], asks: boolean, weight = 1): TrainingText[] {
  // Texts without any words are left out.
  return texts.filter((text) => tokenize(text).length > 0).map((text) => ({ text, asks, weight }))
}
