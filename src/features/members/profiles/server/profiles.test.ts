import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { contract, type FullMember, type OwnProfile } from '../contract.ts'
import {
  amsterdam,
  createTestContext,
  haarlem,
  now,
  type Person,
  type SmallWorld,
  siteWith,
  smallWorld,
} from '../testing/small-world.ts'
import { createProfiles, type ProfileDraft } from './index.ts'

let world: SmallWorld
const changed: number[] = []
const hidden = new Set<string>()
const known = new Set<string>()
let profiles: ReturnType<typeof createProfiles>

beforeAll(async () => {
  world = await smallWorld(['profiles'])
  profiles = createProfiles({
    database: world.database,
    emit: async (_, __, { account }) => void changed.push(account),
    neighbours: {
      hasBlocked: async () => false,
      isHiddenFrom: async (reader, other) => hidden.has(`${reader} ${other.account}`),
      isAcquainted: async (reader, other) => known.has(`${reader} ${other}`),
      loadPhotos: async () => ({ photos: [], reviewed: false }),
      hasMainPhoto: async () => false,
      getKindLabel: (kind) => (kind === 'member' ? null : `a ${kind} profile`),
    },
  })
})
afterAll(() => world.close())
beforeEach(() => void changed.splice(0))

async function someone(
  facts: Parameters<SmallWorld['person']>[0] = {},
  draft: Partial<ProfileDraft> = {},
): Promise<Person> {
  const person = await world.person(facts)
  await world.database.transaction((tx) =>
    profiles.makeProfile(
      tx,
      {
        account: person.account,
        pool: person.pool,
        birth: '1992-03-04',
        gender: 'female',
        seeking: ['male'],
        ...haarlem,
        ...draft,
      },
      now,
    ),
  )
  return person
}

