import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { ageOn } from '#features/members/accounts/rules/age.ts'
import {
  toSeeksBits,
  genderFromNumber,
  sexualityFromNumber,
} from '#features/members/profiles/rules/orientation.ts'
import { listAnswer } from '#features/members/profiles/rules/trait-answers.ts'
import { choiceNames, isChoiceName, noChoices } from '../rules/choices.ts'
import { distances, type Search } from '../rules/search.ts'
import { vacuumTables } from '#platform/server/testing/run-as-superuser.ts'
import {
  createSearchFixture,
  jonas,
  type TestMember,
  now,
  type Person,
  type SearchFixture,
} from './testing/search-fixture.ts'

const today = '2026-11-21'
/** Amsterdam, Haarlem, Utrecht, Rotterdam, Groningen, Antwerp, Cologne. */
const cities = [2759794, 2755003, 2745912, 2747891, 2755251, 2803138, 2886242]

let stage: SearchFixture
beforeAll(async () => {
  stage = await createSearchFixture()
})
afterAll(() => stage.close())

/** People of all kinds; identical times and places are common, so that there are ties. */
const people: fc.Arbitrary<Person> = fc
  .record({
    pool: fc.constantFrom(1, 1, 1, 1, 2),
    kind: fc.constantFrom('member', 'member', 'member', 'member', 'fictional', 'sponsored'),
    status: fc.constantFrom(
      'active',
      'active',
      'active',
      'active',
      'active',
      'not_confirmed',
      'disabled',
      'deleted',
    ),
    invisible: fc.constantFrom(false, false, false, false, true),
    profileStatus: fc.constantFrom('active', 'active', 'active', 'active', 'disabled'),
    lastActive: fc.oneof(
      fc.integer({ min: 0, max: 8 }).map((minutes) => new Date(now.getTime() - minutes * 60_000)),
      fc.integer({ min: 0, max: 20 }).map((days) => new Date(now.getTime() - days * 86_400_000)),
    ),
    birth: fc
      .integer({ min: Date.UTC(1960, 0, 1), max: Date.UTC(2008, 10, 20) })
      .map((at) => new Date(at).toISOString().slice(0, 10)),
    who: fc.constantFrom([0, 0], [0, 0], [1, 0], [1, 0], [0, 1], [1, 2], [0, 3], [1, 3]),
    place: fc.oneof(
      fc.constantFrom(...cities).map((city) => ({
        country: city === 2803138 ? 'BE' : city === 2886242 ? 'DE' : 'NL',
        city,
      })),
      fc.constantFrom({ country: 'NL', region: 108 }, { country: 'NL' }, { country: null }),
    ),
    photo: fc.boolean(),
    traits: fc.constantFrom({}, { signup_reason: 'dates' }, { signup_reason: 'chat' }),
  })
  .map(({ who, place, ...rest }) => ({
    ...jonas,
    ...rest,
    gender: who[0] ?? 0,
    sexuality: who[1] ?? 0,
    region: null,
    city: null,
    ...place,
    ...(rest.kind !== 'member' && { city: null }),
  }))

/** A search with every field set. */
const searches: fc.Arbitrary<Search> = fc
  .record({
    gender: fc.constantFrom('male', 'female', 'all', 'all'),
    country: fc.constantFrom('NL', 'NL', 'BE', 'DE', 'all'),
    inRegion: fc.constantFrom(false, false, true),
    ages: fc.oneof(
      fc.constant([18, 99]),
      fc.constant([18, 99]),
      fc.constant([20, 60]),
      fc.constant([65, 99]),
      fc
        .tuple(fc.integer({ min: 18, max: 60 }), fc.integer({ min: 0, max: 30 }))
        .map(([a, more]) => [a, a + more]),
    ),
    distance_km: fc.option(fc.constantFrom(...distances), { freq: 1 }),
    online: fc.constantFrom(false, false, false, false, false, true),
    with_photo: fc.constantFrom(false, false, true),
    fictional: fc.boolean(),
    signup_reason: fc.constantFrom([], [], [], [], [], ['dates'], ['dates', 'chat'], ['unsure']),
    two_way: fc.boolean(),
    order: fc.constantFrom('active', 'active', 'near'),
  })
  .map(
    ({ ages: [min_age, max_age], inRegion, ...rest }) =>
      ({
        ...noChoices,
        ...rest,
        min_age,
        max_age,
        region: inRegion && rest.country === 'NL' ? regionOfAmsterdam : null,
      }) as Search,
  )

