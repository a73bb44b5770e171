import type { Token } from '../tokens.ts'
import { passagesOf } from './passages.ts'
import { traitsOf } from './traits.ts'

/** What was learnt: how much each trait speaks for or against, and what speaks before any word. */
export interface Learnt {
  readonly weights: ArrayLike<number>
  /** What one of the weights’ units is worth. */
  readonly unit: number
  readonly bias: number
}

/** How strongly the words of a text ask whether somebody is real, by what was learnt: the most that any passage of it does. */
export function scoreOf(tokens: readonly Token[], learnt: Learnt): number {
  let most = Number.NEGATIVE_INFINITY
  for (const { words, question } of passagesOf(tokens)) most = Math.max(most, weigh(traitsOf(words, question), learnt))
  return most
}

/** What some traits weigh together; long passages have more traits and no louder voice. */
export function weigh(traits: readonly number[], { weights, unit, bias }: Learnt): number {
  let sum = 0
  for (const trait of traits) sum += weights[trait] ?? 0
  return (sum * unit * voice) / Math.sqrt(traits.length) + bias
}

/** How loud a passage is. */
export const voice = 3
