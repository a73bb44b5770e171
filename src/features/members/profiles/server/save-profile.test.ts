import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isRefusal, expectNoRefusal } from '#kernel/refusal.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { completeTraits } from '../rules/traits.ts'
import { contract, type OwnProfile } from '../contract/profiles.ts'
import { createProfilesWorld, type ProfilesWorld } from '../testing/profiles-world.ts'
import {
  amsterdam,
  createTestContext,
  haarlem,
  now,
  type Person,
  siteWith,
} from '../testing/small-world.ts'

let world: ProfilesWorld
beforeAll(async () => {
  world = await createProfilesWorld()
})
afterAll(() => world.close())
beforeEach(() => void world.changed.splice(0))

const nothing = completeTraits({})

describe('saving your own profile', () => {
  let me: Person
  beforeAll(async () => {
    me = await world.someone()
  })
  test('a profile starts with the data from sign-up', async () => {
    const own = expectNoRefusal(
      await world.profiles.handlers['profiles.read_own']({}, createTestContext(me)),
    )
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
    const call = createTestContext(
      me,
      siteWith({ visible_profile_notes: ['eye_colour', 'tattoos', 'interests'] }),
    )
    let own: OwnProfile
    own = expectNoRefusal(
      await world.profiles.handlers['profiles.save_about'](
        { about: '  Sailing teacher in summer.\nBookbinder in winter.  ' },
        call,
      ),
    )
    expect(own.about).toBe('Sailing teacher in summer.\nBookbinder in winter.')
    own = expectNoRefusal(
      await world.profiles.handlers['profiles.save_details'](
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
    own = expectNoRefusal(
      await world.profiles.handlers['profiles.save_prompts'](
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
    own = expectNoRefusal(
      await world.profiles.handlers['profiles.save_basics'](
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
    expect(world.changed).toEqual([me.account, me.account, me.account, me.account])
  })
  test('a date of birth must exist and meet the minimum age', async () => {
    const other = await world.someone()
    world.changed.splice(0)
    const save = (date_of_birth: string) =>
      world.profiles.handlers['profiles.save_basics'](
        { date_of_birth, gender: 'female', seeking: ['male'] },
        createTestContext(other),
      )
    expect(await save('1991-02-29')).toMatchObject({
      refusal: 'profiles.invalid_birth',
      field: 'date_of_birth',
    })
    expect(await save('2008-07-02')).toMatchObject({
      refusal: 'profiles.too_young',
      with: { min_age: 18 },
    })
    expect(isRefusal(await save('2008-07-01'))).toBe(false)
    expect(world.changed).toEqual([other.account])
  })
  test('a place must be consistent, and the site must serve the country', async () => {
    const save = (
      place: { country: 'NL' | 'DE'; region?: number; city?: number },
      site = siteWith(),
    ) =>
      world.profiles.handlers['profiles.save_place'](
        { region: null, city: null, ...place },
        createTestContext(me, site),
      )
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
    expect(expectNoRefusal(await save({ country: 'NL', city: amsterdam.city }))).toMatchObject({
      region: { name: 'Noord-Holland' },
      city: { name: 'Amsterdam' },
    })
    expect(expectNoRefusal(await save({ country: 'DE' }))).toMatchObject({
      country: 'DE',
      region: null,
      city: null,
    })
  })
  test('intimate interests are accepted only with consent, stored separately, and deleted immediately', async () => {
    const save = (interests: ('wine' | 'sex' | 'bondage')[], intimate_consent = false) =>
      world.profiles.handlers['profiles.save_interests'](
        { interests, intimate_consent },
        createTestContext(me),
      )
    const apart = () =>
      world.database.maybe(
        sql`select interests, consented_at from profiles.intimate_interests where account_id = ${me.account}`,
      )
    expect(await save(['wine', 'sex'])).toMatchObject({
      refusal: 'profiles.consent_required',
      field: 'intimate_consent',
    })
    expect(await apart()).toBeNull()
    expect(expectNoRefusal(await save(['sex', 'wine', 'bondage'], true))).toMatchObject({
      interests: ['wine'],
      intimate_interests: ['sex', 'bondage'],
    })
    expect(await apart()).toEqual({ interests: ['sex', 'bondage'], consented_at: now })
    expect(expectNoRefusal(await save(['wine', 'bondage']))).toMatchObject({
      intimate_interests: ['bondage'],
    })
    expect(await save(['sex', 'bondage'])).toMatchObject({ refusal: 'profiles.consent_required' })
    expect(expectNoRefusal(await save(['wine']))).toMatchObject({
      interests: ['wine'],
      intimate_interests: [],
    })
    expect(await apart()).toBeNull()
    const offered = siteWith({ interests: ['tea'] })
    expect(
      await world.profiles.handlers['profiles.save_interests'](
        { interests: ['wine'], intimate_consent: false },
        createTestContext(me, offered),
      ),
    ).toMatchObject({
      refusal: 'profiles.interest_not_offered',
    })
  })

  test('the intimate group is offered only to members', async () => {
    const list = world.profiles.handlers['profiles.list_interests']
    expect(
      expectNoRefusal(await list({}, createTestContext(null))).groups.map(({ group }) => group),
    ).toEqual(['everyday', 'romance'])
    expect(
      expectNoRefusal(await list({}, createTestContext(me))).groups.map(({ group }) => group),
    ).toEqual(['everyday', 'romance', 'intimate'])
  })

  test('erasing an account deletes its profile texts', async () => {
    const erased = await world.someone(
      {},
      { interests: ['sex'], prompts: [{ prompt: 'far', answer: 'The sea' }] },
    )
    await world.database.transaction((tx) =>
      world.profiles.personalData.erase(tx, erased.account, now),
    )
    expect(
      await world.database.one(sql`select (select count(*) from profiles.profile where account_id = ${erased.account})
        + (select count(*) from profiles.prompt where account_id = ${erased.account})
        + (select count(*) from profiles.intimate_interests where account_id = ${erased.account}) as rows`),
    ).toEqual({ rows: 0 })
  })
})
