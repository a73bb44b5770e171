import fc from 'fast-check'

/** Number of sequences per seed; a seed reproduces its sequences. */
const perSeed = 250
const workers = 4
const reportEvery = 1000

/**
 * Checks a property over `sequences` sequences, four at a time because most of the time is spent
 * waiting. Each seed (1, 2, 3, …) covers 250 sequences, so that an interrupted run can resume at
 * the seed it last printed. `tell` receives progress lines.
 */
export async function runInBlocks<Value>(
  property: fc.IAsyncPropertyWithHooks<Value>,
  {
    sequences,
    fromSeed = 1,
    report,
  }: { sequences: number; fromSeed?: number; report?: (line: string) => void },
): Promise<void> {
  const lastSeed = sequences / perSeed
  const startedAt = performance.now()
  const underWay = new Set<number>()
  let nextSeed = fromSeed
  let done = 0

  async function worker(): Promise<void> {
    while (nextSeed <= lastSeed) {
      const seed = nextSeed++
      underWay.add(seed)
      await fc.assert(property, { seed, numRuns: perSeed, endOnFailure: true })
      underWay.delete(seed)
      done += perSeed
      if (done % reportEvery === 0) report?.(progress())
    }
  }

  function progress(): string {
    const pace = (done / (performance.now() - startedAt)) * 1000
    const total = sequences - (fromSeed - 1) * perSeed
    const whole = Math.min(nextSeed, ...underWay)
    return `${done} of ${total} sequences, ${pace.toFixed(1)} a second; all seeds below ${whole} are done, ${[...underWay].join(' ')} under way`
  }

  await Promise.all(Array.from({ length: workers }, worker))
}
