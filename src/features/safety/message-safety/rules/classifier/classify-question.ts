import { asksByGrammar } from './asks-by-grammar.ts'
import { type QuestionModel, scoreText } from './learnt/score-text.ts'
import { decodeSignedBytes } from './learnt/decode-signed-bytes.ts'
import { taught } from './learnt/weights.ts'
import { tokenize } from './tokenize.ts'

/**
 * Above this score a text counts as asking: an unnecessary notice does little harm, a missing one
 * does.
 */
const enough = -0.5
/**
 * Above this score a text may be asking: several of 100 everyday sentences reach it, and almost
 * every real question does.
 */
const perhaps = -2.2
/** At or below this score a text never asks, whatever the grammar says. */
const hopeless = -2.5
/**
 * A long message has more opportunities for a false match, so the thresholds rise by up to this
 * much.
 */
const maxThresholdIncrease = 0.75
const shortTextTokens = 24
const tokensPerUnitIncrease = 40

let learnt: QuestionModel | undefined

/** Whether a text asks if its recipient is real: yes, possibly, or no. */
export type QuestionCertainty = 'asks' | 'may_ask' | 'not'

/**
 * Classifies whether a text asks, doubts or denies that its recipient is a real person, in any of
 * the seven languages (BEY-02): with a model trained on thousands of sentences and, where that is
 * uncertain, with the grammar.
 */
export function classifyQuestion(text: string): QuestionCertainty {
  learnt ??= { ...taught, weights: decodeSignedBytes(taught.weights) }
  const tokens = tokenize(text)
  const score = scoreText(tokens, learnt)
  const more = Math.min(
    maxThresholdIncrease,
    Math.max(0, tokens.length - shortTextTokens) / tokensPerUnitIncrease,
  )
  if (score > enough + more || (score > hopeless && asksByGrammar(text, tokens))) return 'asks'
  return score > perhaps + more ? 'may_ask' : 'not'
}
