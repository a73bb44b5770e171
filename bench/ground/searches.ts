import type { HttpStep, Job, SqlStep } from '../load/job.ts'
import type { Ground } from './open-ground.ts'
import type { Person } from './person.ts'

/** Searches by several members over HTTP, each with the queries that find its page. */
export interface Searches {
  readonly over: readonly HttpStep[]
  readonly bare: readonly (readonly SqlStep[])[]
  /**
   * Searches whose page was not full. They are kept apart because explaining few results is
   * additional work.
   */
  readonly thin: readonly HttpStep[]
}

type Asked = Readonly<Record<string, unknown>>

/** Builds a member's search input; null if this kind of search does not apply to the member. */
export type AskedBy = (person: Person) => Asked | null

/**
 * Runs one kind of search for every member. `page` 50 is the page after 49 clicks on "show more".
 */
export async function searchesOf(
  { insider }: Pick<Ground, 'insider'>,
  people: readonly Person[],
  askedBy: AskedBy,
  page = 1,
): Promise<Searches> {
  const over: HttpStep[] = []
  const bare: SqlStep[][] = []
  const thin: HttpStep[] = []
  for (const person of people) {
    const asked = askedBy(person)
    if (asked === null) continue
    const { input, answer, statements } = await turnPages(insider, asked, person, page)
    const query = new URLSearchParams(
      Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const step: HttpStep = { method: 'GET', path: `/api/members?${query}`, headers: person.headers }
    const finding = statements.filter(({ text }) => text.includes('search.member_search') && text.includes('limit 25'))
    if (answer.members.length < 24) thin.push(step)
    else {
      over.push(step)
      bare.push(finding)
    }
  }
  return { over, bare, thin }
}

async function turnPages(insider: Ground['insider'], asked: Asked, person: Person, page: number) {
  let input = asked
  for (let turned = 1; ; turned += 1) {
    const { answer, statements } = await insider.listen('search.find_members', input, person.context)
    const { value } = answer as { value: { members: unknown[]; next: string | null } }
    if (turned === page) return { input, answer: value, statements }
    if (value.next === null) return { input, answer: { members: [] }, statements: [] }
    input = { ...asked, after: value.next }
  }
}

/** Creates an HTTP load from requests. */
export function httpJob(port: number, clients: number, steps: readonly HttpStep[]): Job {
  return { kind: 'http', port, clients, operations: steps.map((step) => [step]) }
}

/** Creates a load of bare queries. */
export function sqlJob(url: string, clients: number, operations: readonly (readonly SqlStep[])[]): Job {
  return { kind: 'sql', url, clients, operations }
}

const age = (person: Person, years: number): Asked => {
  const youngest = 24 + (person.account % 12)
  return { min_age: youngest, max_age: youngest + years }
}

/** The kinds of search that are measured, named after the index they use. */
export const kinds = {
  region: (person) => (person.region === null ? null : { region: person.region }),
  country: () => ({}),
  narrow_age: (person) => age(person, 2),
  distance: () => ({ distance_km: 50 }),
  nearest: () => ({ order: 'near' }),
  both_genders: () => ({ gender: 'all' }),
  rare: (person) => ({ gender: person.gender === 0 ? 'male' : 'female', ...age(person, 2) }),
} as const satisfies Record<string, AskedBy>
