import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeTraits } from '../rules/traits.ts'
import { type PeopledSite, type TestPerson, startPeopledSite } from '../testing/peopled-site.ts'

let site: PeopledSite
let jonas: TestPerson
beforeAll(async () => {
  site = await startPeopledSite()
  jonas = await site.addPerson(
    { name: 'Jonas' },
    { gender: 'male', seeking: ['female'], city: 2755003, interests: ['wine', 'reading', 'sex'] },
  )
})
afterAll(() => site.close())

const page = (member: string, { browser } = jonas) => browser.send('GET', `/api/members/${member}`)
const save = (part: string, body: unknown, { browser } = jonas) =>
  browser.send('PUT', `/api/profile/${part}`, body)

/** The 51 interests: everyone sees 37, and only those who ask for them see the other 14. */
const shownToAll = (
  'relationship kissing hugging massages gym sports dancing travelling adventure party tattoos ' +
  'music movies videogames politics outdoors gardening hiking biking reading animals beach art ' +
  'photography theater shopping fashion astrology cooking foodie bbq sushi vegetarian wine beer ' +
  'tea coffee'
).split(' ')
const intimate = (
  'onenightstand lingerie sex safesex publicsex oralsex analsex sextoys masturbating ' +
  'exchangingpictures threesome gangbang bondage sadomasochism'
).split(' ')

test('PRO-01 every field of a profile is stored in its wire values and shown to other members', async () => {
  const elena = await site.addPerson({ name: 'Elena' })
  const traits = {
    signup_reason: 'relationship',
    relationship_status: 'divorced',
    hair_colour: 'brown',
    eye_colour: 'hazel',
    body_type: 'fat',
    tattoos: 'some',
  }
  const everyTrait = completeTraits(traits)
  expect(
    (
      await save(
        'basics',
        { date_of_birth: '1992-03-04', gender: 'female', seeking: ['male', 'female'] },
        elena,
      )
    ).status,
  ).toBe(200)
  expect(
    (await save('details', { traits: everyTrait, languages: ['nl', 'it'], notes: {} }, elena))
      .status,
  ).toBe(200)
  expect((await save('about', { about: 'Sailing teacher in summer.' }, elena)).status).toBe(200)
  expect((await save('place', { country: 'NL', city: 2759794 }, elena)).status).toBe(200)
  expect(
    (await save('prompts', { prompts: [{ prompt: 'sunday', answer: 'Bread in the oven' }] }, elena))
      .status,
  ).toBe(200)
  expect((await page(elena.member)).body).toMatchObject({
    name: 'Elena',
    gender: 'female',
    sexuality: 'bi',
    country: 'NL',
    region: 'Noord-Holland',
    city: 'Amsterdam',
    ...traits,
    languages: ['nl', 'it'],
    about: 'Sailing teacher in summer.',
    prompts: [{ prompt: 'sunday', answer: 'Bread in the oven' }],
    age: 34,
    photos: [],
  })
  for (const status of [
    'divorced',
    'living_together',
    'married',
    'single',
    'widowed',
    'unmarried',
  ]) {
    expect(
      (
        await save(
          'details',
          { traits: { ...everyTrait, relationship_status: status }, languages: [], notes: {} },
          elena,
        )
      ).status,
    ).toBe(200)
    expect((await page(elena.member)).body).toMatchObject({ relationship_status: status })
  }
  for (const body of ['slim', 'normal', 'fat']) {
    expect(
      (
        await save(
          'details',
          { traits: { ...everyTrait, body_type: body }, languages: [], notes: {} },
          elena,
        )
      ).status,
    ).toBe(200)
    expect((await page(elena.member)).body).toMatchObject({ body_type: body })
  }
  expect(
    (
      await save(
        'details',
        { traits: { ...everyTrait, body_type: 'fuller' }, languages: [], notes: {} },
        elena,
      )
    ).status,
  ).toBe(422)
  const lists = [
    ['male', ['female'], 'hetero'],
    ['male', ['male'], 'gay'],
    ['female', ['female'], 'lesbian'],
    ['female', ['male', 'female'], 'bi'],
  ] as const
  for (const [gender, seeking, sexuality] of lists) {
    await save('basics', { date_of_birth: '1992-03-04', gender, seeking }, elena)
    expect((await page(elena.member)).body).toMatchObject({ gender, sexuality })
  }
  // No other value is accepted.
  const basics = { date_of_birth: '1992-03-04', gender: 'female', seeking: ['male'] }
  for (const change of [{ gender: 'woman' }, { gender: null }, { seeking: [] }])
    expect((await save('basics', { ...basics, ...change }, elena)).status).toBe(422)
})

