import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { createDatabase } from './database.ts'
import { sql } from './sql.ts'

let home: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  home = await createTestDatabase({ features: [] })
})
afterAll(() => home.close())

test('a connection that breaks between two queries of a transaction fails only that transaction', async () => {
  const reported: Error[] = []
  const database = createDatabase({
    url: home.url,
    size: 1,
    onError: (error) => reported.push(error),
  })
  const admin = createDatabase({ url: home.url, size: 1 })
  const broken = database.transaction(async (tx) => {
    const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await admin.run(sql`select pg_terminate_backend(${pid}::int)`)
    await expect.poll(() => reported.length).toBeGreaterThan(0)
    await tx.run(sql`select 1`)
  })
  await expect(broken).rejects.toThrow()
  expect(reported[0]?.message).toMatch(/terminating connection/)
  expect(await database.one(sql`select 7 as n`)).toEqual({ n: 7 })
  expect(await database.transaction((tx) => tx.one(sql`select 8 as n`))).toEqual({ n: 8 })
  await Promise.all([database.close(), admin.close()])
})

test('an after-commit job that throws is reported, and neither undoes nor fails the transaction', async () => {
  const reported: Error[] = []
  const done: string[] = []
  const database = createDatabase({
    url: home.url,
    size: 1,
    onJobError: (error) => reported.push(error),
  })
  const result = await database.transaction(async (tx) => {
    await tx.run(sql`create temporary table kept as select 1 as n`)
    tx.afterCommit(() => {
      throw new Error('no listener')
    })
    tx.afterCommit(() => void done.push('second job'))
    return 'committed'
  })
  expect([result, done, reported.map(({ message }) => message)]).toEqual([
    'committed',
    ['second job'],
    ['no listener'],
  ])
  expect(await database.one(sql`select n from kept`)).toEqual({ n: 1 })
  await database.close()
})
