import type { Job, Stretch } from './job.ts'
import { processorTime } from './processor-time.ts'
import { startDriver } from './start-driver.ts'

/** Both sides in one run: their stretches, and each pair's ratio of rates. */
export interface Pairs {
  /** The middle one of the pairs' ratios. */
  readonly ratio: number
  readonly ratios: readonly number[]
  /** The bare side's processor time an operation ÷ the product's, over all pairs: the ratio that a busy neighbour does not bend. */
  readonly cost_ratio: number
  readonly product: Stretch
  readonly bare: Stretch
}

interface Measuring {
  readonly product: Job
  readonly bare: Job
  readonly seconds?: number
  readonly pairs?: number
}

/** A server that has just started compiles its code while it works: for some seconds an operation costs twice what it will. */
const warmUpSeconds = 6

/** Runs product and bare by turns, A B A B, so that a busy neighbour troubles both; a first pair warms up and is not counted. */
export async function measurePairs({ product, bare, seconds = 3, pairs = 5 }: Measuring): Promise<Pairs> {
  const [over, under] = await Promise.all([startDriver(product), startDriver(bare)])
  try {
    await run(over.run, warmUpSeconds)
    await run(under.run, warmUpSeconds)
    const found: { product: Stretch; bare: Stretch; ratio: number }[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      const [first, second] = [await run(over.run, seconds), await run(under.run, seconds)]
      found.push({ product: first, bare: second, ratio: Math.round((first.rate / second.rate) * 1000) / 1000 })
    }
    const ordered = found.toSorted((a, b) => a.ratio - b.ratio)
    const middle = ordered[Math.floor(ordered.length / 2)]
    if (middle === undefined) throw new Error('nothing was measured')
    const cost = (side: 'product' | 'bare') =>
      found.reduce((sum, pair) => sum + (pair[side].cost ?? 0) * pair[side].done, 0) /
      found.reduce((sum, pair) => sum + pair[side].done, 0)
    return {
      ...middle,
      ratios: found.map(({ ratio }) => ratio),
      cost_ratio: Math.round((cost('bare') / cost('product')) * 1000) / 1000,
    }
  } finally {
    over.stop()
    under.stop()
  }
}

async function run(stretch: (seconds: number) => Promise<Stretch>, seconds: number): Promise<Stretch> {
  const before = processorTime()
  const stretched = await stretch(seconds)
  if (stretched.fault !== undefined) throw new Error(stretched.fault)
  const cost = ((processorTime() - before) * 1000) / stretched.done
  return { ...stretched, cost: Math.round(cost * 1000) / 1000 }
}
