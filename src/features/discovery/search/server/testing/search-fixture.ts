import type { Context } from '#kernel/context.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { createCursors } from '#platform/server/cursors.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { settings, type SettingsPatch } from '#features/site/sites/rules/settings.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import { contract, type SearchResult } from '../../contract.ts'
import type { SearchInput } from '../../rules/search.ts'
import { createSearch, type Search, type SearchDeps } from '../index.ts'

/** The facts of a test member. */
export interface Person {
  readonly pool: number
  readonly name: string
  readonly kind: 'member' | 'fictional' | 'sponsored'
  readonly status: 'not_confirmed' | 'active' | 'disabled' | 'deleted'
  readonly invisible: boolean
  readonly profileStatus: 'active' | 'disabled'
  readonly lastActive: Date
  readonly created: Date
  readonly birth: string
  readonly gender: number
  readonly sexuality: number
  readonly country: string | null
  readonly region: number | null
  readonly city: number | null
  readonly photo: boolean
  /** Answers by trait. */
  readonly traits: Readonly<Record<string, string | readonly string[]>>
}

/** The time at which tests search. */
export const now = new Date('2026-11-21T12:00:00Z')
export const amsterdam = { country: 'NL', city: 2759794 }

/** A man from Amsterdam looking for women, last active yesterday. */
export const jonas: Person = {
  pool: 1,
  name: 'Jonas',
  kind: 'member',
  status: 'active',
  invisible: false,
  profileStatus: 'active',
  lastActive: new Date('2026-11-20T12:00:00Z'),
  created: new Date('2026-01-01T00:00:00Z'),
  birth: '1990-05-01',
  gender: 0,
  sexuality: 0,
  country: 'NL',
  region: null,
  city: null,
  photo: false,
  traits: {},
}

/** A test member in the database. */
export interface TestMember {
  readonly account: number
  readonly member: string
}

export interface SearchFixture {
  readonly database: Database
  readonly search: Search
  /** Inserts a member and builds the search row. */
  add(person?: Partial<Person>): Promise<TestMember>
  block(one: TestMember, other: TestMember): Promise<void>
  refresh(someone: TestMember): Promise<void>
  find(
    query: SearchInput & { after?: string | undefined },
    as: TestMember | null,
    site?: Site,
  ): Promise<SearchResult>
  context(as: TestMember | null, site?: Site): Context<Site>
  site(patch?: SettingsPatch, pool?: number): Site
  close(): Promise<void>
}

/** Creates search on its own test database. */
export async function createSearchFixture(deps: Partial<SearchDeps> = {}): Promise<SearchFixture> {
  const clone = await createTestDatabase({ features: ['search'] })
  const database = createDatabase({ url: clone.url })
  const search = createSearch({
    database,
    cursors: createCursors('secret of this test'),
    showMain: ({ photo_id, width, height, thumbhash, description, verified, generated }) => ({
      id: photo_id,
      locked: false,
      main: true,
      status: 'active',
      verified,
      generated,
      description,
      width,
      height,
      thumbhash,
      src: { 160: '160', 480: '480', 960: '960' },
    }),
    labelFor: (kind) => (kind === 'member' ? null : kind),
    searchOpen: ({ settings: { logged_out_search } }) => logged_out_search === 'all',
    ...deps,
  })
  const site = (patch: SettingsPatch = {}, pool = 1) =>
    ({
      id: pool,
      pool,
      country: 'NL',
      timeZone: 'Europe/Amsterdam',
      settings: settings.parse({ logged_out_search: 'all', fictional: true, ...patch }),
    }) as unknown as Site
  const context = (as: TestMember | null, on: Site = site()) =>
    ({
      site: on,
      viewer: as && { ...as, pool: on.pool, status: 'active', session: 1 },
      now,
      locale: 'en',
    }) as unknown as Context<Site>
  const refresh = ({ account }: TestMember) =>
    database.transaction((tx) => search.refresh(tx, account, now))
  let memberCount = 0

  return {
    database,
    search,
    site,
    context,
    refresh,
    async add(part = {}) {
      const someone = await insert(database, { ...jonas, ...part }, (memberCount += 1))
      await refresh(someone)
      return someone
    },
    async block(one, other) {
      await database.run(sql`
        insert into blocks.block (account_id, other_id, own, since)
        values (${one.account}, ${other.account}, true, ${now}), (${other.account}, ${one.account}, false, ${now})`)
    },
    async find(query, as, on) {
      const input = contract['search.find_members'].input.parse(
        Object.fromEntries(
          Object.entries(query).flatMap(([name, value]) =>
            value == null ? [] : [[name, String(value)]],
          ),
        ),
      )
      const answer = await search.handlers['search.find_members'](input, context(as, on))
      if (isRefusal(answer)) throw new Error(answer.refusal)
      return contract['search.find_members'].output.parse(answer)
    },
    async close() {
      await database.close()
      await clone.close()
    },
  }
}

async function insert(database: Database, person: Person, number: number): Promise<TestMember> {
  const memberOnly = person.kind === 'member' ? `p${number}@example.org` : null
  const confirmed = person.status === 'not_confirmed' ? null : person.created
  const { id, member_id } = await database.one<{ id: number; member_id: string }>(sql`
    insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash,
      status, locale, created_at, activated_at, last_active_at, invisible)
    values (gen_random_uuid(), ${person.pool}, ${person.pool}, ${person.kind}, ${person.name}, ${`name ${number}`}, ${memberOnly}, ${memberOnly},
      ${memberOnly && person.created}, ${memberOnly && 'x'}, ${person.status}, 'en', ${person.created}, ${confirmed}, ${person.lastActive}, ${person.invisible})
    returning id, member_id`)
  await database.run(sql`
    insert into profiles.profile (account_id, pool_id, birth, gender, sexuality, country, region_id, city_id, status, traits, created_at, changed_at)
    select ${id}, ${person.pool}, ${person.birth}, ${person.gender}, ${person.sexuality}, ${person.country},
      coalesce(${person.region}::smallint, (select region_id from geography.public_city where id = ${person.city}::int)), ${person.city}::int,
      ${person.profileStatus}, ${JSON.stringify(person.traits)}::jsonb, ${person.created}, ${person.created}`)
  if (person.photo)
    await database.run(sql`
      insert into photos.photo (public_id, account_id, position, main, status, width, height, thumbhash, key, created_at, provenance)
      values (gen_random_uuid(), ${id}, 0, true, 'active', 960, 1200, '', 'k', ${person.created},
        ${person.kind === 'member' ? null : 'own_work'})`)
  return { account: id, member: member_id }
}
