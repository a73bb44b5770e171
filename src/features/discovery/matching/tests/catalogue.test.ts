import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Output } from '#kernel/endpoint.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { contract } from '../contract.ts'
import {
  type Player,
  fetchDeck,
  fetchLikes,
  listFaceIds,
  listMembers,
  logInPlayer,
  swipe,
  undo,
} from '../testing/players.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { cast: 'silent', limits: 'count' })
})
afterAll(() => site.close())

type Picks = Output<(typeof contract)['matching.list_picks']>
type Finder = Output<(typeof contract)['matching.read_finder']>

const fetchPicks = async (who: Player) =>
  (await who.send('GET', '/api/match-finder/picks')).body as unknown as Picks

const answers = {
  reason: null,
  distance_km: null,
  pace: 'slow',
  interests: [],
  min_age: 18,
  max_age: 99,
  with_photo: false,
  unattached: false,
}

test('SRCH-05 exactly four of fifty simultaneous likes are accepted', async () => {
  const jonas = await logInPlayer(site, 'Jonas')
  const fifty = await listMembers(site, 50, [jonas.id])
  expect(fifty).toHaveLength(50)
  const replies = await Promise.all(fifty.map((member) => swipe(jonas, 'likes', member)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(4)
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(46)
  for (const { status, body } of refused)
    expect([status, body.error?.code, body.error?.message]).toEqual([
      409,
      'matching.no_likes_left',
      phrase('matching.refusals.no_likes_left'),
    ])
  expect((await fetchLikes(jonas)).counts.likes).toBe(4)
  expect((await fetchDeck(jonas)).likes).toMatchObject({ limit: 4, left: 0 })
  // The daily limit does not apply to likes outside the game.
  const [fifth = ''] = fifty.filter((_, at) => replies[at]?.status !== 200)
  expect(
    (await jonas.send('POST', `/api/members/${fifth}/like`, { id: randomUUID() })).status,
  ).toBe(200)
})

test('SRCH-05 an undone like is returned to the daily allowance, wherever it is undone, and repeating the undo has no effect', async () => {
  const [elena, jonas] = [await logInPlayer(site, 'Elena'), await logInPlayer(site, 'Jonas')]
  // Jonas already likes someone from the test above; avoid a match here.
  const [one = '', two = '', three = '', four = '', five = ''] = await listMembers(site, 5, [
    elena.id,
    jonas.id,
  ])
  const first = randomUUID()
  expect(await swipe(elena, 'likes', one, first)).toMatchObject({
    status: 200,
    body: { liked: true, match: null, likes: { limit: 4, left: 3 } },
  })
  expect((await swipe(elena, 'likes', one, first)).body).toMatchObject({
    liked: true,
    likes: { left: 3 },
  })
  expect(await swipe(elena, 'likes', two, first)).toMatchObject({
    status: 409,
    body: { error: { code: 'matching.id_used' } },
  })
  for (const member of [two, three, four]) await swipe(elena, 'likes', member)
  expect((await swipe(elena, 'likes', five)).status).toBe(409)

  expect(await undo(elena, first)).toMatchObject({ status: 200, body: { likes: { left: 1 } } })
  expect(await undo(elena, first)).toMatchObject({ status: 200, body: { likes: { left: 1 } } })
  // A late retry of an undone like does not like again.
  expect((await swipe(elena, 'likes', one, first)).body).toMatchObject({
    liked: false,
    likes: { left: 1 },
  })
  expect((await fetchLikes(elena)).likes.map(({ id }) => id)).not.toContain(one)
  expect((await swipe(elena, 'likes', five)).body).toMatchObject({ likes: { left: 0 } })

  // A like undone in a list or on a profile is returned to the daily allowance too.
  expect((await elena.send('DELETE', `/api/members/${two}/like`)).status).toBe(204)
  expect((await fetchDeck(elena)).likes.left).toBe(1)
  // Liking someone who is already liked does not use up a like.
  expect((await swipe(elena, 'likes', three)).body).toMatchObject({
    liked: true,
    likes: { left: 1 },
  })
  // No one can undo another member's swipe.
  const mei = await logInPlayer(site, 'Mei')
  expect((await undo(mei, first)).status).toBe(404)
  expect((await undo(elena, 'nonsense')).status).toBe(404)
})

test('SRCH-05 a match in the game is a match everywhere, and undoing it ends the match', async () => {
  const [kofi, greta] = [await logInPlayer(site, 'Kofi'), await logInPlayer(site, 'Greta')]
  await greta.send('POST', `/api/members/${kofi.id}/like`, { id: randomUUID() })
  const id = randomUUID()
  const { body } = await swipe(kofi, 'likes', greta.id, id)
  const { match } = body as unknown as { match: { id: string } }
  expect(await greta.send('GET', `/api/likes/m/${match.id}`)).toMatchObject({
    status: 200,
    body: { member: { id: kofi.id } },
  })
  await undo(kofi, id)
  expect((await greta.send('GET', `/api/likes/m/${match.id}`)).status).toBe(404)
})

test('SRCH-05 a passed profile does not appear again until the pass is undone', async () => {
  const luca = await logInPlayer(site, 'Luca')
  const before = await fetchDeck(luca)
  const [face] = before.faces
  if (face === undefined) throw new Error('no profile to pass')
  const id = randomUUID()
  expect((await swipe(luca, 'passes', face.member.id, id)).status).toBe(204)
  expect((await swipe(luca, 'passes', face.member.id, id)).status).toBe(204)
  const after = await fetchDeck(luca)
  expect(listFaceIds(after)).not.toContain(face.member.id)
  expect(after.last).toMatchObject({ id, liked: false, face: { member: { id: face.member.id } } })
  expect(after.likes.left).toBe(4)
  await undo(luca, id)
  expect(listFaceIds(await fetchDeck(luca))).toContain(face.member.id)
})

test('SRCH-05 the deck contains only members: never the player, a blocked member or a liked one', async () => {
  const dev = await logInPlayer(site, 'Dev')
  const deck = await fetchDeck(dev)
  expect(deck.faces.length).toBeGreaterThan(2)
  expect(new Set(deck.faces.map(({ member }) => member.kind))).toEqual(new Set(['member']))
  expect(listFaceIds(deck)).not.toContain(dev.id)
  const [liked = '', blocked = ''] = listFaceIds(deck)
  await dev.send('POST', `/api/members/${liked}/like`, { id: randomUUID() })
  await dev.send('POST', `/api/members/${blocked}/block`, {})
  const nextIds = listFaceIds(await fetchDeck(dev))
  expect(nextIds).not.toContain(liked)
  expect(nextIds).not.toContain(blocked)

  const fictional = await site.server.infrastructure.database.one<{ id: string }>(
    sql`select member_id as id from accounts.public_account where pool_id = 1 and kind = 'fictional' and visible limit 1`,
  )
  expect(await swipe(dev, 'likes', fictional.id)).toMatchObject({
    status: 422,
    body: { error: { code: 'matching.members_only', field: 'member' } },
  })
  expect(await swipe(dev, 'likes', dev.id)).toMatchObject({
    status: 422,
    body: { error: { code: 'matching.self' } },
  })
  const never = await swipe(dev, 'likes', randomUUID())
  const blockedSwipe = await swipe(dev, 'likes', blocked)
  expect([blockedSwipe.status, blockedSwipe.text]).toEqual([404, never.text])
  expect((await fetchDeck(dev)).likes.left).toBe(4)
})

test.each([
  ['GET', '/api/swipe-game'],
  ['POST', '/api/swipe-game/likes'],
  ['POST', '/api/swipe-game/passes'],
  ['GET', '/api/match-finder'],
  ['PUT', '/api/match-finder'],
  ['GET', '/api/match-finder/picks'],
])('SRCH-05 SRCH-04 a visitor has to log in: %s %s', async (method, path) => {
  const answer = await webClient(site).send(method, path, method === 'GET' ? undefined : {})
  expect(answer).toMatchObject({ status: 403, body: { authentication_required: true } })
})

test('SRCH-04 the finder starts from the member’s profile, stores the answers and reports which answer is invalid', async () => {
  const hanna = await logInPlayer(site, 'Hanna')
  const { body } = await hanna.send('GET', '/api/match-finder')
  const finder = body as unknown as Finder
  expect(finder.saved).toBe(false)
  expect(finder.offers.interests.map(({ group }) => group)).toEqual(['everyday', 'romance'])
  const saved = {
    ...answers,
    distance_km: 50,
    pace: 'steady',
    interests: ['hiking', 'tea'],
    min_age: 25,
    max_age: 45,
  }
  expect(await hanna.send('PUT', '/api/match-finder', saved)).toMatchObject({
    status: 200,
    body: { saved: true, answers: saved },
  })
  expect(
    ((await hanna.send('GET', '/api/match-finder')).body as unknown as Finder).answers,
  ).toEqual(saved)
  for (const [wrong, field] of [
    [{ ...saved, min_age: 46 }, 'max_age'],
    [{ ...saved, min_age: 17 }, 'min_age'],
    [{ ...saved, distance_km: 33 }, 'distance_km'],
    [{ ...saved, interests: ['hiking', 'tea', 'wine', 'beer'] }, 'interests'],
    [{ ...saved, interests: ['sex'] }, 'interests'],
    [{ ...saved, pace: 'frantic' }, 'pace'],
  ] as const) {
    const answer = await hanna.send('PUT', '/api/match-finder', wrong)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(field)
  }
  expect(
    ((await hanna.send('GET', '/api/match-finder')).body as unknown as Finder).answers,
  ).toEqual(saved)
})

test('SRCH-04 picks are ranked by shared interests, distance and activity, each with its reasons', async () => {
  const marek = await logInPlayer(site, 'Marek')
  await marek.send('PUT', '/api/match-finder', answers)
  const open = await fetchPicks(marek)
  expect(open.picks.length).toBeGreaterThan(0)
  expect(open.picks.length).toBeLessThanOrEqual(12)
  for (const { member, reasons } of open.picks) {
    expect(member.kind).toBe('member')
    expect(member.id).not.toBe(marek.id)
    expect(reasons.length).toBeGreaterThan(0)
    // No percentages and nothing made up; every reason is one of these.
    for (const { kind } of reasons)
      expect(['asked', 'shared', 'reason', 'near', 'same_city', 'active', 'ages']).toContain(kind)
  }
  const interest = await site.server.infrastructure.database.one<{ name: string }>(sql`
    select i as name from profiles.public_matching_facts l, unnest(l.interests) i
    where l.account_id in (select account_id from accounts.public_account where member_id = any (${open.picks.map(({ member }) => member.id)}::uuid[]))
    group by i order by count(*), i limit 1`)
  await marek.send('PUT', '/api/match-finder', { ...answers, interests: [interest.name] })
  const [first] = (await fetchPicks(marek)).picks
  expect(first?.reasons[0]).toEqual({ kind: 'asked', interests: [interest.name] })

  await marek.send('PUT', '/api/match-finder', { ...answers, min_age: 97, max_age: 98 })
  expect((await fetchPicks(marek)).picks).toEqual([])
})

test('SRCH-05 a passed profile appears again after thirty days', async () => {
  const { clock } = site.server.infrastructure
  const day = 86_400_000
  const luca = await logInPlayer(site, 'Luca')
  const [face] = (await fetchDeck(luca)).faces
  if (face === undefined) throw new Error('no profile to pass')
  await swipe(luca, 'passes', face.member.id)
  clock.moveBy(29 * day)
  expect(listFaceIds(await fetchDeck(luca))).not.toContain(face.member.id)
  clock.moveBy(2 * day)
  expect(listFaceIds(await fetchDeck(await logInPlayer(site, 'Luca')))).toContain(face.member.id)
})

test('SRCH-05 new likes become available with the next calendar day in the site’s time zone', async () => {
  const { clock } = site.server.infrastructure
  const moveTo = (at: string) => clock.moveBy(Date.parse(at) - clock.now().getTime())
  // 23:30 in Amsterdam.
  moveTo('2041-01-15T22:30:00Z')
  const mei = await logInPlayer(site, 'Mei')
  const [one = '', two = '', three = '', four = '', five = ''] = await listMembers(site, 5, [
    mei.id,
  ])
  for (const member of [one, two, three, four])
    expect((await swipe(mei, 'likes', member)).status).toBe(200)
  expect((await fetchDeck(mei)).likes).toEqual({
    limit: 4,
    left: 0,
    next_at: '2041-01-15T23:00:00.000Z',
  })
  expect((await swipe(mei, 'likes', five)).status).toBe(409)
  moveTo('2041-01-15T23:00:01Z')
  expect((await fetchDeck(mei)).likes).toEqual({
    limit: 4,
    left: 4,
    next_at: '2041-01-16T23:00:00.000Z',
  })
  expect((await swipe(mei, 'likes', five)).status).toBe(200)
})
