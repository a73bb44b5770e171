import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestContext, now } from '#features/members/profiles/testing/small-world.ts'
import {
  type LikesFixture,
  createLikesFixture,
  later,
  site,
  unwrap,
} from './testing/likes-fixture.ts'

let hall: LikesFixture
beforeAll(async () => {
  hall = await createLikesFixture()
})
afterAll(() => hall.close())
beforeEach(() => {
  hall.emitted.splice(0)
  hall.notified.splice(0)
})

const none = { likes: 0, matches: 0, ids: 0 }
const mutual = { likes: 2, matches: 2, ids: 1 }

test('a like emits its event, and the like in return creates the match for both', async () => {
  const [elena, jonas] = [await hall.person(), await hall.person()]
  expect(await hall.like(jonas, elena)).toEqual({ liked: true, match: null })
  expect(hall.emitted).toEqual([['likes.liked', { liker: jonas.account, liked: elena.account }]])
  const answer = unwrap(await hall.like(elena, jonas))
  expect(answer.match?.id).toMatch(/^[0-9a-f-]{36}$/)
  expect(hall.emitted.at(-1)).toEqual([
    'likes.matched',
    { match: answer.match?.id, accounts: [elena.account, jonas.account] },
  ])
  expect(hall.emitted).toHaveLength(2)
  expect(await hall.rows(elena, jonas)).toEqual(mutual)
  expect(await hall.likes.areMatched(jonas.account, elena.account)).toBe(true)
  expect(await hall.likes.areMatched(null, elena.account)).toBe(false)
})

test('liking again, with the same id or another, changes nothing and emits nothing', async () => {
  const [elena, jonas] = [await hall.person(), await hall.person()]
  const id = randomUUID()
  await hall.like(elena, jonas, { id })
  await hall.like(jonas, elena)
  const eventCount = hall.emitted.length
  const again = await hall.like(elena, jonas, { id })
  expect(again).toEqual(await hall.like(elena, jonas))
  expect(unwrap(again).match).not.toBeNull()
  expect(hall.emitted).toHaveLength(eventCount)
  expect(await hall.like(elena, await hall.person(), { id })).toEqual({
    refusal: 'likes.id_used',
    field: 'id',
  })
})

test('a retry that arrives after the like was undone does not like again', async () => {
  const [elena, jonas] = [await hall.person(), await hall.person()]
  const id = randomUUID()
  await hall.like(elena, jonas, { id })
  expect(await hall.unlike(elena, jonas)).toBeNull()
  expect(await hall.like(elena, jonas, { id })).toEqual({ liked: false, match: null })
  expect(await hall.rows(elena, jonas)).toEqual(none)
  await hall.likes.tidy(later(3 * 86_400))
  expect(
    await hall.database.one(sql`select count(*)::int as kept from likes.like_request`),
  ).toEqual({ kept: 0 })
})

test('undoing a like ends the match and leaves the other like', async () => {
  const [elena, jonas] = [await hall.person(), await hall.person()]
  await hall.like(elena, jonas)
  await hall.like(jonas, elena)
  expect(await hall.unlike(elena, jonas)).toBeNull()
  expect(await hall.rows(elena, jonas)).toEqual({ likes: 1, matches: 0, ids: 0 })
  expect(await hall.unlike(elena, jonas)).toBeNull()
  expect((await hall.lists(elena)).liked_by.map(({ id }) => id)).toEqual([jonas.member])
})

test('50 simultaneous mutual likes create one match', async () => {
  const [elena, jonas] = [await hall.person(), await hall.person()]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      turn % 2 === 0 ? hall.like(elena, jonas) : hall.like(jonas, elena),
    ),
  )
  const matches = new Set(answers.flatMap((answer) => unwrap(answer).match?.id ?? []))
  expect(matches.size).toBe(1)
  expect(await hall.rows(elena, jonas)).toEqual(mutual)
  expect(hall.emitted.filter(([name]) => name === 'likes.matched')).toHaveLength(1)
  expect(hall.emitted.filter(([name]) => name === 'likes.liked')).toHaveLength(1)
})