function answered<T>(answer: T): Exclude<T, { refusal: string }> {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.refusal}`)
  return answer as Exclude<T, { refusal: string }>
}

async function fetchPage(member: Person, reader: Person | null, site = siteWith(), at = now) {
  return profiles.handlers['profiles.read_member']({ member: member.member }, createTestContext(reader, site, at))
}

const nothing = {
  signup_reason: null,
  relationship_status: null,
  body_type: null,
  hair_colour: null,
  eye_colour: null,
  tattoos: null,
}

describe('saving your own profile', () => {
  let me: Person
  beforeAll(async () => {
    me = await someone()
  })
  test('a profile starts with the data from sign-up', async () => {
    const own = answered(await profiles.handlers['profiles.read_own']({}, createTestContext(me)))
    expect(contract['profiles.read_own'].output.parse(own)).toEqual(own)
    expect(own).toMatchObject({
      status: 'active',
      date_of_birth: '1992-03-04',
      age: 34,
      gender: 'female',
      sexuality: 'hetero',
      seeking: ['male'],
      city: { id: 2755003, name: 'Haarlem' },
      missing: ['main_photo', 'about', 'reason', 'interests', 'prompts', 'looks'],
    })
    expect(own.region?.name).toBe('Noord-Holland')
  })
  test('each section is stored separately and emits an event', async () => {
    const call = createTestContext(me, siteWith({ visible_profile_notes: ['eye_colour', 'tattoos', 'interests'] }))
    let own: OwnProfile
    own = answered(
      await profiles.handlers['profiles.save_about'](
        { about: '  Sailing teacher in summer.\nBookbinder in winter.  ' },
        call,
      ),
    )
    expect(own.about).toBe('Sailing teacher in summer.\nBookbinder in winter.')
    own = answered(
      await profiles.handlers['profiles.save_details'](
        {
          traits: { ...nothing, signup_reason: 'relationship', eye_colour: 'hazel' },
          languages: ['nl', 'en', 'nl'],
          notes: { eye_colour: ' green in the sun ', tattoos: '  ' },
        },
        call,
      ),
    )
    expect(own).toMatchObject({
      traits: { signup_reason: 'relationship', eye_colour: 'hazel', body_type: null },
      languages: ['nl', 'en'],
      notes: { eye_colour: 'green in the sun' },
    })
    own = answered(
      await profiles.handlers['profiles.save_prompts'](
        {
          prompts: [
            { prompt: 'sunday', answer: 'Rain on the roof' },
            { prompt: 'laugh', answer: ' ' },
            { prompt: 'sunday', answer: 'Bread in the oven' },
          ],
        },
        call,
      ),
    )
    expect(own.prompts).toEqual([{ prompt: 'sunday', answer: 'Bread in the oven' }])
    own = answered(
      await profiles.handlers['profiles.save_basics'](
        { date_of_birth: '1990-01-01', gender: 'female', seeking: ['female', 'male'] },
        call,
      ),
    )
    expect(own).toMatchObject({
      age: 36,
      sexuality: 'bi',
      seeking: ['male', 'female'],
      about: 'Sailing teacher in summer.\nBookbinder in winter.',
    })
    expect(changed).toEqual([me.account, me.account, me.account, me.account])
  })
  test('a date of birth must exist and be old enough', async () => {
    const save = (date_of_birth: string) =>
      profiles.handlers['profiles.save_basics'](
        { date_of_birth, gender: 'female', seeking: ['male'] },
        createTestContext(me),
      )
    expect(await save('1991-02-29')).toMatchObject({ refusal: 'profiles.invalid_birth', field: 'date_of_birth' })
    expect(await save('2008-07-02')).toMatchObject({ refusal: 'profiles.too_young', with: { min_age: 18 } })
    expect(isRefusal(await save('2008-07-01'))).toBe(false)
    expect(changed).toEqual([me.account])
  })
  test('a place must be consistent, and the site must serve the country', async () => {
    const save = (place: { country: 'NL' | 'DE'; region?: number; city?: number }, site = siteWith()) =>
      profiles.handlers['profiles.save_place']({ region: null, city: null, ...place }, createTestContext(me, site))
    expect(await save({ country: 'DE', city: haarlem.city })).toMatchObject({
      refusal: 'profiles.unknown_place',
      field: 'city',
    })
    expect(await save({ country: 'NL', region: 32000 })).toMatchObject({
      refusal: 'profiles.unknown_place',
      field: 'region',
    })
    expect(await save({ country: 'NL' }, siteWith({ countries: ['DE'] }))).toMatchObject({
      refusal: 'profiles.unknown_place',
    })
    expect(answered(await save({ country: 'NL', city: amsterdam.city }))).toMatchObject({
      region: { name: 'Noord-Holland' },
      city: { name: 'Amsterdam' },
    })
    expect(answered(await save({ country: 'DE' }))).toMatchObject({ country: 'DE', region: null, city: null })
  })
  test('intimate interests are accepted with consent only, stored separately, and deleted immediately', async () => {
    const save = (interests: ('wine' | 'sex' | 'bondage')[], intimate_consent = false) =>
      profiles.handlers['profiles.save_interests']({ interests, intimate_consent }, createTestContext(me))
    const apart = () =>
      world.database.maybe(
        sql`select interests, consented_at from profiles.intimate_interests where account_id = ${me.account}`,
      )
    expect(await save(['wine', 'sex'])).toMatchObject({
      refusal: 'profiles.consent_required',
      field: 'intimate_consent',
    })
    expect(await apart()).toBeNull()
    expect(answered(await save(['sex', 'wine', 'bondage'], true))).toMatchObject({
      interests: ['wine'],
      intimate_interests: ['sex', 'bondage'],
    })
    expect(await apart()).toEqual({ interests: ['sex', 'bondage'], consented_at: now })
    expect(answered(await save(['wine', 'bondage']))).toMatchObject({ intimate_interests: ['bondage'] })
    expect(await save(['sex', 'bondage'])).toMatchObject({ refusal: 'profiles.consent_required' })
    expect(answered(await save(['wine']))).toMatchObject({ interests: ['wine'], intimate_interests: [] })
    expect(await apart()).toBeNull()
    const offered = siteWith({ interests: ['tea'] })
    expect(
      await profiles.handlers['profiles.save_interests'](
        { interests: ['wine'], intimate_consent: false },
        createTestContext(me, offered),
      ),
    ).toMatchObject({
      refusal: 'profiles.interest_not_offered',
    })
  })

  test('the intimate group is offered to members only', async () => {
    const list = profiles.handlers['profiles.list_interests']
    expect(answered(await list({}, createTestContext(null))).groups.map(({ group }) => group)).toEqual([
      'everyday',
      'romance',
    ])
    expect(answered(await list({}, createTestContext(me))).groups.map(({ group }) => group)).toEqual([
      'everyday',
      'romance',
      'intimate',
    ])
  })

  test('erasing an account deletes its profile texts', async () => {
    const erased = await someone({}, { interests: ['sex'], prompts: [{ prompt: 'far', answer: 'The sea' }] })
    await world.database.transaction((tx) =>
      profiles.subscribers['accounts.erased'](tx, { account: erased.account }, now),
    )
    expect(
      await world.database.one(sql`select (select count(*) from profiles.profile where account_id = ${erased.account})
        + (select count(*) from profiles.prompt where account_id = ${erased.account})
        + (select count(*) from profiles.intimate_interests where account_id = ${erased.account}) as rows`),
    ).toEqual({ rows: 0 })
  })
})

describe('visibility of members', () => {
  test('every member who is not visible gets the same response', async () => {
    const reader = await someone()
    const blocked = await someone()
    hidden.add(`${reader.account} ${blocked.account}`)
    const nobodies: [string, Person][] = [
      ['blocked', blocked],
      ['unconfirmed', await someone({ status: 'not_confirmed' })],
      ['disabled', await someone({ status: 'disabled' })],
      ['deleted', await someone({ status: 'deleted' })],
      ['another pool', await someone({ pool: 2 })],
      ['invisible', await someone({ invisible: true })],
      ['sponsored where the site has none', await someone({ kind: 'sponsored' }, { city: null })],
      ['without a profile', await world.person()],
      ['malformed', { ...reader, member: "'; drop table" }],
    ]
    for (const [why, nobody] of nobodies) expect(await fetchPage(nobody, reader), why).toEqual({ refusal: 'not_found' })
    await world.database.run(sql`update profiles.profile set status = 'disabled' where account_id = ${reader.account}`)
    expect(await fetchPage(reader, blocked)).toEqual({ refusal: 'not_found' })
    expect(await fetchPage(reader, reader)).toMatchObject({ own: true })
  })

  test('an invisible member stays visible to those who know them, without the green dot', async () => {
    const reader = await someone()
    const ghost = await someone({ invisible: true })
    known.add(`${reader.account} ${ghost.account}`)
    expect(await fetchPage(ghost, reader)).toMatchObject({ view: 'full', online: false })
  })

  test('a fictional profile exists on sites that enable them, without city, distance and green dot', async () => {
    const reader = await someone()
    const isabel = await someone({ kind: 'fictional', name: 'Isabel' }, { city: null })
    expect(await fetchPage(isabel, reader)).toMatchObject({
      kind: 'fictional',
      label: 'a fictional profile',
      city: null,
      distance_km: null,
      online: false,
    })
    expect(await fetchPage(isabel, reader, siteWith({ fictional: false }))).toEqual({ refusal: 'not_found' })
    await expect(
      world.database.run(
        sql`update profiles.profile set region_id = 1, city_id = 2755003 where account_id = ${isabel.account}`,
      ),
    ).rejects.toThrow('cannot have a city')
  })
})

describe('a member’s page', () => {
  test('contains the age and never the birthday', async () => {
    const reader = await someone()
    const elena = await someone({ name: 'Elena' }, { birth: '1992-07-02', about: 'Bread', interests: ['wine', 'sex'] })
    const page = answered(await fetchPage(elena, reader)) as FullMember
    expect(contract['profiles.read_member'].output.parse(page)).toEqual(page)
    expect(page.age).toBe(33)
    expect(JSON.stringify({ ...page, id: '' })).not.toContain('1992-07')
    expect(answered(await fetchPage(elena, reader, siteWith(), new Date('2026-07-01T22:00:00Z'))).age).toBe(34)
  })

  test('shows the distance between two cities, rounded, and none within one', async () => {
    const reader = await someone({}, haarlem)
    const near = await someone({}, haarlem)
    const far = await someone({}, amsterdam)
    expect(await fetchPage(near, reader)).toMatchObject({ distance_km: null, city: 'Haarlem' })
    const { distance_km: km } = answered(await fetchPage(far, reader)) as FullMember
    expect(km).toBeGreaterThan(14)
    expect(km).toBeLessThan(22)
    expect(Number.isInteger(km)).toBe(true)
    const nowhere = await someone({}, { country: null, city: null })
    expect(await fetchPage(far, nowhere)).toMatchObject({ distance_km: null })
  })

  test('shows intimate interests only to members who want to see them', async () => {
    const reader = await someone({}, { interests: ['wine', 'sex'] })
    const elena = await someone({}, { interests: ['tea', 'wine', 'sex'] })
    const interests = async () =>
      (answered(await fetchPage(elena, reader)) as FullMember).interests.map(({ interest }) => interest)
    expect(await interests()).toEqual(['wine', 'tea'])
    await profiles.handlers['profiles.show_intimate']({ shown: true }, createTestContext(reader))
    expect(await interests()).toEqual(['wine', 'sex', 'tea'])
    expect(answered(await fetchPage(elena, reader))).toMatchObject({ common: 2 })
  })

  test('leaves out fields the site does not show', async () => {
    const reader = await someone()
    const elena = await someone(
      {},
      {
        about: 'Bread',
        interests: ['wine'],
        traits: { tattoos: 'some' },
        notes: { tattoos: 'An anchor', interests: 'Red' },
      },
    )
    const bare = answered(
      await fetchPage(
        elena,
        reader,
        siteWith({ visible_profile_fields: ['tattoos'], visible_profile_notes: ['tattoos'] }),
      ),
    )
    expect(bare).toMatchObject({
      age: null,
      country: null,
      region: null,
      city: null,
      distance_km: null,
      gender: null,
      sexuality: null,
      about: '',
      interests: [],
      tattoos: 'some',
      notes: { tattoos: 'An anchor' },
    })
  })

  test('is a few lines for a visitor', async () => {
    const elena = await someone({ name: 'Elena Maria' }, { about: 'Bread' })
    expect(await fetchPage(elena, null)).toEqual({
      view: 'reduced',
      id: elena.member,
      name: 'Elena',
      age: 34,
      kind: 'member',
      label: null,
      country: 'NL',
      region: 'Noord-Holland',
      photos: [],
    })
  })
})
