import type { Job, Stretch } from './job.ts'
import { processorTime } from './processor-time.ts'
import { middle } from './middle.ts'
import { startDriver } from './start-driver.ts'

/** Both sides in one run: their stretches, and each pair's ratio of rates. */
export interface Pairs {
  /** The middle one of the pairs' ratios. */
  readonly ratio: number
  readonly ratios: readonly number[]
  /** The product's p50 ÷ the bare side's: the middle one of the pairs' ratios. */
  readonly p50_ratio: number
  /** The bare side's processor time an operation ÷ the product's, over all pairs: the ratio that a busy neighbour does not bend. */
  readonly cost_ratio: number
  readonly product: Stretch
  readonly bare: Stretch
}

/** One side's work for so many seconds. */
export type Side = (seconds: number) => Promise<Stretch>

interface Measuring<Work> {
  readonly product: Work
  readonly bare: Work
  readonly seconds?: number
  readonly pairs?: number
  /** Seconds before each side counts; more where few operations fit into one. */
  readonly warmUp?: number
  /** Called before every stretch, counted or not. */
  readonly before?: () => Promise<void>
  /** Called when a counted stretch of one side is over. */
  readonly after?: (side: 'product' | 'bare') => Promise<void>
}

/** Makes the load of product and bare in a process each, and measures them by turns. */
export async function measurePairs({ product, bare, ...how }: Measuring<Job>): Promise<Pairs> {
  const [over, under] = await Promise.all([startDriver(product), startDriver(bare)])
  try {
    return await pairUp({ product: over.run, bare: under.run, ...how })
  } finally {
    over.stop()
    under.stop()
  }
}

/**
 * Runs product and bare by turns, A B A B, so that a busy neighbour troubles both. A first pair warms up and is not counted: a server
 * that has just started compiles its code while it works, and for some seconds an operation costs twice what it will.
 */
export async function pairUp({
  product,
  bare,
  seconds = 3,
  pairs = 5,
  warmUp = 6,
  before,
  after,
}: Measuring<Side>): Promise<Pairs> {
  await before?.()
  await run(product, warmUp)
  await before?.()
  await run(bare, warmUp)
  const found: { product: Stretch; bare: Stretch; ratio: number }[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    await before?.()
    const first = await run(product, seconds)
    await after?.('product')
    await before?.()
    const second = await run(bare, seconds)
    await after?.('bare')
    found.push({ product: first, bare: second, ratio: Math.round((first.rate / second.rate) * 1000) / 1000 })
  }
  const ordered = found.toSorted((a, b) => a.ratio - b.ratio)
  const chosen = ordered[Math.floor(ordered.length / 2)]
  if (chosen === undefined) throw new Error('nothing was measured')
  const cost = (side: 'product' | 'bare') =>
    found.reduce((sum, pair) => sum + (pair[side].cost ?? 0) * pair[side].done, 0) /
    found.reduce((sum, pair) => sum + pair[side].done, 0)
  return {
    ...chosen,
    ratios: found.map(({ ratio }) => ratio),
    p50_ratio: middle(found.map((pair) => pair.product.p50 / pair.bare.p50)),
    cost_ratio: Math.round((cost('bare') / cost('product')) * 1000) / 1000,
  }
}

async function run(stretch: Side, seconds: number): Promise<Stretch> {
  const before = processorTime()
  const stretched = await stretch(seconds)
  if (stretched.fault !== undefined) throw new Error(stretched.fault)
  const cost = ((processorTime() - before) * 1000) / stretched.done
  return { ...stretched, cost: Math.round(cost * 1000) / 1000 }
}
