import { type SearchInputFor, httpJob, searchKinds, collectSearches } from './ground/searches.ts'
import type { Testbed } from './ground/open-testbed.ts'
import { logIn } from './ground/person.ts'
import { selectActive } from './ground/store.ts'
import { runInterleaved, type InterleavedLoad } from './load/run-interleaved.ts'
import type { Job } from './load/job.ts'
import { median } from './load/median.ts'
import type { Outcome } from './report/outcome.ts'

/**
 * Activity updates per second: 60,000 of a million members, each active once every five minutes.
 */
const signsOfLife = 200

/**
 * Searches over HTTP that could be slow, compared with everyday ones: the fiftieth page, rare
 * criteria, and searches during heavy activity.
 */
export async function measure(testbed: Testbed): Promise<Outcome> {
  const { insider, port, members } = testbed
  const people = await logIn(insider, port, 48)
  const job = async (inputFor: SearchInputFor, page = 1) =>
    httpJob(port, 1, (await collectSearches(testbed, people, inputFor, page)).over)
  const everyday = await job(searchKinds.region)
  const { over: rare, fewResults } = await collectSearches(testbed, people, searchKinds.rare)

  const turns: Record<string, InterleavedLoad> = {
    everyday: { job: everyday },
    busy: { job: everyday, background: await activity(testbed) },
    first: { job: await job(searchKinds.country) },
    deep: { job: await job(searchKinds.country, 50) },
    rare: { job: httpJob(port, 1, rare) },
    // Rare criteria with few results: the response also explains which change would find more,
    // which is additional work.
    ...(fewResults.length > 0 && { thin: { job: httpJob(port, 1, fewResults) } }),
  }
  const found = await runInterleaved(turns)
  const p50 = (name: string) => found[name]?.map((result) => result.p50) ?? []
  const p99 = (name: string) => found[name]?.map((result) => result.p99) ?? []
  const ratio = (above: readonly number[], below: readonly number[]) =>
    median(above.map((value, round) => value / (below[round] ?? Number.NaN)))
  return {
    what: `searches over HTTP ÷ everyday searches over HTTP, one client, ${members} members`,
    goals: [
      {
        figure: 'page 50 ÷ page 1, p50',
        found: ratio(p50('deep'), p50('first')),
        wanted: { at_most: 1.3 },
      },
      {
        figure: 'rare p99 ÷ everyday p50',
        found: ratio(p99('rare'), p50('everyday')),
        wanted: { at_most: 12 },
      },
      {
        figure: `with ${signsOfLife} signs of life a second, p50`,
        found: ratio(p50('busy'), p50('everyday')),
        wanted: { at_most: 1.5 },
      },
    ],
    notes: Object.fromEntries(
      Object.entries(found).flatMap(([name, stretches]) => [
        [`${name} p50 ms`, median(stretches.map((result) => result.p50))],
        [`${name} p99 ms`, median(stretches.map((stretch) => stretch.p99))],
      ]),
    ),
  }
}

/** A background load of members across the pool being active, written as the site writes it. */
async function activity({ insider, url }: Testbed): Promise<Job> {
  const accounts = await selectActive(insider.database, 40_000)
  const text = 'select search.touch_last_active($1, $2)'
  return {
    kind: 'sql',
    url,
    clients: 4,
    operations: accounts.map((account) => [{ name: 'touch', text, values: [account, '$now'] }]),
    perSecond: signsOfLife,
  }
}
