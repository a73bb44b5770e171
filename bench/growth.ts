import { type Testbed, openTestbed } from './ground/open-testbed.ts'
import { logIn } from './ground/person.ts'
import { httpJob, searchKinds, collectSearches, sqlJob } from './ground/searches.ts'
import { runInterleaved } from './load/run-interleaved.ts'
import type { Job } from './load/job.ts'
import { median } from './load/median.ts'
import type { Goal, Outcome } from './report/outcome.ts'

/** Ten times as many members, unless BENCH_MANY sets a different number. */
const many = Number(process.env.BENCH_MANY ?? 1_000_000)

const grown = { region: 1.2, country: 1.2, narrow_age: 2, distance: 2 } as const
type Kind = keyof typeof grown

/**
 * Measures how much slower a search is with ten times as many members, as a bare query and over
 * HTTP.
 */
export async function measure(few: Testbed): Promise<Outcome> {
  const more = await openTestbed(many, console.log)
  try {
    const goals: Goal[] = []
    const notes: Record<string, number> = {}
    const loads = { few: await createLoads(few), more: await createLoads(more) }
    for (const kind of Object.keys(grown) as Kind[]) {
      for (const way of ['bare', 'http'] as const) {
        const found = await runInterleaved(
          { few: { job: loads.few[kind][way] }, more: { job: loads.more[kind][way] } },
          { seconds: 1, rounds: 7 },
        )
        const growth = median(
          found.more.map(({ p50 }, round) => p50 / (found.few[round]?.p50 ?? Number.NaN)),
        )
        goals.push({ figure: `${kind}, ${way}`, found: growth, wanted: { at_most: grown[kind] } })
        for (const size of ['few', 'more'] as const)
          notes[`${kind} ${way} ${size} p50 ms`] = median(found[size].map(({ p50 }) => p50))
      }
    }
    return {
      what: `p50 of a search among ${many} members ÷ among ${few.members}, one client, in one run`,
      goals,
      notes,
    }
  } finally {
    await more.close()
  }
}

async function createLoads(testbed: Testbed) {
  const people = await logIn(testbed.insider, testbed.port, 48)
  const entries: [Kind, Record<'http' | 'bare', Job>][] = []
  // One kind at a time: the recorder captures the queries of all calls in progress.
  for (const kind of Object.keys(grown) as Kind[]) {
    const { over, bare } = await collectSearches(testbed, people, searchKinds[kind])
    entries.push([
      kind,
      { http: httpJob(testbed.port, 1, over), bare: sqlJob(testbed.url, 1, bare) },
    ])
  }
  return Object.fromEntries(entries) as Record<Kind, Record<'http' | 'bare', Job>>
}
