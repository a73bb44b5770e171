import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

const choose = (who: TestPerson, invisible: unknown) =>
  who.browser.send('PUT', '/api/account/visibility', { invisible } as { invisible: boolean })
const chosen = async (who: TestPerson) =>
  ((await who.browser.send('GET', '/api/account')).body as unknown as { invisible: boolean })
    .invisible
const status = async (who: TestPerson, path: string) => (await who.browser.send('GET', path)).status

test('NTF-01 SRCH-02 no one can find an invisible member, see their page or receive their likes, but they may still write; turning it off restores everything', async () => {
  const [mila, jonas, ines] = [
    await site.addPerson({ name: 'Mila' }),
    await site.addPerson({ name: 'Jonas' }, { gender: 'male', seeking: ['female'] }),
    await site.addPerson({ name: 'Ines' }, { gender: 'male', seeking: ['female'] }),
  ]
  const isFoundBy = async (by: TestPerson) =>
    (
      (await by.browser.send('GET', '/api/members?gender=female&country=NL&min_age=18&max_age=99'))
        .body as unknown as {
        members: { id: string }[]
      }
    ).members.some(({ id }) => id === mila.member)
  const likedBy = async (who: TestPerson) =>
    (
      (await who.browser.send('GET', '/api/likes')).body as unknown as {
        liked_by: { id: string }[]
      }
    ).liked_by.some(({ id }) => id === mila.member)
  expect([
    await chosen(mila),
    await isFoundBy(jonas),
    await status(jonas, `/api/members/${mila.member}`),
  ]).toEqual([false, true, 200])

  expect((await choose(mila, true)).body).toEqual({ invisible: true })
  expect((await choose(mila, true)).body).toEqual({ invisible: true })
  expect([
    await chosen(mila),
    await isFoundBy(jonas),
    await status(jonas, `/api/members/${mila.member}`),
  ]).toEqual([true, false, 404])
  await mila.browser.send('POST', `/api/members/${ines.member}/like`, { id: randomUUID() })
  expect(await likedBy(ines)).toBe(false)
  // The recipient of her message sees her page, but not when she was last active; no one else does.
  const text = { id: randomUUID(), text: 'Good evening from the other side' }
  const sent = await mila.browser.send('POST', `/api/members/${jonas.member}/messages`, text)
  expect(sent.status).toBe(200)
  expect([
    await status(jonas, `/api/members/${mila.member}`),
    await status(ines, `/api/members/${mila.member}`),
  ]).toEqual([200, 404])
  const { chats } = (await jonas.browser.send('GET', '/api/chats')).body as unknown as {
    chats: { profile: object }[]
  }
  expect(chats).toMatchObject([{ profile: { id: mila.member, online: false, last_seen: null } }])

  expect((await choose(mila, false)).body).toEqual({ invisible: false })
  expect([
    await isFoundBy(ines),
    await likedBy(ines),
    await status(ines, `/api/members/${mila.member}`),
  ]).toEqual([true, true, 200])
})

test('NTF-01 only the member can choose invisible mode, and only on or off', async () => {
  const mila = await site.addPerson()
  const wrong = await choose(mila, 'yes')
  expect([wrong.status, wrong.text.includes('"invisible"')]).toEqual([422, true])
  const visitor = await site.visitor().send('PUT', '/api/account/visibility', { invisible: true })
  expect(visitor.status).toBe(403)
})

test('BEY-23 a search finds only people whose own preferences include the searcher, unless the searcher turns that off', async () => {
  const add = (name: string, gender: 'male' | 'female', seeking: readonly ('male' | 'female')[]) =>
    site.addPerson({ name }, { gender, seeking, country: 'BE', birth: '1991-02-03' })
  const people = [
    await add('Woman for men', 'female', ['male']),
    await add('Woman for women', 'female', ['female']),
    await add('Woman for both', 'female', ['male', 'female']),
    await add('Man for men', 'male', ['male']),
    await add('Man for women', 'male', ['female']),
    await add('Man for both', 'male', ['male', 'female']),
  ]
  const findNames = async (by: TestPerson, query = '') => {
    const { body } = await by.browser.send('GET', `/api/members?country=BE${query}`)
    const { members, search } = body as unknown as {
      members: { name: string }[]
      search: { two_way: boolean }
    }
    return { names: members.map(({ name }) => name).toSorted(), twoWay: search.two_way }
  }
  const expected: Record<string, readonly string[]> = {
    'Woman for men': ['Man for both', 'Man for women'],
    'Woman for women': ['Woman for both'],
    'Woman for both': ['Man for both', 'Man for women', 'Woman for women'],
    'Man for men': ['Man for both'],
    'Man for women': ['Woman for both', 'Woman for men'],
    'Man for both': ['Man for men', 'Woman for both', 'Woman for men'],
  }
  for (const person of people)
    expect([person.name, await findNames(person)]).toEqual([
      person.name,
      { names: expected[person.name], twoWay: true },
    ])
  const [, , , , jonas = people[0] as TestPerson] = people
  expect(await findNames(jonas, '&two_way=false')).toEqual({
    names: ['Woman for both', 'Woman for men', 'Woman for women'],
    twoWay: false,
  })
  // Searching for men, he finds those who look for men.
  await add('Other man for women', 'male', ['female'])
  expect((await findNames(jonas, '&gender=male')).names).toEqual(['Man for both', 'Man for men'])
})
