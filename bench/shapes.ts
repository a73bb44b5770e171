import { type AskedBy, httpJob, kinds, searchesOf } from './ground/searches.ts'
import type { Ground } from './ground/open-ground.ts'
import { logIn } from './ground/person.ts'
import { selectActive } from './ground/store.ts'
import { byTurns, type Turn } from './load/by-turns.ts'
import type { Job } from './load/job.ts'
import { middle } from './load/middle.ts'
import type { Outcome } from './report/outcome.ts'

/** So many signs of life a second: of a million members, 60,000 who each show one every five minutes. */
const signsOfLife = 200

/** Searches that could be slow over HTTP against everyday ones: the fiftieth page, rare wishes, and beside much activity. */
export async function measure(ground: Ground): Promise<Outcome> {
  const { insider, port, members } = ground
  const people = await logIn(insider, port, 48)
  const job = async (askedBy: AskedBy, page = 1) =>
    httpJob(port, 1, (await searchesOf(ground, people, askedBy, page)).over)
  const everyday = await job(kinds.region)
  const { over: rare, thin } = await searchesOf(ground, people, kinds.rare)

  const turns: Record<string, Turn> = {
    everyday: { job: everyday },
    busy: { job: everyday, beside: await activity(ground) },
    first: { job: await job(kinds.country) },
    deep: { job: await job(kinds.country, 50) },
    rare: { job: httpJob(port, 1, rare) },
    // Rare wishes that few fulfil: the answer also says what would bring more, which is other work.
    ...(thin.length > 0 && { thin: { job: httpJob(port, 1, thin) } }),
  }
  const found = await byTurns(turns)
  const p50 = (name: string) => found[name]?.map((stretch) => stretch.p50) ?? []
  const p99 = (name: string) => found[name]?.map((stretch) => stretch.p99) ?? []
  const ratio = (above: readonly number[], below: readonly number[]) =>
    middle(above.map((value, round) => value / (below[round] ?? Number.NaN)))
  return {
    what: `searches over HTTP ÷ everyday searches over HTTP, one client, ${members} members`,
    goals: [
      { figure: 'page 50 ÷ page 1, p50', found: ratio(p50('deep'), p50('first')), wanted: { at_most: 1.3 } },
      { figure: 'rare p99 ÷ everyday p50', found: ratio(p99('rare'), p50('everyday')), wanted: { at_most: 12 } },
      {
        figure: `with ${signsOfLife} signs of life a second, p50`,
        found: ratio(p50('busy'), p50('everyday')),
        wanted: { at_most: 1.5 },
      },
    ],
    notes: Object.fromEntries(
      Object.entries(found).flatMap(([name, stretches]) => [
        [`${name} p50 ms`, middle(stretches.map((stretch) => stretch.p50))],
        [`${name} p99 ms`, middle(stretches.map((stretch) => stretch.p99))],
      ]),
    ),
  }
}

/** Members all over the pool who show that they are there, as the site writes it. */
async function activity({ insider, url }: Ground): Promise<Job> {
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
