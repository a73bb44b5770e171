import { passagesOf } from '../../../rules/classifier/learnt/passages.ts'
import { voice, weigh, type Learnt } from '../../../rules/classifier/learnt/score.ts'
import { buckets, traitsOf } from '../../../rules/classifier/learnt/traits.ts'
import { tokensOf } from '../../../rules/classifier/tokens.ts'
import type { Lesson } from './lessons.ts'

const rounds = 12
const pace = 0.1
const forgetting = 1e-5

interface Example {
  readonly passages: readonly (readonly number[])[]
  readonly asks: boolean
  readonly weight: number
}

/**
 * Learns from lessons how much each trait speaks for a question (logistic regression, each trait at its own pace). In a text that asks
 * only the passage that asks most is held to do so; in one that does not, none may. Plain arithmetic in a fixed order: the same lessons
 * give the same weights on every machine.
 */
export function learn(lessons: readonly Lesson[]): Learnt {
  const examples = lessons.map(exampleOf)
  const weights = new Float64Array(buckets)
  const moved = new Float64Array(buckets).fill(1e-6)
  let bias = 0

  const step = (traits: readonly number[], asks: boolean, weight: number) => {
    const share = voice / Math.sqrt(traits.length)
    const error = (likelihood(weigh(traits, { weights, unit: 1, bias })) - (asks ? 1 : 0)) * weight
    for (const trait of traits) {
      const slope = error * share + forgetting * (weights[trait] as number)
      moved[trait] = (moved[trait] as number) + slope * slope
      weights[trait] = (weights[trait] as number) - (pace * slope) / Math.sqrt(moved[trait] as number)
    }
    bias -= 0.01 * error
  }
  const shuffled = shuffler(examples)
  for (let round = 0; round < rounds; round += 1)
    for (const { passages, asks, weight } of shuffled())
      for (const traits of asks ? [mostOf(passages, { weights, unit: 1, bias }, round)] : passages)
        step(traits, asks, weight)
  return { weights, unit: 1, bias }
}

function exampleOf({ text, asks, weight }: Lesson): Example {
  const passages = passagesOf(tokensOf(text)).map(({ words, question }) => traitsOf(words, question))
  return { passages, asks, weight }
}

/** At first nothing is known, so the last is taken: a short text as a whole, of a long one its end. */
function mostOf(passages: Example['passages'], learnt: Learnt, round: number): readonly number[] {
  const last = passages.at(-1) as readonly number[]
  return round < 2
    ? last
    : passages.reduce((most, one) => (weigh(one, learnt) > weigh(most, learnt) ? one : most), last)
}

/** The logistic curve by plain multiplication, since what a machine’s own exponential gives is not laid down to the last bit. */
function likelihood(score: number): number {
  let power = 1 - Math.max(-30, Math.min(30, score)) / 1024
  for (let squared = 0; squared < 10; squared += 1) power *= power
  return 1 / (1 + power)
}

/** Gives the list in another order each time, the same orders always. */
function shuffler<One>(list: readonly One[]): () => readonly One[] {
  const order = [...list]
  let seed = 1
  return () => {
    for (let at = order.length - 1; at > 0; at -= 1) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      const other = Math.floor((seed / 4_294_967_296) * (at + 1))
      const held = order[at] as One
      order[at] = order[other] as One
      order[other] = held
    }
    return order
  }
}
