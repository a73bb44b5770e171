import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/create-test-database.ts'
import { createDatabase, type Database } from './database.ts'
import { sql } from './sql.ts'

let home: Awaited<ReturnType<typeof createTestDatabase>>
const opened: Database[] = []
const broken: string[] = []
beforeAll(async () => {
  home = await createTestDatabase({ features: [] })
})
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()))
  await home.close()
})

function open(pipelines: number, size = 2): Database {
  const database = createDatabase({
    url: home.url,
    pipelines,
    size,
    onError: ({ message }) => void broken.push(message),
  })
  opened.push(database)
  return database
}

const backend = async (database: Database) =>
  (await database.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)).pid

test('the queries of one event loop turn share one connection, and each gets its own result', async () => {
  const database = open(4)
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8]
  const answers = await Promise.all(
    numbers.map((number) =>
      database.one<{ number: number; pid: number }>(
        sql`select ${number}::int as number, pg_backend_pid() as pid`,
      ),
    ),
  )
  expect(answers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1)
})

test('a failing query does not affect the queries before or after it', async () => {
  const database = open(1)
  const divided = (by: number) => database.one<{ is: number }>(sql`select 12 / ${by}::int as is`)
  const answers = await Promise.allSettled([divided(3), divided(0), divided(4)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await divided(6)).toEqual({ is: 2 })
})

test('no query waits behind a slow one', async () => {
  const database = open(1)
  await backend(database)
  let slowIsDone = false
  const slow = database.run(sql`select pg_sleep(600)`).catch(() => {
    slowIsDone = true
  })
  const onlooker = open(0)
  const sleeping = () =>
    onlooker.many<{ pid: number }>(sql`select pid from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid() and query like '%pg_sleep%'`)
  await expect.poll(async () => (await sleeping()).length).toBe(1)
  // A query counts as slow only after it has taken longer than usual.
  await new Promise((resolve) => setTimeout(resolve, 60))
  await backend(database)
  expect(slowIsDone).toBe(false)
  await onlooker.run(sql`select pg_cancel_backend(${(await sleeping())[0]?.pid ?? 0}::int)`)
  await slow
})

test('a flood of queries opens no more connections than there are pipelines and pool connections', async () => {
  const database = open(2, 1)
  const pids = await Promise.all(Array.from({ length: 200 }, () => backend(database)))
  expect(new Set(pids).size).toBeLessThanOrEqual(3)
})

test('a broken pipeline connection is reported and replaced', async () => {
  const database = open(1)
  const before = await backend(database)
  await open(0).run(sql`select pg_terminate_backend(${before}::int)`)
  await expect.poll(() => broken.length).toBe(1)
  expect(broken[0]).toContain('terminating connection')
  expect(await backend(database)).not.toBe(before)
})

test('without a reachable database the query fails with the reason', async () => {
  const unreachable = createDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', pipelines: 2 })
  await expect(backend(unreachable)).rejects.toThrow('ECONNREFUSED')
  await expect(backend(unreachable)).rejects.toThrow('ECONNREFUSED')
  await unreachable.close()
})

test('closing waits for the results of queries already sent', async () => {
  const database = createDatabase({ url: home.url, pipelines: 1 })
  const answer = backend(database)
  await database.close()
  expect(await answer).toBeGreaterThan(0)
})
