import type { Job, LoadResult } from './job.ts'
import { getProcessorTime } from './processor-time.ts'
import { median } from './median.ts'
import { startDriver } from './start-driver.ts'

/** Result of comparing both sides in one run, with each pair's ratio of rates. */
export interface PairedResult {
  /** The median of the pairs' ratios. */
  readonly ratio: number
  readonly ratios: readonly number[]
  /** The product's p50 ÷ the bare side's p50: the median of the pairs. */
  readonly p50_ratio: number
  /**
   * The bare side's processor time per operation ÷ the product's, over all pairs. Other activity on
   * the machine does not distort this ratio.
   */
  readonly cost_ratio: number
  readonly product: LoadResult
  readonly bare: LoadResult
}

/** Runs one side for the given number of seconds. */
export type RunSide = (seconds: number) => Promise<LoadResult>

interface Measuring<Work> {
  readonly product: Work
  readonly bare: Work
  readonly seconds?: number
  readonly pairs?: number
  /** Warm-up time of each side in seconds; longer if only few operations fit into a second. */
  readonly warmUp?: number
  /** Called before every run, including the warm-up. */
  readonly before?: () => Promise<void>
  /** Called after each measured run of one side. */
  readonly after?: (side: 'product' | 'bare') => Promise<void>
}

/** Starts a load process each for product and bare side, and measures them alternately. */
export async function measurePairs({
  product,
  bare,
  ...how
}: Measuring<Job>): Promise<PairedResult> {
  const [over, under] = await Promise.all([startDriver(product), startDriver(bare)])
  try {
    return await runPairs({ product: over.run, bare: under.run, ...how })
  } finally {
    over.stop()
    under.stop()
  }
}

/**
 * Runs product and bare side alternately (A B A B), so that other activity on the machine affects
 * both. The first pair is a warm-up and does not count: a freshly started server is still compiling
 * its code, and for some seconds operations take twice as long as later.
 */
export async function runPairs({
  product,
  bare,
  seconds = 3,
  pairs = 5,
  warmUp = 6,
  before,
  after,
}: Measuring<RunSide>): Promise<PairedResult> {
  await before?.()
  await run(product, warmUp)
  await before?.()
  await run(bare, warmUp)
  const results: { product: LoadResult; bare: LoadResult; ratio: number }[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    await before?.()
    const first = await run(product, seconds)
    await after?.('product')
    await before?.()
    const second = await run(bare, seconds)
    await after?.('bare')
    results.push({
      product: first,
      bare: second,
      ratio: Math.round((first.rate / second.rate) * 1000) / 1000,
    })
  }
  const ordered = results.toSorted((a, b) => a.ratio - b.ratio)
  const chosen = ordered[Math.floor(ordered.length / 2)]
  if (chosen === undefined) throw new Error('nothing was measured')
  const cost = (side: 'product' | 'bare') =>
    results.reduce((sum, pair) => sum + (pair[side].cost ?? 0) * pair[side].done, 0) /
    results.reduce((sum, pair) => sum + pair[side].done, 0)
  return {
    ...chosen,
    ratios: results.map(({ ratio }) => ratio),
    p50_ratio: median(results.map((pair) => pair.product.p50 / pair.bare.p50)),
    cost_ratio: Math.round((cost('bare') / cost('product')) * 1000) / 1000,
  }
}

async function run(runSide: RunSide, seconds: number): Promise<LoadResult> {
  const before = getProcessorTime()
  const stretched = await runSide(seconds)
  if (stretched.fault !== undefined) throw new Error(stretched.fault)
  const cost = ((getProcessorTime() - before) * 1000) / stretched.done
  return { ...stretched, cost: Math.round(cost * 1000) / 1000 }
}
