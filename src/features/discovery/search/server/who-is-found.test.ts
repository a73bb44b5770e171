import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { createDatabase } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  createSearchFixture,
  type TestMember,
  now,
  type SearchFixture,
} from './testing/search-fixture.ts'

let stage: SearchFixture
beforeAll(async () => {
  stage = await createSearchFixture()
})
afterAll(() => stage.close())

describe('search results', () => {
  const alone = { country: 'NZ', gender: 1, sexuality: 0 }
  const everyone = {
    country: 'NZ',
    gender: 'all',
    min_age: 18,
    max_age: 99,
    two_way: false,
  } as const
  let me: TestMember
  beforeAll(async () => {
    me = await stage.add({ country: 'NZ' })
  })
  const ids = async (as: TestMember | null = me, pool = 1) =>
    (await stage.find(everyone, as, stage.site({}, pool))).members.map(({ id }) => id)

  test('SRCH-02 confirming, hiding, disabling and deleting an account take effect immediately', async () => {
    const mila = await stage.add({ ...alone, status: 'not_confirmed' })
    const set = async (change: string) => {
      await stage.database.pool.query(`update accounts.account set ${change} where id = $1`, [
        mila.account,
      ])
      await stage.refresh(mila)
      return (await ids()).includes(mila.member)
    }
    expect(await ids()).not.toContain(mila.member)
    expect(await set(`status = 'active', activated_at = created_at`)).toBe(true)
    expect(await set('invisible = true')).toBe(false)
    expect(await set('invisible = false')).toBe(true)
    expect(await set(`status = 'disabled'`)).toBe(false)
    expect(await set(`status = 'active'`)).toBe(true)
    expect(await set(`status = 'deleted'`)).toBe(false)
    const left = await stage.database.one<{ rows: number }>(
      sql`select count(*)::int as rows from search.member_search where account_id = ${mila.account}`,
    )
    expect(left.rows).toBe(0)
  })

  test('SRCH-02 members never find themselves or anyone they blocked or who blocked them', async () => {
    const [one, other] = [await stage.add(alone), await stage.add({ ...alone, gender: 0 })]
    expect(await ids(one)).toContain(other.member)
    await stage.block(one, other)
    expect(await ids(one)).not.toContain(other.member)
    expect(await ids(other)).not.toContain(one.member)
    expect(await ids(one)).not.toContain(one.member)
    expect(await ids(null)).toEqual(expect.arrayContaining([one.member, other.member]))
  })

  test('members of other pools cannot be found', async () => {
    const far = await stage.add({ ...alone, pool: 2 })
    expect(await ids()).not.toContain(far.member)
    expect(await ids(null, 2)).toEqual([far.member])
  })

  test('BEY-03 one choice hides all fictional and sponsored profiles; a site without them shows none', async () => {
    const fictionalProfile = await stage.add({ ...alone, kind: 'fictional' })
    const ad = await stage.add({ ...alone, kind: 'sponsored' })
    const on = stage.site({ member_resell: true })
    const find = async (site = on) => (await stage.find(everyone, me, site)).members
    const results = await find()
    expect(results.find(({ id }) => id === fictionalProfile.member)).toMatchObject({
      kind: 'fictional',
      label: 'fictional',
      online: false,
      distance_km: null,
    })
    // Paid profiles never appear among members, even if the site has them (PRO-12).
    expect(results.find(({ id }) => id === ad.member)).toBeUndefined()
    const kinds = async (site = on) => new Set((await find(site)).map(({ kind }) => kind))
    expect(await kinds(stage.site())).toEqual(new Set(['member', 'fictional']))
    expect(await kinds(stage.site({ fictional: false }))).toEqual(new Set(['member']))
    expect(await kinds(stage.site({ fictional_hidden: true }))).toEqual(new Set(['member']))
    await stage.database.run(
      sql`insert into fictional_profiles.preference (account_id, hidden, chosen_at) values (${me.account}, true, ${now})`,
    )
    expect(await kinds()).toEqual(new Set(['member']))
  })

  test('the last activity is updated at most every five minutes', async () => {
    const someone = await stage.add({ ...alone, lastActive: new Date('2026-11-21T11:00:00Z') })
    const seen = async (at: string) => {
      await stage.database.transaction((tx) =>
        stage.search.touch(tx, someone.account, new Date(at)),
      )
      const row = await stage.database.one<{ last_active: Date }>(
        sql`select last_active from search.member_search where account_id = ${someone.account}`,
      )
      return row.last_active.toISOString()
    }
    expect(await seen('2026-11-21T11:04:59Z')).toBe('2026-11-21T11:00:00.000Z')
    expect(await seen('2026-11-21T11:05:00Z')).toBe('2026-11-21T11:05:00.000Z')
    expect(await seen('2026-11-21T11:00:00Z')).toBe('2026-11-21T11:05:00.000Z')
  })

  test('after two simultaneous changes the row reflects both', async () => {
    const someone = await stage.add(alone)
    await Promise.all([
      stage.database.transaction(async (tx) => {
        await tx.run(
          sql`update profiles.profile set birth = '1980-01-01' where account_id = ${someone.account}`,
        )
        await stage.search.refresh(tx, someone.account, now)
      }),
      stage.database.transaction(async (tx) => {
        await tx.run(sql`insert into photos.photo (public_id, account_id, position, main, status, width, height, thumbhash, key, created_at)
          values (gen_random_uuid(), ${someone.account}, 0, true, 'active', 960, 1200, '', 'k', ${now})`)
        await stage.search.refresh(tx, someone.account, now)
      }),
    ])
    expect(
      await stage.database.one(
        sql`select birth_year, has_photo from search.member_search where account_id = ${someone.account}`,
      ),
    ).toEqual({ birth_year: 1980, has_photo: true })
  })

  test('a card: age, place, distance, new', async () => {
    const reader = await stage.add({ country: 'IE', city: 2964574, region: null })
    await stage.add({
      country: 'IE',
      city: 2964574,
      gender: 1,
      name: 'Aoife Byrne',
      created: new Date('2026-11-20T00:00:00Z'),
      birth: '1992-11-22',
    })
    await stage.add({
      country: 'IE',
      city: 2965140,
      gender: 1,
      name: 'Niamh',
      lastActive: new Date('2026-11-19T00:00:00Z'),
    })
    const { members } = await stage.find({}, reader)
    expect(members).toMatchObject([
      {
        name: 'Aoife Byrne',
        age: 33,
        place: 'Dublin',
        distance_km: null,
        new: true,
        online: false,
        kind: 'member',
        label: null,
        photo: null,
      },
      {
        name: 'Niamh',
        age: 36,
        place: 'Cork',
        distance_km: expect.closeTo(220, -1) as number,
        new: false,
      },
    ])
    const visited = await stage.find({ country: 'IE', gender: 'female' }, null)
    expect(visited.members[0]).toMatchObject({
      name: 'Aoife',
      place: 'Leinster',
      distance_km: null,
    })
  })

  test('SRCH-06 similar members, without the reader and the member themselves', async () => {
    const [reader, target, like, older] = [
      await stage.add({ country: 'PL' }),
      await stage.add({ country: 'PL', gender: 1, birth: '1990-01-01' }),
      await stage.add({ country: 'PL', gender: 1, birth: '1993-01-01' }),
      await stage.add({ country: 'PL', gender: 1, birth: '1970-01-01' }),
    ]
    const listRelated = (member: string) =>
      stage.search.handlers['search.list_related']({ member }, stage.context(reader))
    expect(await listRelated(target.member)).toMatchObject({ members: [{ id: like.member }] })
    expect(older).toBeDefined()
    await stage.block(reader, target)
    expect(await listRelated(target.member)).toEqual({ refusal: 'not_found' })
    expect(await listRelated('nobody')).toEqual({ refusal: 'not_found' })
  })
})

describe('refused searches', () => {
  test('SRCH-03 closed to visitors', async () => {
    const input = {}
    const closed = stage.site({ logged_out_search: 'none' })
    expect(
      await stage.search.handlers['search.find_members'](input, stage.context(null, closed)),
    ).toEqual({
      refusal: 'search.closed',
    })
  })

  test('BEY-17 a search that takes too long is refused with a timeout error', async () => {
    const slowFixture = await createSearchFixture({ timeoutMs: 100 })
    const lock = createDatabase({ url: slowFixture.database.pool.options.connectionString ?? '' })
    try {
      await lock.transaction(async (tx) => {
        await tx.run(sql`lock table search.member_search in access exclusive mode`)
        const answer = await slowFixture.search.handlers['search.find_members'](
          {},
          slowFixture.context(null),
        )
        expect(isRefusal(answer) && answer.refusal).toBe('search.timed_out')
      })
    } finally {
      await lock.close()
      await slowFixture.close()
    }
  })
})
