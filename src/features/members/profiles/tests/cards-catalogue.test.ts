import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PeopledSite, type TestPerson, startPeopledSite } from '../testing/peopled-site.ts'

/**
 * A card as it appears anywhere: in a list of people, a list of likes, the matching game, or a chat
 * row.
 */
interface Card {
  readonly id: string
  readonly age: number | null
  readonly place?: string | null
  readonly distance_km?: number | null
}

let site: PeopledSite
let jonas: TestPerson
let mila: TestPerson
let match: string
let conversation: string

beforeAll(async () => {
  site = await startPeopledSite()
  // Haarlem and Amsterdam, about seventeen kilometres apart.
  jonas = await site.addPerson(
    { name: 'Jonas' },
    { gender: 'male', seeking: ['female'], city: 2755003 },
  )
  mila = await site.addPerson({ name: 'Mila' }, { city: 2759794 })
  const like = (from: TestPerson, to: TestPerson) =>
    from.browser.send('POST', `/api/members/${to.member}/like`, { id: randomUUID() })
  await like(mila, jonas)
  const answer = (await like(jonas, mila)).body as unknown as { match: { id: string } }
  match = answer.match.id
  const text = { id: randomUUID(), text: 'Good morning' }
  const sent = await mila.browser.send('POST', `/api/members/${jonas.member}/messages`, text)
  conversation = (sent.body as unknown as { conversation: { id: string } }).conversation.id
  // Two members without any contact, for the games and for people like Mila.
  await site.addPerson({ name: 'Noor' }, { city: 2759794 })
  await site.addPerson({ name: 'Lotte' }, { city: 2759794 })
})
afterAll(() => site.close())

const people = '/api/members?gender=female&country=NL&min_age=18&max_age=99'
const partner = (of: string) => (body: never) => [(body as Record<string, Card>)[of] as Card]

/**
 * Every response that shows people as cards: who requests it, its path, and where the cards are in
 * it.
 */
const surfaces: [string, () => string, (body: never) => Card[]][] = [
  ['the search', () => people, ({ members }: { members: Card[] }) => members],
  [
    'similar members',
    () => `/api/members/${mila.member}/related`,
    ({ members }: { members: Card[] }) => members,
  ],
  [
    'members who like the viewer',
    () => '/api/likes',
    ({ liked_by }: { liked_by: Card[] }) => liked_by,
  ],
  [
    'members the viewer likes',
    () => '/api/likes/likes',
    ({ members }: { members: Card[] }) => members,
  ],
  ['matches', () => '/api/likes/matches', ({ members }: { members: Card[] }) => members],
  ['a match', () => `/api/likes/m/${match}`, partner('member')],
  [
    'the swipe game',
    () => '/api/swipe-game',
    ({ faces }: { faces: { member: Card }[] }) => faces.map((f) => f.member),
  ],
  [
    'the match finder',
    () => '/api/match-finder/picks',
    ({ picks }: { picks: { member: Card }[] }) => picks.map((p) => p.member),
  ],
  [
    'the chat list',
    () => '/api/chats',
    ({ chats }: { chats: { profile: Card }[] }) => chats.map((c) => c.profile),
  ],
  ['a conversation', () => `/api/conversations/${conversation}`, partner('profile')],
  ['the chat with a member', () => `/api/members/${mila.member}/chat`, partner('profile')],
]

const visible = ['gender', 'sexuality', 'country'] as const
const fetchJson = async (path: string, { browser }: Pick<TestPerson, 'browser'> = jonas) => {
  const { status, body } = await browser.send('GET', path)
  expect(status).toBe(200)
  return body as never
}

test.each(surfaces)(
  'PRO-01 %s: fields a site hides on profiles are hidden on its cards too',
  async (_, path, cardsIn) => {
    const { changeSettings } = site.server.product.sites
    const withPlace = (cards: readonly Card[]) => cards.filter((card) => card.place !== undefined)
    async function readCards(...fields: ('age' | 'region' | 'city')[]): Promise<Card[]> {
      await changeSettings(1, { visible_profile_fields: [...visible, ...fields] })
      const cards = cardsIn(await fetchJson(path()))
      expect(cards.length).toBeGreaterThan(0)
      return cards
    }
    const all = await readCards('age', 'region', 'city')
    for (const { age } of all) expect(age).toBe(34)
    for (const card of withPlace(all))
      expect(card).toMatchObject({ place: 'Amsterdam', distance_km: 17 })
    for (const { age } of await readCards('region', 'city')) expect(age).toBeNull()
    for (const card of withPlace(await readCards('age', 'region')))
      expect(card).toMatchObject({ age: 34, place: 'Noord-Holland', distance_km: null })
    for (const card of withPlace(await readCards('age')))
      expect(card).toMatchObject({ age: 34, place: null, distance_km: null })
    for (const card of await readCards()) expect(card.age).toBeNull()
  },
)

test('PRO-01 a hidden city is not used as a reason for a pick either', async () => {
  const { changeSettings } = site.server.product.sites
  const fetchReasons = async () =>
    (
      (await fetchJson('/api/match-finder/picks')) as { picks: { reasons: { kind: string }[] }[] }
    ).picks.flatMap((pick) => pick.reasons.map(({ kind }) => kind))
  await changeSettings(1, { visible_profile_fields: [...visible, 'age', 'region', 'city'] })
  expect(await fetchReasons()).toContain('near')
  await changeSettings(1, { visible_profile_fields: [...visible, 'age', 'region'] })
  expect(await fetchReasons()).not.toContain('near')
})

test('PRO-01 visitors see no place where the region is hidden, and no age where the age is hidden', async () => {
  const { changeSettings } = site.server.product.sites
  const visitor = { browser: site.visitor() }
  const seen = async () => ((await fetchJson(people, visitor)) as { members: Card[] }).members
  await changeSettings(1, {
    logged_out_search: 'all',
    visible_profile_fields: [...visible, 'age', 'region', 'city'],
  })
  for (const card of await seen())
    expect(card).toMatchObject({ age: 34, place: 'Noord-Holland', distance_km: null })
  await changeSettings(1, { visible_profile_fields: [...visible, 'city'] })
  for (const card of await seen())
    expect(card).toMatchObject({ age: null, place: null, distance_km: null })
})
