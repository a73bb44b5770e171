import { expect, test } from 'vitest'
import { reportFigure } from '#platform/server/testing/report-figure.ts'
import { sendHostileLoad } from './hostile-load.ts'
import { type Memory, startLoadedSite } from './loaded-site.ts'

/**
 * Requests of each round; `MINUET_LOAD=all` sends 220,000 in total and compares with the memory
 * after the first 20,000.
 */
const rounds = process.env.MINUET_LOAD === 'all' ? [20_000, 100_000, 100_000] : [500, 500, 500]
const total = rounds.reduce((sum, requests) => sum + requests, 0)

test(`the memory in use after ${total} hostile requests does not grow with the number of requests`, {
  timeout: 7_200_000,
}, async () => {
  const site = await startLoadedSite()
  try {
    const members = await site.logIn(8)
    const measured: Memory[] = []
    for (const [seed, requests] of rounds.entries()) {
      const statuses = await sendHostileLoad({ port: site.port, members, requests, seed })
      const memory = await site.measureMemory()
      measured.push(memory)
      const { heapUsed, rss } = toMegabytes(memory)
      reportFigure(`${requests} more requests: heap ${heapUsed} MB, resident ${rss} MB`)
      if (process.env.MINUET_LOAD_REPORT) console.log(statuses, toMegabytes(memory))
      expect(
        Object.keys(statuses).filter((status) => status.startsWith('5') && status !== '503'),
      ).toEqual([])
    }
    if (process.env.MINUET_LOAD_REPORT === 'snapshot') console.log(await site.writeSnapshot())
    // The first round fills caches of limited size; later rounds must not add to them.
    const kept = measured.map(({ heapUsed, external }) => heapUsed + external)
    const growth = (kept.at(-1) ?? 0) - (kept[0] ?? 0)
    expect(growth / 1e6).toBeLessThan(40)
    expect((measured.at(-1)?.rss ?? 0) / 1e6).toBeLessThan(600)
  } finally {
    await site.stop()
  }
})

function toMegabytes(memory: Memory): Record<string, number> {
  return Object.fromEntries(
    Object.entries(memory).map(([name, bytes]) => [name, Math.round(bytes / 1e5) / 10]),
  )
}
