import { logIn, type Person } from './ground/person.ts'
import type { HttpStep, SqlStep } from './load/job.ts'
import { measurePairs } from './load/measure-pairs.ts'
import type { Measure } from './report/outcome.ts'

const clients = 16

/** Searching over HTTP, three everyday searches of each member, against the statement that finds the page. */
export const measure: Measure = async ({ insider, port, url, members }) => {
  const over: HttpStep[][] = []
  const bare: SqlStep[][] = []

  async function search(person: Person, input: Readonly<Record<string, unknown>>): Promise<string | null> {
    const { answer, statements } = await insider.listen('search.find_members', input, person.context)
    const { members: page, next } = (answer as { value: { members: unknown[]; next: string | null } }).value
    const statement = statements.find(({ text }) => text.includes('search.member_search') && text.includes('limit 25'))
    if (page.length < 24 || statement === undefined) return null
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
    over.push([{ method: 'GET', path: `/api/members?${query}`, headers: person.headers }])
    bare.push([statement])
    return next
  }

  for (const person of await logIn(insider, port, 64)) {
    const next = await search(person, {})
    if (next !== null) await search(person, { after: next })
    if (person.region !== null) await search(person, { region: person.region })
  }
  const pairs = await measurePairs({
    product: { kind: 'http', port, clients, operations: over },
    bare: { kind: 'sql', url, clients, operations: bare },
  })
  return {
    what: `a page of a search over HTTP ÷ its prepared statement by a bare driver, 16 clients, ${members} members`,
    goals: [{ figure: 'ratio', found: pairs.ratio, wanted: { at_least: 0.55 } }],
    pairs,
    notes: { searches: over.length },
  }
}
