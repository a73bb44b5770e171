import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Context, Viewer } from '#kernel/context.ts'
import { createCursors } from '#platform/server/cursors.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { createBlocks } from './index.ts'

const now = new Date('2026-07-01T10:00:00Z')
let clone: TestDatabase
let database: Database
let blocks: ReturnType<typeof createBlocks>
const events: unknown[] = []

beforeAll(async () => {
  clone = await createTestDatabase({ features: ['blocks'] })
  database = createDatabase({ url: clone.url, size: 8 })
  blocks = createBlocks({
    database,
    cursors: createCursors('secret of this test'),
    secret: 'a secret of the tests only, 32 long',
    emit: async (_, name, payload) => void events.push([name, payload]),
  })
})
afterAll(async () => {
  await database.close()
  await clone.close()
})
beforeEach(() => void events.splice(0))

async function person(
  facts: { name?: string; status?: string; pool?: number } = {},
): Promise<Viewer> {
  const member = randomUUID()
  const { name = 'Someone', status = 'active', pool = 1 } = facts
  const { id } = await database.one<{ id: number }>(sql`
    insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash, status, locale, created_at, activated_at)
    values (${member}, ${pool}, 1, 'member', ${name}, ${member}, ${member}, ${member}, ${now}, 'x', ${status}, 'en', ${now}, ${status === 'not_confirmed' ? null : now})
    returning id`)
  return { account: id, member, pool, session: 1, status: 'active' }
}

const as = (viewer: Viewer, at = now) => ({ viewer, now: at }) as Context<unknown, Viewer>
const block = (who: Viewer, whom: Viewer, at = now) =>
  blocks.handlers['blocks.block_member']({ member: whom.member }, as(who, at))
const unblock = (who: Viewer, whom: Viewer) =>
  blocks.handlers['blocks.unblock_member']({ member: whom.member }, as(who))
const pairs = (one: Viewer, two: Viewer) =>
  database.many(
    sql`select account_id, other_id from blocks.public_block where account_id = any(${[one.account, two.account]}) order by 1`,
  )

test('a block works in both directions and is emitted once it is stored', async () => {
  const [elena, jonas] = [await person(), await person()]
  expect(await block(elena, jonas)).toBeNull()
  expect(await pairs(elena, jonas)).toEqual([
    { account_id: elena.account, other_id: jonas.account },
    { account_id: jonas.account, other_id: elena.account },
  ])
  expect(await blocks.isBlocked(jonas.account, elena.account)).toBe(true)
  expect(await blocks.isBlocked(null, elena.account)).toBe(false)
  expect(events).toEqual([['blocks.blocked', { account: elena.account, other: jonas.account }]])
})

test('blocking again changes nothing, and keeps the date of the first block', async () => {
  const [elena, jonas] = [await person(), await person({ name: 'Jonas' })]
  await block(elena, jonas)
  expect(await block(elena, jonas, new Date('2026-08-01T00:00:00Z'))).toBeNull()
  expect(await blocks.handlers['blocks.list_blocked']({}, as(elena))).toEqual({
    members: [{ id: jonas.member, name: 'Jonas', since: '2026-07-01T10:00:00.000Z' }],
    count: 1,
    next: null,
  })
  expect(await blocks.handlers['blocks.list_blocked']({}, as(jonas))).toEqual({
    members: [],
    count: 0,
    next: null,
  })
})

test('only the member who blocked can unblock', async () => {
  const [elena, jonas] = [await person(), await person()]
  await block(elena, jonas)
  expect(await unblock(jonas, elena)).toEqual({ refusal: 'not_found' })
  expect(await blocks.isBlocked(elena.account, jonas.account)).toBe(true)
  expect(await unblock(elena, jonas)).toBeNull()
  expect(await pairs(elena, jonas)).toEqual([])
  // A member who is not blocked looks the same as one who is not visible.
  expect(await unblock(elena, jonas)).toEqual({ refusal: 'not_found' })
})

test('a blocked member cannot block back, and gets the same response as for a member who does not exist', async () => {
  const [elena, jonas] = [await person(), await person()]
  await block(elena, jonas)
  events.splice(0)
  const nobodies = [
    elena,
    await person({ status: 'deleted' }),
    await person({ status: 'not_confirmed' }),
    await person({ pool: 2 }),
  ]
  for (const missingMember of nobodies)
    expect(await block(jonas, missingMember)).toEqual({ refusal: 'not_found' })
  expect(await block(jonas, { ...jonas, member: 'nobody' })).toEqual({ refusal: 'not_found' })
  expect(await block(jonas, jonas)).toEqual({ refusal: 'blocks.self' })
  expect(events).toEqual([])
})

test('two members who block each other simultaneously keep both blocks, and each removes only their own', async () => {
  const [elena, jonas] = [await person(), await person()]
  await Promise.all([1, 2, 3, 4].flatMap(() => [block(elena, jonas), block(jonas, elena)]))
  expect(await pairs(elena, jonas)).toHaveLength(2)
  const owned = await database.many<{ own: boolean }>(
    sql`select own from blocks.block where account_id = any(${[elena.account, jonas.account]})`,
  )
  if (owned.every(({ own }) => own)) {
    await unblock(elena, jonas)
    expect(await blocks.isBlocked(elena.account, jonas.account)).toBe(true)
    await unblock(jonas, elena)
  } else {
    // One block was first, so the other member was no longer visible and there is only that block.
    expect(owned.filter(({ own }) => own)).toHaveLength(1)
    await database.transaction((tx) => blocks.personalData.erase(tx, elena.account, now))
  }
  expect(await pairs(elena, jonas)).toEqual([])
})
