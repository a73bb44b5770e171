import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Queries } from '#platform/server/postgres/database.ts'
import type { Sql } from '#platform/server/postgres/sql.ts'
import { explain, captureQuery } from '#platform/server/testing/explain.ts'
import {
  type CrowdDatabase,
  createCrowdDatabase,
} from '#features/members/profiles/testing/crowd-database.ts'
import { selectList, selectUnread } from './store-list.ts'

let crowd: CrowdDatabase
let database: Database
const reader = 5000

// A member with 10,000 conversations, every tenth unread; half of the other accounts are older,
// half newer.
beforeAll(async () => {
  crowd = await createCrowdDatabase({
    features: ['chat'],
    members: 10001,
    more: `
    insert into chat.conversation (public_id, pool_id, a_id, b_id, started_by, started_at, last_at, seq, a_sent, b_sent,
      a_unread, b_unread, a_read, b_read, a_delivered, b_delivered)
    select gen_random_uuid(), 1, least(id, ${reader}), greatest(id, ${reader}), ${reader}, '2026-11-01Z', timestamptz '2026-11-01Z' - id * interval '1 minute', 1,
      (id < ${reader})::int, (id > ${reader})::int,
      (id > ${reader} and id % 10 = 0)::int, (id < ${reader} and id % 10 = 0)::int,
      (id < ${reader} or id % 10 > 0)::int, (id > ${reader} or id % 10 > 0)::int, 1, 1
    from accounts.account where id <> ${reader};
    insert into chat.message (conversation_id, seq, sender_id, client_id, kind, body, credits, at)
    select id, 1, a_id + b_id - ${reader}, gen_random_uuid(), 'text', 'Shall we meet?', 0, last_at from chat.conversation`,
    tables: ['chat.conversation', 'chat.message'],
  })
  database = crowd.database
})
afterAll(() => crowd.close())

const who = { reader, fictionHidden: true }
const query = {
  'the unread alone': () =>
    captureQuery((queries) => selectList(queries, who, { ...firstPage, show: 'unread' })),
  'all of the list': () =>
    captureQuery((queries) => selectList(queries, who, { ...firstPage, show: 'all' })),
  'how many are unread': () =>
    captureQuery(async (queries) => {
      const one = async (statement: Sql) => (await queries.maybe(statement)) ?? { unread: 0 }
      await selectUnread({ ...queries, one } as unknown as Queries, who, new Date('2026-11-02Z'))
    }),
}
const firstPage = { name: '', after: null, count: 31 } as const

/** The highest number of loops of any step in a plan. */
const maxLoops = (plan: string) =>
  Math.max(...[...plan.matchAll(/loops=(\d+)/g)].map(([, loops]) => Number(loops)))

test.each(
  Object.keys(query).flatMap((what) => [
    [what, 'without_values'] as const,
    [what, 'with_values'] as const,
  ]),
)(
  'CHAT-04 with thousands of conversations %s is read by its index without scanning accounts, in a plan created %s',
  async (what, made) => {
    const plan = await explain(database.pool, await query[what as keyof typeof query](), made)
    expect(plan).not.toContain('Seq Scan')
    expect(plan).not.toContain('Bitmap')
    expect(plan).toContain('Merge Append')
    // One lookup per conversation shown or counted, plus one on either side to decide which comes
    // first.
    expect(maxLoops(plan)).toBeLessThanOrEqual(what === 'how many are unread' ? 101 : 32)
  },
)

test('CHAT-04 a hidden fictional profile appears in neither the list nor the count', async () => {
  const read = async () => [
    (await selectList(database, who, { ...firstPage, show: 'unread' })).length,
    await selectUnread(database, who, new Date('2026-11-02Z')),
  ]
  expect(await read()).toEqual([31, 100])
  await database.pool.query(`update accounts.account set kind = 'fictional', email = null, email_key = null, email_claimed_at = null,
    password_hash = null where id % 10 = 0 and id > 300 and id <> ${reader}`)
  expect(await read()).toEqual([30, 30])
})
