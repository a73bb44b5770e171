import type { HttpStep, Job, SqlStep } from '../load/job.ts'
import type { Testbed } from './open-testbed.ts'
import type { Person } from './person.ts'

/** Searches by several members over HTTP, each with the queries that find its page. */
export interface Searches {
  readonly over: readonly HttpStep[]
  readonly bare: readonly (readonly SqlStep[])[]
  /**
   * Searches whose page was not full. They are kept apart because explaining few results is
   * additional work.
   */
  readonly fewResults: readonly HttpStep[]
}

type SearchInput = Readonly<Record<string, unknown>>

/** Builds a member's search input; null if this kind of search does not apply to the member. */
export type SearchInputFor = (person: Person) => SearchInput | null

/**
 * Runs one kind of search for every member. `page` 50 is the page after 49 clicks on "show more".
 */
export async function collectSearches(
  { insider }: Pick<Testbed, 'insider'>,
  people: readonly Person[],
  inputFor: SearchInputFor,
  page = 1,
): Promise<Searches> {
  const over: HttpStep[] = []
  const bare: SqlStep[][] = []
  const fewResults: HttpStep[] = []
  for (const person of people) {
    const firstInput = inputFor(person)
    if (firstInput === null) continue
    const { input, answer, statements } = await turnPages(insider, firstInput, person, page)
    const query = new URLSearchParams(
      Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const step: HttpStep = { method: 'GET', path: `/api/members?${query}`, headers: person.headers }
    const finding = statements.filter(
      ({ text }) => text.includes('search.member_search') && text.includes('limit 25'),
    )
    if (answer.members.length < 24) fewResults.push(step)
    else {
      over.push(step)
      bare.push(finding)
    }
  }
  return { over, bare, fewResults: fewResults }
}

async function turnPages(
  insider: Testbed['insider'],
  firstInput: SearchInput,
  person: Person,
  page: number,
) {
  let input = firstInput
  for (let turned = 1; ; turned += 1) {
    const { answer, statements } = await insider.listen(
      'search.find_members',
      input,
      person.context,
    )
    const { value } = answer as { value: { members: unknown[]; next: string | null } }
    if (turned === page) return { input, answer: value, statements }
    if (value.next === null) return { input, answer: { members: [] }, statements: [] }
    input = { ...firstInput, after: value.next }
  }
}

/** Creates an HTTP load from requests. */
export function httpJob(port: number, clients: number, steps: readonly HttpStep[]): Job {
  return { kind: 'http', port, clients, operations: steps.map((step) => [step]) }
}

/** Creates a load of bare queries. */
export function sqlJob(
  url: string,
  clients: number,
  operations: readonly (readonly SqlStep[])[],
): Job {
  return { kind: 'sql', url, clients, operations }
}

const age = (person: Person, years: number): SearchInput => {
  const youngest = 24 + (person.account % 12)
  return { min_age: youngest, max_age: youngest + years }
}

/** The kinds of search that are measured, named after the index they use. */
export const searchKinds = {
  region: (person) => (person.region === null ? null : { region: person.region }),
  country: () => ({}),
  narrow_age: (person) => age(person, 2),
  distance: () => ({ distance_km: 50 }),
  nearest: () => ({ order: 'near' }),
  both_genders: () => ({ gender: 'all' }),
  rare: (person) => ({ gender: person.gender === 0 ? 'male' : 'female', ...age(person, 2) }),
} as const satisfies Record<string, SearchInputFor>
