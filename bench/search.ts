import { httpJob, searchKinds, collectSearches, sqlJob } from './ground/searches.ts'
import type { Testbed } from './ground/open-testbed.ts'
import { logIn } from './ground/person.ts'
import { measurePairs } from './load/measure-pairs.ts'
import type { Outcome } from './report/outcome.ts'

const clients = 16

/**
 * Searching over HTTP, three everyday searches per member, compared with the query that finds the
 * page.
 */
export async function measure(testbed: Testbed): Promise<Outcome> {
  const { insider, port, url, members } = testbed
  const people = await logIn(insider, port, 64)
  const first = await collectSearches(testbed, people, searchKinds.country)
  const second = await collectSearches(testbed, people, searchKinds.country, 2)
  const region = await collectSearches(testbed, people, searchKinds.region)
  const all = [first, second, region]
  const pairs = await measurePairs({
    product: httpJob(
      port,
      clients,
      all.flatMap(({ over }) => over),
    ),
    bare: sqlJob(
      url,
      clients,
      all.flatMap(({ bare }) => bare),
    ),
  })
  return {
    what: `a page of a search over HTTP ÷ its prepared statement by a bare driver, ${clients} clients, ${members} members`,
    goals: [
      { figure: 'ratio', found: pairs.ratio, wanted: { at_least: 0.55 } },
      { figure: 'p50', found: pairs.p50_ratio, wanted: { at_most: 2 } },
    ],
    pairs,
    notes: { searches: all.reduce((sum, { over }) => sum + over.length, 0) },
  }
}
