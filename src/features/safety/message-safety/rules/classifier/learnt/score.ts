import type { Token } from '../tokens.ts'
import { passagesOf } from './passages.ts'
import { traitsOf } from './traits.ts'

/** A trained model: the weight of each feature, and the bias. */
export interface Learnt {
  readonly weights: ArrayLike<number>
  /** The value of one unit of the weights. */
  readonly unit: number
  readonly bias: number
}

/**
 * How strongly a text asks whether someone is real, according to the model: the highest score of
 * its passages.
 */
export function scoreOf(tokens: readonly Token[], learnt: Learnt): number {
  let most = Number.NEGATIVE_INFINITY
  for (const { words, question } of passagesOf(tokens)) most = Math.max(most, weigh(traitsOf(words, question), learnt))
  return most
}

/**
 * The score of a set of features; normalized so that long passages with more features do not score
 * higher.
 */
export function weigh(traits: readonly number[], { weights, unit, bias }: Learnt): number {
  let sum = 0
  for (const trait of traits) sum += weights[trait] ?? 0
  return (sum * unit * voice) / Math.sqrt(traits.length) + bias
}

/** Scale of a passage's score. */
export const voice = 3
