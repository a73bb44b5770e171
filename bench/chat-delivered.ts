import { createWritingPairs } from './ground/create-writing-pairs.ts'
import type { Testbed } from './ground/open-testbed.ts'
import { runInterleaved } from './load/run-interleaved.ts'
import { median } from './load/median.ts'
import type { Outcome } from './report/outcome.ts'

const count = 64
/** Each pair sends about one message a second, the pace of two people typing fast. */
const perSecond = 64

/**
 * Measures the time from sending a message to its arrival in the other member's open tab, with 64
 * pairs writing, compared with the bare commit at the same rate.
 */
export async function measure(testbed: Testbed): Promise<Outcome> {
  const people = await createWritingPairs(testbed, count)
  const found = await runInterleaved(
    {
      delivered: {
        job: { kind: 'delivered', port: testbed.port, pairs: people.map(pair), perSecond },
      },
      commit: {
        job: {
          kind: 'sql',
          url: testbed.url,
          clients: 16,
          operations: people.map(({ bare }) => [bare]),
          perSecond,
        },
      },
    },
    { seconds: 4, rounds: 5 },
  )
  const p50 = (name: 'delivered' | 'commit') => found[name].map((result) => result.p50)
  const p99 = (name: 'delivered' | 'commit') => found[name].map((result) => result.p99)
  const ratios = p50('delivered').map(
    (value, round) => value / (p50('commit')[round] ?? Number.NaN),
  )
  return {
    what: `from the request that sends to the frame at the other's tab ÷ the bare commit, ${count} pairs, ${perSecond} messages a second`,
    goals: [
      { figure: 'p50 ÷ commit', found: median(ratios), wanted: { at_most: 4 } },
      { figure: 'p99 ms', found: median(p99('delivered')), wanted: { at_most: 150 } },
    ],
    notes: {
      delivered_p50_ms: median(p50('delivered')),
      commit_p50_ms: median(p50('commit')),
      commit_p99_ms: median(p99('commit')),
    },
  }
}

function pair({ write, reader }: Awaited<ReturnType<typeof createWritingPairs>>[number]) {
  return { write, reader: reader.headers }
}