let regionOfAmsterdam = 0

describe('every plan finds the same members as a naive search', () => {
  const members: { person: Person; made: TestMember }[] = []
  let me: { person: Person; made: TestMember }
  let blocked: Set<number>
  let km: Map<number, number>
  let ranks: Map<number, number>

  beforeAll(async () => {
    const row = await stage.database.one<{ region_id: number }>(
      sql`select region_id from geography.public_city where id = ${cities[0]}`,
    )
    regionOfAmsterdam = row.region_id
    const myself = { ...jonas, city: cities[0] ?? 0, region: regionOfAmsterdam, sexuality: 3 }
    me = { person: myself, made: await stage.add(myself) }
    for (const person of fc.sample(people, { numRuns: 450, seed: 7 }))
      members.push({ person, made: await stage.add(person) })
    blocked = new Set()
    for (const [at, { made: other, person }] of members.entries()) {
      if (at % 9 !== 0 || person.pool !== 1) continue
      // Half are blocked by the searcher, half have blocked the searcher.
      await (at % 2 === 0 ? stage.block(me.made, other) : stage.block(other, me.made))
      blocked.add(other.account)
    }
    const rows = await stage.database.many<{ id: number; km: number }>(sql`
      select c as id, geography.public_distance_km(${cities[0]}, c) as km from unnest(${cities}::int[]) c`)
    km = new Map(rows.map(({ id, km: far }) => [id, far]))
    const ranked = await stage.database.many<{ account_id: number; activity_rank: number }>(
      sql`select account_id, activity_rank from search.member_search`,
    )
    ranks = new Map(ranked.map((row) => [row.account_id, row.activity_rank]))
    await vacuumTables(stage.database.pool, 'search.member_search')
  })

  /** The reference implementation: checks every person in turn. */
  function naive(search: Search): string[] {
    const fits = ({ person: p, made: m }: (typeof members)[number]) => {
      const far = p.city === null ? null : (km.get(p.city) ?? null)
      const age = ageOn(p.birth, today)
      const reach = search.distance_km ?? (search.order === 'near' ? 200 : null)
      return (
        p.pool === 1 &&
        p.status === 'active' &&
        p.profileStatus === 'active' &&
        !p.invisible &&
        !blocked.has(m.account) &&
        (search.gender === 'all' || genderFromNumber(p.gender) === search.gender) &&
        (search.country === 'all' || p.country === search.country) &&
        (search.region === null || (p.region ?? regionByCity.get(p.city ?? 0)) === search.region) &&
        age >= search.min_age &&
        (search.max_age === 99 || age <= search.max_age) &&
        (reach === null || (far !== null && far <= reach)) &&
        (!search.online || isOnline(p)) &&
        (!search.with_photo || p.photo) &&
        choiceNames.every(
          (name) =>
            search[name].length === 0 ||
            search[name].some((one) => listAnswer(p.traits[name] ?? null).includes(one)),
        ) &&
        (p.kind === 'member' || (p.kind === 'fictional' && search.fictional)) &&
        (!search.two_way ||
          (toSeeksBits(genderFromNumber(p.gender), sexualityFromNumber(p.sexuality)) & 1) !== 0)
      )
    }
    const far = ({ person }: (typeof members)[number]) =>
      search.order === 'near' ? (km.get(person.city ?? 0) ?? 0) : isOnline(person) ? 0 : 1
    const rank = ({ made: m }: (typeof members)[number]) => ranks.get(m.account) ?? 0
    return members
      .filter(fits)
      .sort((a, b) => far(a) - far(b) || rank(b) - rank(a) || b.made.account - a.made.account)
      .map(({ made: m }) => m.member)
  }
  const isOnline = (p: Person) =>
    p.kind === 'member' && now.getTime() - p.lastActive.getTime() <= 300_000
  const regionByCity = new Map<number, number>()

  test('SRCH-01 SRCH-02 BEY-23 all pages of a search contain each member once and in order', async () => {
    const rows = await stage.database.many<{ id: number; region_id: number }>(
      sql`select id, region_id from geography.public_city where id = any (${cities}::int[])`,
    )
    for (const { id, region_id } of rows) regionByCity.set(id, region_id)
    let filled = 0
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const expected = naive(search)
        const shownIds: string[] = []
        let after: string | undefined
        let total: number | null = null
        do {
          const result = await stage.find({ ...search, after }, me.made)
          total ??= result.total
          shownIds.push(...result.members.map(({ id }) => id))
          after = result.next ?? undefined
        } while (after !== undefined)
        expect(shownIds).toEqual(expected)
        expect(total).toBe(expected.length)
        if (expected.length > 24) filled += 1
      }),
      { numRuns: 250, seed: 11 },
    )
    expect(filled).toBeGreaterThan(25)
  }, 60_000)

  test('BEY-17 with few results, the search reports exactly how many more there would be without each filter', async () => {
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const found = await stage.find(search, me.made)
        const expected = naive(search)
        if (expected.length >= 24) {
          expect(found.relaxations).toEqual([])
          expect(found.similar).toEqual([])
          return
        }
        for (const { filter, count } of found.relaxations) {
          const wider =
            filter === 'age'
              ? { ...search, min_age: 18, max_age: 99 }
              : filter === 'distance'
                ? { ...search, distance_km: null, order: 'active' as const }
                : filter === 'country'
                  ? { ...search, country: 'all' as const }
                  : filter === 'region'
                    ? { ...search, region: null }
                    : { ...search, [filter]: isChoiceName(filter) ? [] : false }
          expect(count).toBe(naive(wider).length - expected.length)
        }
        const similar = found.similar.map(({ id }) => id)
        expect(similar.filter((id) => expected.includes(id))).toEqual([])
        expect(new Set(similar).size).toBe(similar.length)
      }),
      { numRuns: 80, seed: 5 },
    )
  }, 60_000)

  test('SRCH-03 a visitor sees three pages, no city, no distance and only the first name', async () => {
    const shown: string[] = []
    let after: string | undefined
    let pages = 0
    do {
      const found = await stage.find({ country: 'NL', after }, null)
      expect(
        found.members.every(({ distance_km, name }) => distance_km === null && !name.includes(' ')),
      ).toBe(true)
      expect(found.searcher).toBeNull()
      shown.push(...found.members.map(({ id }) => id))
      after = found.next ?? undefined
      pages += 1
    } while (after !== undefined)
    expect(pages).toBe(3)
    expect(shown.length).toBe(72)
    // A member's cursor is refused, wherever it points.
    const first = await stage.find({ country: 'NL', gender: 'all', two_way: false }, me.made)
    expect(first.next).not.toBeNull()
    await expect(
      stage.find({ country: 'NL', gender: 'all', two_way: false, after: first.next ?? '' }, null),
    ).rejects.toThrow('input.invalid')
  })

  test('a cursor continues the list even if its member no longer exists', async () => {
    const search = { country: 'NL', gender: 'all', two_way: false } as const
    const first = await stage.find(search, me.made)
    const second = await stage.find({ ...search, after: first.next ?? undefined }, me.made)
    const lastShown = first.members.at(-1)?.id
    const gone = members.find(({ made: m }) => m.member === lastShown)?.made.account ?? 0
    await stage.database.run(sql`delete from search.member_search where account_id = ${gone}`)
    const again = await stage.find({ ...search, after: first.next ?? undefined }, me.made)
    expect(again.members).toEqual(second.members)
  })
})
