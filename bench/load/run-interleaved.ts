import type { Job, LoadResult } from './job.ts'
import { type Driver, startDriver } from './start-driver.ts'

/** One of the interleaved loads, with an optional load that runs in the background. */
export interface InterleavedLoad {
  readonly job: Job
  readonly background?: Job
}

/**
 * Runs several loads in turn (A B C A B C …), so that other activity on the machine affects all of
 * them equally. The first round is a warm-up. Returns the results of each load by name.
 */
export async function runInterleaved<Name extends string>(
  turns: Readonly<Record<Name, InterleavedLoad>>,
  { seconds = 2, rounds = 5 }: { readonly seconds?: number; readonly rounds?: number } = {},
): Promise<Record<Name, LoadResult[]>> {
  const names = Object.keys(turns) as Name[]
  const drivers = new Map<Job, Driver>()
  const results = Object.fromEntries(names.map((name) => [name, [] as LoadResult[]])) as Record<
    Name,
    LoadResult[]
  >
  try {
    for (const name of names) {
      const { job, background } = turns[name]
      for (const each of background === undefined ? [job] : [job, background])
        if (!drivers.has(each)) drivers.set(each, await startDriver(each))
    }
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of names) {
        const { job, background } = turns[name]
        const [stretch, other] = await Promise.all([
          drivers.get(job)?.run(seconds),
          background && drivers.get(background)?.run(seconds),
        ])
        const fault = stretch?.fault ?? other?.fault
        if (stretch === undefined || fault !== undefined) throw new Error(`${name}: ${fault}`)
        if (round > 0) results[name].push(stretch)
      }
    }
    return results
  } finally {
    for (const driver of drivers.values()) driver.stop()
  }
}
