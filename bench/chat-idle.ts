import { setTimeout as wait } from 'node:timers/promises'
import { logIn } from './ground/person.ts'
import { type OpenTabs, holdSockets } from './load/hold-sockets.ts'
import { openBareSockets } from './load/open-bare-sockets.ts'
import type { Measure } from './report/outcome.ts'

const sockets = Number(process.env.BENCH_SOCKETS ?? 10_000)
const tabsOfOne = 5

/** Memory cost of an idle open tab, compared with the socket library alone. */
export const measure: Measure = async ({ insider, port, site }) => {
  const people = await logIn(insider, port, sockets / tabsOfOne)
  const bare = await openBareSockets()
  const held: OpenTabs[] = []
  const grown = async (memory: () => Promise<number>, hold: () => Promise<OpenTabs>) => {
    const before = await settled(memory)
    held.push(await hold())
    return (await settled(memory)) - before
  }
  try {
    const over = await grown(site.memory, () =>
      holdSockets({ port, people: people.map(({ headers }) => headers), count: sockets }),
    )
    const under = await grown(bare.memory, () =>
      holdSockets({
        port: bare.port,
        people: people.map(({ headers }) => headers),
        count: sockets,
      }),
    )
    return {
      what: `memory of ${sockets} idle tabs of ${people.length} members ÷ the same by the socket library alone`,
      goals: [
        {
          figure: 'ratio',
          found: Math.round((over / under) * 1000) / 1000,
          wanted: { at_most: 2 },
        },
      ],
      notes: {
        site_kib_each: Math.round(over / sockets / 102.4) / 10,
        bare_kib_each: Math.round(under / sockets / 102.4) / 10,
      },
    }
  } finally {
    for (const each of held) each.stop()
    bare.stop()
  }
}

/**
 * Returns the lowest of several readings: garbage is collected in steps, and memory is returned to
 * the operating system a little later.
 */
async function settled(memory: () => Promise<number>): Promise<number> {
  let least = await memory()
  for (let look = 0; look < 5; look += 1) {
    await wait(500)
    least = Math.min(least, await memory())
  }
  return least
}
