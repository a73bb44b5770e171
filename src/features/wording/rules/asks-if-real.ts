import { asksPlainly } from './asks-plainly.ts'
import type { Learnt } from './learnt/score.ts'
import { scoreOf } from './learnt/score.ts'
import { unpack } from './learnt/unpack.ts'
import { taught } from './learnt/weights.ts'
import { tokensOf } from './tokens.ts'

/** From this score on a text is taken to ask: a needless honest word does little harm, a missing one does. */
const enough = -0.25
/** At or below it nothing asks, whatever the grammar says. */
const hopeless = -2

let learnt: Learnt | undefined

/**
 * Whether somebody asks, doubts or denies that they are writing to a real person, in any of the seven languages (BEY-02): by what was
 * learnt from thousands of sentences, and where that is in doubt by the grammar. It rather answers once too often than not at all.
 */
export function asksIfReal(text: string): boolean {
  learnt ??= { ...taught, weights: unpack(taught.weights) }
  const score = scoreOf(tokensOf(text), learnt)
  return score > enough || (score > hopeless && asksPlainly(text))
}