test('a match exists exactly when both likes exist, whatever the order of likes and undos', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => hall.person()))
  const acts = Array.from({ length: 120 }, (_, turn) => {
    const who = people[turn % 5]
    const whom = people[(turn + 1 + (turn % 4)) % 5]
    if (who === undefined || whom === undefined || who === whom) return Promise.resolve()
    return turn % 3 === 2 ? hall.unlike(who, whom) : hall.like(who, whom)
  })
  await Promise.all(acts)
  const wrong = await hall.database.many(sql`
    select from (
      select a.liked_id as one, a.liker_id as two from likes.profile_like a join likes.profile_like b on b.liked_id = a.liker_id and b.liker_id = a.liked_id
    ) p full join likes.match m on m.account_id = p.one and m.other_id = p.two
    where p.one is null or m.account_id is null`)
  expect(wrong).toEqual([])
})

test('a block deletes both likes and the match, even one being created at that moment', async () => {
  const [elena, jonas] = [await hall.person(), await hall.person()]
  await hall.like(elena, jonas)
  await hall.like(jonas, elena)
  await hall.blocks.handlers['blocks.block_member'](
    { member: jonas.member },
    createTestContext(elena, site),
  )
  expect(await hall.rows(elena, jonas)).toEqual(none)
  expect(await hall.like(jonas, elena)).toEqual({ refusal: 'not_found' })
  expect(await hall.like(elena, jonas)).toEqual({ refusal: 'not_found' })
  expect(await hall.unlike(jonas, elena)).toEqual({ refusal: 'not_found' })

  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [await hall.person(), await hall.person()]
    await Promise.all([
      hall.like(one, two),
      hall.like(two, one),
      hall.blocks.handlers['blocks.block_member'](
        { member: one.member },
        createTestContext(two, site),
      ),
      hall.like(one, two),
    ])
    expect(await hall.rows(one, two)).toEqual(none)
  }
})

test('members can like only those they can see, and never themselves', async () => {
  const elena = await hall.person()
  const nobodies = [
    await hall.person({ pool: 2 }),
    await hall.person({ status: 'not_confirmed' }),
    await hall.person({ status: 'deleted' }),
    await hall.person({ invisible: true }),
    { ...elena, member: randomUUID() },
    { ...elena, member: 'nobody' },
  ]
  for (const unavailable of nobodies) {
    expect(await hall.like(elena, unavailable)).toEqual({ refusal: 'not_found' })
    expect(await hall.unlike(elena, unavailable)).toEqual({ refusal: 'not_found' })
    expect(await hall.see(elena, unavailable)).toEqual({ refusal: 'not_found' })
  }
  expect(await hall.like(elena, elena)).toEqual({ refusal: 'likes.self' })
  expect(hall.emitted).toEqual([])
})

test('an unconfirmed member’s like is not shown to anyone before the confirmation', async () => {
  const [elena, amara] = [await hall.person(), await hall.person({ status: 'not_confirmed' })]
  expect(await hall.like(amara, elena)).toEqual({ liked: true, match: null })
  expect(hall.emitted).toEqual([])
  expect((await hall.lists(elena)).liked_by).toEqual([])
  expect((await hall.counts(elena)).total_new).toBe(0)
  expect((await hall.lists(amara)).likes).toHaveLength(1)

  await hall.setAccount(amara, { status: 'active' })
  await hall.database.transaction((tx) =>
    hall.likes.transactionalSubscribers['accounts.activated'](
      tx,
      { account: amara.account },
      later(60),
    ),
  )
  expect(hall.emitted).toEqual([['likes.liked', { liker: amara.account, liked: elena.account }]])
  expect((await hall.lists(elena)).liked_by).toMatchObject([{ id: amara.member, like_new: true }])
  expect((await hall.counts(elena)).total_new).toBe(1)
})

