import { asksPlainly } from './asks-plainly.ts'
import { type Learnt, scoreOf } from './learnt/score.ts'
import { unpack } from './learnt/unpack.ts'
import { taught } from './learnt/weights.ts'
import { tokensOf } from './tokens.ts'

/** Above this score a text is taken to ask: a needless honest word does little harm, a missing one does. */
const enough = -0.3
/** At or below it nothing asks, whatever the grammar says. */
const hopeless = -2.5
/** A long letter has more places to be misheard at: up to this much more is wanted of it. */
const atMostMore = 0.75
const shortWords = 24
const wordsForOneMore = 40

let learnt: Learnt | undefined

/**
 * Whether somebody asks, doubts or denies that they are writing to a real person, in any of the seven languages (BEY-02): by what was
 * learnt from thousands of sentences, and where that is in doubt by the grammar. It rather answers once too often than not at all.
 */
export function asksIfReal(text: string): boolean {
  learnt ??= { ...taught, weights: unpack(taught.weights) }
  const tokens = tokensOf(text)
  const score = scoreOf(tokens, learnt)
  const more = Math.min(atMostMore, Math.max(0, tokens.length - shortWords) / wordsForOneMore)
  return score > enough + more || (score > hopeless && asksPlainly(text, tokens))
}
