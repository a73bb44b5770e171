import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/server/postgres/database.ts'
import { explain, captureQuery } from '#platform/server/testing/explain.ts'
import {
  type CrowdDatabase,
  createCrowdDatabase,
} from '#features/members/profiles/testing/crowd-database.ts'
import { selectNewCounts } from './store-counts.ts'
import { startPosition, selectPage } from './store-lists.ts'

let crowd: CrowdDatabase
let database: Database
const reader = 1

// One account with 5,000 likes received, 5,000 given and 3,000 blocks.
beforeAll(async () => {
  crowd = await createCrowdDatabase({
    features: ['likes'],
    members: 13001,
    more: `
    insert into likes.profile_like (liked_id, liker_id, at)
    select ${reader}, id, timestamptz '2026-11-01Z' + make_interval(secs => id) from accounts.account where id between 2 and 5001;
    insert into likes.profile_like (liked_id, liker_id, at)
    select id, ${reader}, timestamptz '2026-11-01Z' + make_interval(secs => id) from accounts.account where id between 5002 and 10001;
    insert into blocks.block (account_id, other_id, own, since)
    select ${reader}, id, true, '2026-11-01Z' from accounts.account where id between 10002 and 13001`,
    tables: ['likes.profile_like', 'blocks.block'],
  })
  database = crowd.database
})
afterAll(() => crowd.close())

/** The number of loops of the most frequently executed step in a plan. */
const countMaxLoops = (plan: string) =>
  Math.max(...[...plan.matchAll(/loops=(\d+)/g)].map(([, loops]) => Number(loops)))

const page = { reader, kinds: ['member'], after: startPosition }

test.each(['without_values', 'with_values'] as const)(
  'LIKE-01 a page of thousands of likes received reads only the likes it shows, with a plan made %s',
  async (made) => {
    const statement = await captureQuery((queries) => selectPage.liked_by(queries, page))
    expect(countMaxLoops(await explain(database.pool, statement, made))).toBe(25)
    expect(await selectPage.liked_by(database, page)).toHaveLength(25)
  },
)

test.each(['without_values', 'with_values'] as const)(
  'LIKE-01 blocks are looked up per like and never compared with every like, with a plan made %s',
  async (made) => {
    for (const list of ['liked_by', 'likes', 'matches'] as const) {
      const plan = await explain(
        database.pool,
        await captureQuery((queries) => selectPage[list](queries, page)),
        made,
      )
      expect(plan).toContain('using block_pk')
      expect(plan).not.toContain('Anti Join')
    }
  },
)

test('LIKE-02 new likes are counted from the index of new likes', async () => {
  const query = selectNewCounts(
    { one: async (statement: never) => Promise.reject(statement) } as never,
    reader,
  )
  const plan = await explain(database.pool, await query.catch((statement) => statement))
  expect(plan).toContain('Index Only Scan using profile_like_new')
  expect(plan).not.toContain('Anti Join')
  expect(await selectNewCounts(database, reader)).toEqual({ liked_by: 1000, matches: 0 })
})