test('an invisible member’s like is shown only to people who like them too', async () => {
  const [elena, greta, ingrid] = [await hall.person(), await hall.person(), await hall.person()]
  await hall.like(elena, ingrid)
  await hall.setAccount(ingrid, { invisible: true })
  expect((await hall.lists(elena)).likes).toEqual([])
  await hall.like(ingrid, elena)
  await hall.like(ingrid, greta)
  expect((await hall.lists(elena)).matches).toMatchObject([
    { id: ingrid.member, online: false, liked: true },
  ])
  expect((await hall.lists(elena)).liked_by).toHaveLength(1)
  expect(await hall.lists(greta)).toMatchObject({ counts: { liked_by: 0 }, total_new: 0 })
})

test('profiles that are not members can be liked but never like anyone, regardless of the code path', async () => {
  const [elena, isabel] = [await hall.person(), await hall.person({ kind: 'fictional' })]
  expect(await hall.like(elena, isabel)).toEqual({ liked: true, match: null })
  expect((await hall.lists(elena)).likes).toMatchObject([
    { id: isabel.member, kind: 'fictional', label: 'sites.fictional_singular' },
  ])
  await expect(hall.like({ ...isabel, status: 'active' }, elena)).rejects.toThrow(
    'may not initiate anything in likes.profile_like',
  )
  await expect(
    hall.database.run(
      sql`insert into likes.profile_like (liked_id, liker_id, at) values (${elena.account}, ${isabel.account}, ${now})`,
    ),
  ).rejects.toThrow('is not a member and may not')
  await hall.fiction.handlers['fictional_profiles.choose_visibility'](
    { shown: false },
    createTestContext(elena, site),
  )
  expect((await hall.lists(elena)).likes).toEqual([])
  expect((await hall.lists(elena)).counts.likes).toBe(0)
})

test('the tables themselves require both likes for a match', async () => {
  const [elena, jonas] = [await hall.person(), await hall.person()]
  await expect(
    hall.database.run(
      sql`insert into likes.match (account_id, other_id, id, at) values (${elena.account}, ${jonas.account}, ${randomUUID()}, ${now})`,
    ),
  ).rejects.toThrow('match_like')
})

test('an erased account leaves no likes, matches or request ids behind', async () => {
  const [elena, jonas] = [await hall.person(), await hall.person()]
  await hall.like(elena, jonas)
  await hall.like(jonas, elena)
  await hall.database.transaction((tx) => hall.likes.personalData.erase(tx, jonas.account, now))
  expect(await hall.rows(elena, jonas)).toEqual(none)
  expect(
    await hall.database.one(
      sql`select count(*)::int as kept from likes.like_request where liker_id = ${jonas.account}`,
    ),
  ).toEqual({ kept: 0 })
})

test('open tabs are notified of likes and matches that still exist', async () => {
  const [elena, jonas] = [await hall.person(), await hall.person()]
  const pair = { liker: jonas.account, liked: elena.account }
  await hall.like(jonas, elena)
  await hall.likes.subscribers['likes.liked'](pair, { id: 1, now })
  expect(hall.notified).toEqual([
    { account: elena.account, message: { type: 'likes.liked', member: jonas.member } },
  ])

  const match = unwrap(await hall.like(elena, jonas)).match?.id ?? ''
  hall.notified.splice(0)
  await hall.likes.subscribers['likes.matched'](
    { match, accounts: [elena.account, jonas.account] },
    { id: 2, now },
  )
  expect(hall.notified).toEqual([
    { account: elena.account, message: { type: 'likes.matched', match, member: jonas.member } },
    { account: jonas.account, message: { type: 'likes.matched', match, member: elena.member } },
  ])

  hall.notified.splice(0)
  await hall.unlike(jonas, elena)
  await hall.likes.subscribers['likes.liked'](pair, { id: 1, now })
  await hall.likes.subscribers['likes.matched'](
    { match, accounts: [elena.account, jonas.account] },
    { id: 2, now },
  )
  expect(hall.notified).toEqual([])
})
