import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { pageText } from '#app/testing/page-text.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { SearchResult } from '../contract.ts'

let site: PeopledSite
let jonas: TestPerson
let women: Readonly<Record<'dates' | 'chat' | 'casual' | 'silent', TestPerson>>
beforeAll(async () => {
  site = await startPeopledSite()
  jonas = await site.addPerson({ name: 'Jonas' }, { gender: 'male', seeking: ['female'] })
  const add = (name: string, signup_reason: 'dates' | 'chat' | 'casual' | null) =>
    site.addPerson({ name }, { traits: { signup_reason } })
  women = {
    dates: await add('Mila', 'dates'),
    chat: await add('Elena', 'chat'),
    casual: await add('Ines', 'casual'),
    silent: await add('Nora', null),
  }
})
afterAll(() => site.close())

async function find(query: string, by = jonas.browser) {
  const { status, body } = await by.send(
    'GET',
    `/api/members?gender=female&country=NL&min_age=18&max_age=99${query}`,
  )
  return { status, body: body as unknown as SearchResult }
}

/** The names of the women a search finds. */
async function names(query: string, by = jonas.browser) {
  const { body } = await find(query, by)
  return body.members.map(({ name }) => name.split(' ')[0]).toSorted()
}

test('SRCH-01 a filter with several choices finds exactly the members who state one of them', async () => {
  expect(await names('')).toEqual(['Elena', 'Ines', 'Mila', 'Nora'])
  expect(await names('&signup_reason=dates')).toEqual(['Mila'])
  expect(await names('&signup_reason=chat,dates')).toEqual(['Elena', 'Mila'])
  expect(await names('&signup_reason=friendship')).toEqual([])
  expect(await names('&signup_reason=')).toEqual(['Elena', 'Ines', 'Mila', 'Nora'])
  const { body } = await find('&signup_reason=chat,dates,chat')
  expect(body.search.signup_reason).toEqual(['dates', 'chat'])
})

test('SRCH-01 the summary of the filters says that any of the choices is enough', async () => {
  const { text } = await jonas.browser.send('GET', '/members?signup_reason=chat,dates')
  expect(pageText(text)).toContain(
    `${phrase('traits.values.signup_reason.dates')} or ${phrase('traits.values.signup_reason.chat')}`,
  )
})

test('SRCH-01 a changed answer is found immediately', async () => {
  const own = (await women.casual.browser.send('GET', '/api/profile')).body as unknown as {
    traits: Record<string, unknown>
  }
  const state = (signup_reason: string | null) =>
    women.casual.browser.send('PUT', '/api/profile/details', {
      traits: { ...own.traits, signup_reason },
      languages: [],
      notes: {},
    })
  expect((await state('dates')).status).toBe(200)
  expect(await names('&signup_reason=dates')).toEqual(['Ines', 'Mila'])
  expect((await state('casual')).status).toBe(200)
  expect(await names('&signup_reason=dates')).toEqual(['Mila'])
})

test('BEY-17 few results say how many more there are without the filter, and near matches follow', async () => {
  const { body } = await find('&signup_reason=dates')
  expect(body.relaxations).toContainEqual({ filter: 'signup_reason', count: 3, capped: false })
  expect(body.similar.map(({ name }) => name.split(' ')[0]).toSorted()).toEqual([
    'Elena',
    'Ines',
    'Nora',
  ])
})

test('SRCH-01 an unknown choice is refused with the name of the filter', async () => {
  const { status, body } = await find('&signup_reason=dates,nothing')
  expect([status, body]).toMatchObject([
    422,
    {
      error: {
        code: 'input.invalid',
        fields: [{ path: 'signup_reason', reason: 'input.invalid' }],
      },
    },
  ])
})

test('SRCH-01 PRO-01 no one can search by a trait they don’t see: not visitors, and no one where the site hides it', async () => {
  const all = ['Elena', 'Ines', 'Mila', 'Nora']
  const { changeSettings } = site.server.product.sites
  await changeSettings(1, { logged_out_search: 'all' })
  expect(await names('&signup_reason=dates', site.visitor())).toEqual(all)
  const { visible_profile_fields: shown } = (
    await import('#features/site/sites/rules/settings.ts')
  ).settings.parse({})
  const form = async () => (await jonas.browser.send('GET', '/members')).text
  expect(await form()).toContain('name="signup_reason"')
  try {
    await changeSettings(1, {
      visible_profile_fields: shown.filter((field) => field !== 'signup_reason'),
    })
    expect(await names('&signup_reason=dates')).toEqual(all)
    expect(await form()).not.toContain('name="signup_reason"')
  } finally {
    await changeSettings(1, { visible_profile_fields: shown })
  }
})
