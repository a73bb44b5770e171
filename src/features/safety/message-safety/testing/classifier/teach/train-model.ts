import { splitPassages } from '../../../rules/classifier/learnt/split-passages.ts'
import {
  scoreScale,
  scoreFeatures,
  type QuestionModel,
} from '../../../rules/classifier/learnt/score-text.ts'
import {
  featureBuckets,
  extractFeatures,
} from '../../../rules/classifier/learnt/extract-features.ts'
import { tokenize } from '../../../rules/classifier/tokenize.ts'
import type { TrainingText } from './training-texts.ts'

const rounds = 12
const pace = 0.1
const forgetting = 1e-5

interface Example {
  readonly passages: readonly (readonly number[])[]
  readonly asks: boolean
  readonly weight: number
}

/**
 * Trains the weights of the features (logistic regression with a learning rate per feature). In a
 * text that asks, only the passage with the highest score is trained as a question; in one that
 * does not, no passage is trained as one. Plain arithmetic in a fixed order: the same examples
 * produce the same weights on every machine.
 */
export function trainModel(lessons: readonly TrainingText[]): QuestionModel {
  const examples = lessons.map(toExample)
  const weights = new Float64Array(featureBuckets)
  const moved = new Float64Array(featureBuckets).fill(1e-6)
  let bias = 0

  const step = (traits: readonly number[], asks: boolean, weight: number) => {
    const scale = scoreScale / Math.sqrt(traits.length)
    const error =
      (likelihood(scoreFeatures(traits, { weights, unit: 1, bias })) - (asks ? 1 : 0)) * weight
    for (const trait of traits) {
      const slope = error * scale + forgetting * (weights[trait] as number)
      moved[trait] = (moved[trait] as number) + slope * slope
      weights[trait] =
        (weights[trait] as number) - (pace * slope) / Math.sqrt(moved[trait] as number)
    }
    bias -= 0.01 * error
  }
  const shuffled = shuffler(examples)
  for (let round = 0; round < rounds; round += 1)
    for (const { passages, asks, weight } of shuffled())
      for (const traits of asks
        ? [selectTopPassage(passages, { weights, unit: 1, bias }, round)]
        : passages)
        step(traits, asks, weight)
  return { weights, unit: 1, bias }
}

function toExample({ text, asks, weight }: TrainingText): Example {
  const passages = splitPassages(tokenize(text)).map(({ tokens, question }) =>
    extractFeatures(tokens, question),
  )
  return { passages, asks, weight }
}

/**
 * The passage with the highest score. In the first rounds the last one is used: a short text in
 * full, or the end of a long one.
 */
function selectTopPassage(
  passages: Example['passages'],
  learnt: QuestionModel,
  round: number,
): readonly number[] {
  const last = passages.at(-1) as readonly number[]
  return round < 2
    ? last
    : passages.reduce(
        (highest, one) =>
          scoreFeatures(one, learnt) > scoreFeatures(highest, learnt) ? one : highest,
        last,
      )
}

/**
 * The logistic function by multiplication only, since the result of Math.exp is not specified to
 * the last bit.
 */
function likelihood(score: number): number {
  let power = 1 - Math.max(-30, Math.min(30, score)) / 1024
  for (let squared = 0; squared < 10; squared += 1) power *= power
  return 1 / (1 + power)
}

/**
 * Returns the list in a different order each time, with the same sequence of orders in every run.
 */
function shuffler<One>(list: readonly One[]): () => readonly One[] {
  const order = [...list]
  let seed = 1
  return () => {
    for (let at = order.length - 1; at > 0; at -= 1) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      const swapIndex = Math.floor((seed / 4_294_967_296) * (at + 1))
      const swapped = order[at] as One
      order[at] = order[swapIndex] as One
      order[swapIndex] = swapped
    }
    return order
  }
}
