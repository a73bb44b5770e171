import fc from 'fast-check'

/** Number of sequences per seed; a seed reproduces its sequences. */
const perSeed = 250
const lanes = 4
const toldEvery = 1000

/**
 * Checks a property over `sequences` sequences, four at a time because most of the time is spent
 * waiting. Each seed (1, 2, 3, …) covers 250 sequences, so that an interrupted run can resume at
 * the seed it last printed. `tell` receives progress lines.
 */
export async function inBlocks<Value>(
  property: fc.IAsyncPropertyWithHooks<Value>,
  { sequences, fromSeed = 1, tell }: { sequences: number; fromSeed?: number; tell?: (line: string) => void },
): Promise<void> {
  const lastSeed = sequences / perSeed
  const began = performance.now()
  const underWay = new Set<number>()
  let next = fromSeed
  let done = 0

  async function lane(): Promise<void> {
    while (next <= lastSeed) {
      const seed = next++
      underWay.add(seed)
      await fc.assert(property, { seed, numRuns: perSeed, endOnFailure: true })
      underWay.delete(seed)
      done += perSeed
      if (done % toldEvery === 0) tell?.(progress())
    }
  }

  function progress(): string {
    const pace = (done / (performance.now() - began)) * 1000
    const total = sequences - (fromSeed - 1) * perSeed
    const whole = Math.min(next, ...underWay)
    return `${done} of ${total} sequences, ${pace.toFixed(1)} a second; all seeds below ${whole} are done, ${[...underWay].join(' ')} under way`
  }

  await Promise.all(Array.from({ length: lanes }, lane))
}
