import type { Token } from '../tokenize.ts'
import { splitPassages } from './split-passages.ts'
import { extractFeatures } from './extract-features.ts'

/** A trained model: the weight of each feature, and the bias. */
export interface QuestionModel {
  readonly weights: ArrayLike<number>
  /** The value of one unit of the weights. */
  readonly unit: number
  readonly bias: number
}

/**
 * How strongly a text asks whether someone is real, according to the model: the highest score of
 * its passages.
 */
export function scoreText(tokens: readonly Token[], learnt: QuestionModel): number {
  let highest = Number.NEGATIVE_INFINITY
  for (const { tokens: words, question } of splitPassages(tokens))
    highest = Math.max(highest, scoreFeatures(extractFeatures(words, question), learnt))
  return highest
}

/**
 * The score of a set of features; normalized so that long passages with more features do not score
 * higher.
 */
export function scoreFeatures(
  traits: readonly number[],
  { weights, unit, bias }: QuestionModel,
): number {
  let total = 0
  for (const trait of traits) total += weights[trait] ?? 0
  return (total * unit * scoreScale) / Math.sqrt(traits.length) + bias
}

/** Scale of a passage's score. */
export const scoreScale = 3