test('PRO-01 all 51 interests can be chosen, the intimate ones only with consent, and these are shown only to members who want to see them', async () => {
  const { groups } = (await jonas.browser.send('GET', '/api/interests')).body as unknown as {
    groups: { group: string; interests: string[] }[]
  }
  const all = groups.flatMap(({ interests }) => interests)
  expect(all.toSorted()).toEqual([...shownToAll, ...intimate].toSorted())
  expect(groups.find(({ group }) => group === 'intimate')?.interests).toEqual(intimate)
  const elena = await site.addPerson()
  expect((await save('interests', { interests: all }, elena)).body.error).toMatchObject({
    code: 'profiles.consent_required',
    field: 'intimate_consent',
  })
  expect((await save('interests', { interests: all, intimate_consent: true }, elena)).status).toBe(
    200,
  )
  const fetchInterests = async () =>
    (
      (await page(elena.member)).body as unknown as {
        interests: { interest: string; common: boolean }[]
      }
    ).interests
  const fetchNames = async () => (await fetchInterests()).map(({ interest }) => interest).toSorted()
  expect(await fetchNames()).toEqual(shownToAll.toSorted())
  expect((await fetchInterests()).slice(0, 3)).toEqual([
    { interest: 'reading', common: true },
    { interest: 'wine', common: true },
    { interest: 'gym', common: false },
  ])
  expect((await save('show-intimate', { shown: true })).status).toBe(200)
  expect(await fetchNames()).toEqual([...shownToAll, ...intimate].toSorted())
  expect((await save('show-intimate', { shown: false })).status).toBe(200)
  expect((await save('interests', { interests: ['yodelling'] }, elena)).status).toBe(422)
  expect((await site.visitor().send('GET', '/api/interests')).text).not.toContain('bondage')
})

test('PRO-01 the site decides which fields are shown and which allow a note', async () => {
  const { changeSettings } = site.server.product.sites
  const elena = await site.addPerson(
    {},
    { about: 'Bread', traits: { tattoos: 'some' }, notes: { tattoos: 'A small anchor' } },
  )
  await changeSettings(1, {
    visible_profile_fields: ['age', 'tattoos'],
    visible_profile_notes: ['tattoos'],
  })
  expect((await page(elena.member)).body).toMatchObject({
    age: expect.any(Number),
    tattoos: 'some',
    notes: { tattoos: 'A small anchor' },
    about: '',
    gender: null,
    country: null,
  })
  await changeSettings(1, { visible_profile_fields: ['about'], visible_profile_notes: ['tattoos'] })
  expect((await page(elena.member)).body).toMatchObject({
    age: null,
    tattoos: null,
    notes: {},
    about: 'Bread',
  })
  const { settings } = await import('#features/site/sites/rules/settings.ts')
  const { visible_profile_fields, visible_profile_notes } = settings.parse({})
  await changeSettings(1, { visible_profile_fields, visible_profile_notes })
})

test('PRO-01 a note can be written only for fields the site lists, and is shown with them', async () => {
  const { changeSettings } = site.server.product.sites
  const elena = await site.addPerson({}, { city: 2755003, interests: ['wine'] })
  const nothing = completeTraits({})
  const details = (notes: Record<string, string>) =>
    save('details', { traits: nothing, languages: [], notes }, elena)
  expect((await elena.browser.send('GET', '/api/profile')).body).toMatchObject({
    noted: ['interests'],
  })
  expect(
    (await save('interests', { interests: ['wine'], note: ' Red, mostly ' }, elena)).status,
  ).toBe(200)
  expect((await page(elena.member)).body).toMatchObject({ notes: { interests: 'Red, mostly' } })
  expect((await details({ city: 'by the river' })).body.error).toMatchObject({
    code: 'profiles.note_not_offered',
    field: 'notes.city',
  })
  const places = ['age', 'gender', 'sexuality', 'country', 'region', 'city', 'tattoos'] as const
  await changeSettings(1, { visible_profile_notes: [...places, 'interests'] })
  const notes = Object.fromEntries(places.map((field) => [field, `About my ${field}`]))
  expect((await details(notes)).status).toBe(200)
  expect((await page(elena.member)).body).toMatchObject({
    notes: { ...notes, interests: 'Red, mostly' },
  })
  expect((await details({ city: ' ' })).status).toBe(200)
  expect(
    ((await page(elena.member)).body as unknown as { notes: object }).notes,
  ).not.toHaveProperty('city')
  await changeSettings(1, { visible_profile_notes: [] })
  expect((await page(elena.member)).body).toMatchObject({ notes: {} })
  expect(
    (await save('interests', { interests: ['wine'], note: 'White' }, elena)).body.error,
  ).toMatchObject({
    code: 'profiles.note_not_offered',
    field: 'note',
  })
  await changeSettings(1, { visible_profile_notes: ['interests'] })
  expect((await page(elena.member)).body).toMatchObject({ notes: { interests: 'Red, mostly' } })
})

test('PRO-01 an interest the site stops offering is not shown and does not prevent saving', async () => {
  const { changeSettings } = site.server.product.sites
  const elena = await site.addPerson({}, { interests: ['wine', 'tea'] })
  await changeSettings(1, { interests: ['tea', 'reading'] })
  const ownProfile = await elena.browser.send('GET', '/api/profile')
  expect(ownProfile.body).toMatchObject({ interests: ['tea'] })
  expect((await save('interests', { interests: ['tea', 'reading'] }, elena)).status).toBe(200)
  expect((await page(elena.member)).text).not.toContain('wine')
  const { settings } = await import('#features/site/sites/rules/settings.ts')
  await changeSettings(1, { interests: settings.parse({}).interests })
})
