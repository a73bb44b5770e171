import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  createTestContext,
  haarlem,
  now,
  type Person,
} from '#features/members/profiles/testing/small-world.ts'
import type { LikeList } from '../rules/like-lists.ts'
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

const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name)

async function allPages(who: Person, type: LikeList): Promise<string[]> {
  const found: string[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page = unwrap(
      await hall.likes.handlers['likes.list_type']({ type, after }, createTestContext(who, site)),
    )
    expect(page.members.length).toBeLessThanOrEqual(24)
    found.push(...page.members.map(({ id }) => id))
    after = page.next
  }
  return found
}

test('a received like is new until the liker’s profile is opened; new likes come first, most recent at the top', async () => {
  const elena = await hall.person()
  const [anna, boris, clara] = [
    await hall.person({ name: 'Anna' }),
    await hall.person({ name: 'Boris' }),
    await hall.person({ name: 'Clara' }),
  ]
  await hall.like(anna, elena, { at: later(1) })
  await hall.like(boris, elena, { at: later(2) })
  await hall.like(clara, elena, { at: later(3) })
  expect(names((await hall.lists(elena)).liked_by)).toEqual(['Clara', 'Boris', 'Anna'])
  expect((await hall.counts(elena)).total_new).toBe(3)
  expect(await hall.likes.counts(elena.account)).toBe(3)

  expect(await hall.see(elena, clara, later(10))).toBeNull()
  await hall.see(elena, clara, later(20))
  const after = await hall.lists(elena)
  expect(after.liked_by.map(({ name, like_new }) => [name, like_new])).toEqual([
    ['Boris', true],
    ['Anna', true],
    ['Clara', false],
  ])
  expect(after).toMatchObject({
    counts: { liked_by: 3, likes: 0, matches: 0 },
    new_counts: { liked_by: 2, matches: 0 },
    total_new: 2,
  })
  expect(
    await hall.database.one(
      sql`select seen_at from likes.profile_like where liker_id = ${clara.account}`,
    ),
  ).toEqual({
    seen_at: later(10),
  })

  await hall.database.transaction((tx) => hall.likes.seen(tx, elena.account, boris.account, now))
  expect(names((await hall.lists(elena)).liked_by)).toEqual(['Anna', 'Clara', 'Boris'])
})

test('opening a profile before the like does not mark it as seen, and a like undone and given again is new again', async () => {
  const [elena, jonas] = [await hall.person(), await hall.person()]
  await hall.see(elena, jonas)
  await hall.like(jonas, elena)
  expect((await hall.counts(elena)).total_new).toBe(1)
  await hall.see(elena, jonas)
  expect((await hall.counts(elena)).total_new).toBe(0)
  await hall.unlike(jonas, elena)
  await hall.like(jonas, elena)
  expect((await hall.counts(elena)).total_new).toBe(1)
})

test('a match appears in all three lists and is new for the side that hasn’t opened the profile', async () => {
  const [elena, jonas] = [
    await hall.person({ name: 'Elena' }, haarlem),
    await hall.person({ name: 'Jonas' }),
  ]
  await hall.like(jonas, elena)
  await hall.see(elena, jonas)
  const { match } = unwrap(await hall.like(elena, jonas))
  const [forElena, forJonas] = [await hall.lists(elena), await hall.lists(jonas)]
  expect(forElena).toMatchObject({
    new_counts: { liked_by: 0, matches: 0 },
    total_new: 0,
    reader_country: 'NL',
  })
  expect(forJonas).toMatchObject({ new_counts: { liked_by: 1, matches: 1 }, total_new: 1 })
  for (const list of [forElena.liked_by, forElena.likes, forElena.matches])
    expect(list).toMatchObject([
      {
        id: jonas.member,
        liked: true,
        match,
        like_new: false,
        distance_km: 17,
        place: 'Amsterdam',
        age: 36,
        photo: null,
      },
    ])
  for (const list of [forJonas.liked_by, forJonas.likes, forJonas.matches])
    expect(list).toMatchObject([{ name: 'Elena', like_new: true, liked: true, match }])
})

test('pages of 24 list everyone exactly once, in order', async () => {
  const star = await hall.person()
  const fans = await Promise.all(Array.from({ length: 53 }, () => hall.person()))
  // Several likes per millisecond: the account id breaks the tie.
  for (const [index, fan] of fans.entries())
    await hall.like(fan, star, { at: later(Math.floor(index / 20)) })
  for (const [index, fan] of fans.entries())
    if (index % 2 === 0) await hall.like(star, fan, { at: later(100 + Math.floor(index / 30)) })
  for (const [index, fan] of fans.entries()) if (index % 3 === 0) await hall.see(star, fan)
  const order = (rows: readonly { member_id: string }[]) => rows.map(({ member_id }) => member_id)
  const received = await hall.database.many<{ member_id: string }>(sql`
    select a.member_id from likes.profile_like g join accounts.public_account a on a.account_id = g.liker_id
    where g.liked_id = ${star.account} order by (g.seen_at is null) desc, g.at desc, g.liker_id desc`)
  const given = await hall.database.many<{ member_id: string }>(sql`
    select a.member_id from likes.profile_like g join accounts.public_account a on a.account_id = g.liked_id
    where g.liker_id = ${star.account} order by g.at desc, g.liked_id desc`)
  expect(received).toHaveLength(53)
  expect(await allPages(star, 'liked_by')).toEqual(order(received))
  expect(await allPages(star, 'likes')).toEqual(order(given))
  expect(await allPages(star, 'matches')).toEqual(order(given))
})

