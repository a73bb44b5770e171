import { asksPlainly } from './asks-plainly.ts'
import { type Learnt, scoreOf } from './learnt/score.ts'
import { unpack } from './learnt/unpack.ts'
import { taught } from './learnt/weights.ts'
import { tokensOf } from './tokens.ts'

/** Above this score a text is taken to ask: a needless honest word does little harm, a missing one does. */
const enough = -0.5
/** Above this one it may: of everyday sentences several of 100 do, of those that ask hardly any does not. */
const perhaps = -2.2
/** At or below it nothing asks, whatever the grammar says. */
const hopeless = -2.5
/** A long letter has more places to be misheard at: up to this much more is wanted of it. */
const atMostMore = 0.75
const shortWords = 24
const wordsForOneMore = 40

let learnt: Learnt | undefined

/** Whether a text asks if its receiver is real: it does, it may, it does not. */
export type Asking = 'asks' | 'may_ask' | 'not'

/**
 * How far somebody asks, doubts or denies that they are writing to a real person, in any of the seven languages (BEY-02): by what was
 * learnt from thousands of sentences, and where that is in doubt by the grammar.
 */
export function howItAsks(text: string): Asking {
  learnt ??= { ...taught, weights: unpack(taught.weights) }
  const tokens = tokensOf(text)
  const score = scoreOf(tokens, learnt)
  const more = Math.min(atMostMore, Math.max(0, tokens.length - shortWords) / wordsForOneMore)
  if (score > enough + more || (score > hopeless && asksPlainly(text, tokens))) return 'asks'
  return score > perhaps + more ? 'may_ask' : 'not'
}
