import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database, type Queries } from '#platform/server/postgres/database.ts'
import type { Sql } from '#platform/server/postgres/sql.ts'
import { explain, statementOf } from '#platform/server/testing/explain.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { testDatabase } from '#platform/server/testing/test-database.ts'
import { selectList, selectUnread } from './store.ts'

let clone: TestDatabase
let database: Database
const reader = 5000

// Someone with 10,000 conversations, every tenth unread: half of the others came before them, half after.
beforeAll(async () => {
  clone = await testDatabase({ features: ['chat'] })
  database = createDatabase({ url: clone.url, size: 1 })
  const { pool } = database
  await pool.query(`
    insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash,
      status, locale, created_at, activated_at, last_active_at)
    select gen_random_uuid(), 1, 1, 'member', 'P', 'p' || i, 'p' || i || '@example.org', 'p' || i || '@example.org', '2026-01-01Z', 'x',
      'active', 'nl', '2026-01-01Z', '2026-01-01Z', '2026-01-01Z'
    from generate_series(1, 10001) i;
    insert into profiles.profile (account_id, pool_id, birth, gender, sexuality, created_at, changed_at)
    select id, 1, '1990-01-01', 1, 0, '2026-01-01Z', '2026-01-01Z' from accounts.account;
    insert into chat.conversation (public_id, pool_id, a_id, b_id, started_by, started_at, last_at, seq, a_sent, b_sent,
      a_unread, b_unread, a_read, b_read, a_delivered, b_delivered)
    select gen_random_uuid(), 1, least(id, ${reader}), greatest(id, ${reader}), ${reader}, '2026-11-01Z', timestamptz '2026-11-01Z' - id * interval '1 minute', 1,
      (id < ${reader})::int, (id > ${reader})::int,
      (id > ${reader} and id % 10 = 0)::int, (id < ${reader} and id % 10 = 0)::int,
      (id < ${reader} or id % 10 > 0)::int, (id > ${reader} or id % 10 > 0)::int, 1, 1
    from accounts.account where id <> ${reader};
    insert into chat.message (conversation_id, seq, sender_id, client_id, kind, body, credits, at)
    select id, 1, a_id + b_id - ${reader}, gen_random_uuid(), 'text', 'Shall we meet?', 0, last_at from chat.conversation`)
  for (const table of ['accounts.account', 'profiles.profile', 'chat.conversation', 'chat.message'])
    await pool.query(`vacuum analyze ${table}`)
})
afterAll(async () => {
  await database.close()
  await clone.close()
})

const who = { reader, fictionHidden: true }
const asked = {
  'the unread alone': () => statementOf((queries) => selectList(queries, who, { ...firstPage, show: 'unread' })),
  'all of the list': () => statementOf((queries) => selectList(queries, who, { ...firstPage, show: 'all' })),
  'how many are unread': () =>
    statementOf(async (queries) => {
      const one = async (statement: Sql) => (await queries.maybe(statement)) ?? { unread: 0 }
      await selectUnread({ ...queries, one } as unknown as Queries, who, new Date('2026-11-02Z'))
    }),
}
const firstPage = { name: '', after: null, count: 31 } as const

/** How often the busiest step of a plan was taken. */
const mostLoops = (plan: string) => Math.max(...[...plan.matchAll(/loops=(\d+)/g)].map(([, loops]) => Number(loops)))

test.each(Object.keys(asked).flatMap((what) => [[what, 'without_values'] as const, [what, 'with_values'] as const]))(
  'CHAT-04 with thousands of conversations %s is read by its index and no account is looked through, in a plan made %s',
  async (what, made) => {
    const plan = await explain(database.pool, await asked[what as keyof typeof asked](), made)
    expect(plan).not.toContain('Seq Scan')
    expect(plan).not.toContain('Bitmap')
    expect(plan).toContain('Merge Append')
    // One look for each conversation that is shown or counted, and one on either side to know which comes first.
    expect(mostLoops(plan)).toBeLessThanOrEqual(what === 'how many are unread' ? 101 : 32)
  },
)

test('CHAT-04 a fictional profile that is hidden is in neither', async () => {
  const read = async () => [
    (await selectList(database, who, { ...firstPage, show: 'unread' })).length,
    await selectUnread(database, who, new Date('2026-11-02Z')),
  ]
  expect(await read()).toEqual([31, 100])
  await database.pool.query(`update accounts.account set kind = 'fictional', email = null, email_key = null, email_claimed_at = null,
    password_hash = null where id % 10 = 0 and id > 300 and id <> ${reader}`)
  expect(await read()).toEqual([30, 30])
})