test('the counts equal the number of people in the lists', async () => {
  const people = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      hall.person({ invisible: index === 7, status: index === 6 ? 'not_confirmed' : 'active' }),
    ),
  )
  for (const [one, liker] of people.entries())
    for (const [two, liked] of people.entries())
      if (one !== two && (one * 3 + two) % 4 !== 0) await hall.like(liker, liked)
  for (const [one, reader] of people.entries())
    for (const [two, liker] of people.entries())
      if ((one + two) % 3 === 0) await hall.see(reader, liker)
  for (const reader of people) {
    const [likedBy, likes, matches] = [
      await allPages(reader, 'liked_by'),
      await allPages(reader, 'likes'),
      await allPages(reader, 'matches'),
    ]
    const lists = await hall.lists(reader)
    const isNew = (cards: typeof lists.liked_by) => cards.filter(({ like_new }) => like_new).length
    expect(lists).toMatchObject({
      counts: { liked_by: likedBy.length, likes: likes.length, matches: matches.length },
      new_counts: { liked_by: isNew(lists.liked_by), matches: isNew(lists.matches) },
      total_new: isNew(lists.liked_by),
    })
    expect(await hall.counts(reader)).toEqual({
      new_counts: lists.new_counts,
      total_new: lists.total_new,
    })
    expect(await hall.likes.counts(reader.account)).toBe(lists.total_new)
    expect(matches.every((id) => likedBy.includes(id) && likes.includes(id))).toBe(true)
  }
})

test('like statuses cover members with a like in either direction, except those the reader may not see', async () => {
  const [elena, jonas, greta, amara, ingrid] = [
    await hall.person(),
    await hall.person(),
    await hall.person(),
    await hall.person(),
    await hall.person(),
  ]
  await hall.like(elena, jonas)
  await hall.like(greta, elena)
  await hall.like(amara, elena)
  await hall.setAccount(amara, { invisible: true })
  const members = [jonas, greta, amara, ingrid]
    .map(({ member }) => member)
    .concat('nobody', randomUUID())
    .join(',')
  const { standings } = unwrap(
    await hall.likes.handlers['likes.read_states']({ members }, createTestContext(elena, site)),
  )
  expect(standings).toHaveLength(2)
  expect(standings).toContainEqual({
    member: jonas.member,
    liked: true,
    likes_you: false,
    like_new: false,
    match: null,
  })
  expect(standings).toContainEqual({
    member: greta.member,
    liked: false,
    likes_you: true,
    like_new: true,
    match: null,
  })
  expect(
    await hall.likes.handlers['likes.read_states']({ members: '' }, createTestContext(elena, site)),
  ).toEqual({
    standings: [],
  })
})

test('a match page shows what the two have in common, and only to them', async () => {
  const [elena, jonas, greta] = [
    await hall.person(),
    await hall.person({ name: 'Jonas' }),
    await hall.person(),
  ]
  for (const [who, interests, languages] of [
    [elena, ['hiking', 'sushi'], ['nl', 'en']],
    [jonas, ['hiking', 'tea'], ['en', 'de']],
  ] as const)
    await hall.database.run(sql`
      update profiles.profile set interests = ${[...interests]}, languages = ${[...languages]}, traits = '{"signup_reason": "dates"}' where account_id = ${who.account}`)
  await hall.like(elena, jonas)
  const id = unwrap(await hall.like(jonas, elena, { at: later(5) })).match?.id ?? ''
  const read = (who: Person, match: string) =>
    hall.likes.handlers['likes.read_match']({ match }, createTestContext(who, site))
  expect(await read(elena, id)).toMatchObject({
    id,
    at: later(5).toISOString(),
    member: { name: 'Jonas', match: { id } },
    shared: { interests: ['hiking'], languages: ['en'], reason: 'dates', place: 'Amsterdam' },
  })
  for (const response of [
    await read(greta, id),
    await read(elena, randomUUID()),
    await read(elena, 'x'),
  ])
    expect(response).toEqual({ refusal: 'not_found' })
  await hall.unlike(jonas, elena)
  expect(await read(elena, id)).toEqual({ refusal: 'not_found' })
})

test('the popup shows the newest existing unseen like, and otherwise nothing', async () => {
  const [elena, jonas, greta] = [
    await hall.person(),
    await hall.person({ name: 'Jonas' }),
    await hall.person({ name: 'Greta' }),
  ]
  const popup = () => hall.likes.handlers['likes.auto_like']({}, createTestContext(elena, site))
  expect(await popup()).toBeNull()
  await hall.like(jonas, elena, { at: later(1) })
  await hall.like(greta, elena, { at: later(2) })
  expect(await popup()).toEqual({ profile: { id: greta.member, name: 'Greta', main_image: null } })
  await hall.see(elena, greta)
  expect(await popup()).toMatchObject({ profile: { name: 'Jonas' } })
  await hall.unlike(jonas, elena)
  expect(await popup()).toBeNull()
  expect((await hall.lists(elena)).counts.liked_by).toBe(1)
})
