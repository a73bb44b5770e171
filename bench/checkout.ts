import { httpJob } from './ground/searches.ts'
import { logIn } from './ground/person.ts'
import { runInterleaved } from './load/run-interleaved.ts'
import { median } from './load/median.ts'
import type { Measure } from './report/outcome.ts'

/** The checkout page compared with the members page, the one members open most. */
export const measure: Measure = async ({ insider, port }) => {
  const people = await logIn(insider, port, 16)
  const page = (path: string) => ({
    job: httpJob(
      port,
      1,
      people.map(({ headers }) => ({
        method: 'GET',
        path,
        headers: { ...headers, 'accept-encoding': 'br' },
      })),
    ),
  })
  const found = await runInterleaved({ members: page('/members'), checkout: page('/credits') })
  const ratio = median(
    found.checkout.map(({ p50 }, round) => p50 / (found.members[round]?.p50 ?? Number.NaN)),
  )
  return {
    what: 'the checkout page over HTTP ÷ the members page over HTTP, one client',
    goals: [{ figure: 'p50', found: ratio, wanted: { at_most: 1.5 } }],
    notes: {
      'checkout p50 ms': median(found.checkout.map(({ p50 }) => p50)),
      'members p50 ms': median(found.members.map(({ p50 }) => p50)),
    },
  }
}
