import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../log/log.ts'
import { createDatabase, type Database } from '../postgres/database.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createLimits } from './limits.ts'
import { createProcessCounts } from './process-counts.ts'
import { sweepLimits } from './store.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await testDatabase({ features: [] })
  database = createDatabase({ url: made.url })
  drop = made.close
})
afterAll(async () => {
  await database.close()
  await drop()
})

const log = createLog({ level: 'silent' })
const noon = new Date('2030-01-01T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

describe.each(['process', 'database'] as const)('kept in the %s', (kept) => {
  const limit = (name: string) => ({ name: `${kept}.${name}`, count: 3, seconds: 60, kept })

  test('SEC-04 fifty at once are let through exactly as often as the limit says', async () => {
    const named = createLimits({ database, log }).named(limit('race'))
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => named.take('someone', noon)))
    expect(verdicts.filter((verdict) => verdict.granted)).toHaveLength(3)
    expect(verdicts.find((verdict) => !verdict.granted)).toEqual({ granted: false, retryAfterSeconds: 60 })
  })

  test('a window begins with the first try, tells the seconds left, and ends', async () => {
    const named = createLimits({ database, log }).named(limit('window'))
    for (const at of [0, 10, 20]) expect(await named.take('someone', later(at))).toEqual({ granted: true })
    expect(await named.take('someone', later(45.5))).toEqual({ granted: false, retryAfterSeconds: 15 })
    expect(await named.take('someone', later(59.999))).toEqual({ granted: false, retryAfterSeconds: 1 })
    expect(await named.take('someone', later(60))).toEqual({ granted: true })
    expect(await named.take('other', later(45))).toEqual({ granted: true })
  })

  test('looking does not count, forgetting begins anew', async () => {
    const named = createLimits({ database, log }).named(limit('look'))
    for (let count = 0; count < 9; count += 1) expect((await named.look('someone', noon)).granted).toBe(true)
    for (let count = 0; count < 3; count += 1) await named.take('someone', noon)
    expect(await named.look('someone', later(30))).toEqual({ granted: false, retryAfterSeconds: 30 })
    expect((await named.look('someone', later(60))).granted).toBe(true)
    await named.forget('someone')
    expect((await named.take('someone', noon)).granted).toBe(true)
  })
})

test('what is kept in the database holds across servers, and no key lies there in the clear', async () => {
  const limit = { name: 'shared', count: 1, seconds: 60, kept: 'database' } as const
  expect((await createLimits({ database, log }).named(limit).take('192.0.2.1', noon)).granted).toBe(true)
  expect((await createLimits({ database, log }).named(limit).take('192.0.2.1', noon)).granted).toBe(false)
  const { rows } = await database.pool.query(`select c::text as row from platform.rate_limit c where name = 'shared'`)
  expect(JSON.stringify(rows)).not.toContain('192.0.2.1')
  expect(JSON.stringify(rows)).not.toContain(Buffer.from('192.0.2.1').toString('hex'))
})

test('windows that have ended are swept', async () => {
  const named = createLimits({ database, log }).named({ name: 'swept', count: 1, seconds: 60, kept: 'database' })
  await named.take('long ago', later(-86_400))
  await sweepLimits(database, later(-3600))
  const { rows } = await database.pool.query(`select 1 from platform.rate_limit where name = 'swept'`)
  expect(rows).toEqual([])
})

test('when the database does not answer, each limit does what it says', async () => {
  const lost = createDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  const limits = createLimits({ database: lost, log })
  const strict = limits.named({ name: 'strict', count: 9, seconds: 60, kept: 'database', ifLost: 'refuse' })
  expect(await strict.take('someone', noon)).toEqual({ granted: false, retryAfterSeconds: 60 })
  expect((await strict.look('someone', noon)).granted).toBe(false)
  const mild = limits.named({ name: 'mild', count: 1, seconds: 60, kept: 'database' })
  expect((await mild.take('someone', noon)).granted).toBe(true)
  expect((await mild.take('someone', noon)).granted).toBe(false)
  await lost.close()
})

test('counting alone lets everything pass and tells what it would have refused', async () => {
  const limits = createLimits({ log, mode: 'count' })
  const named = limits.named({ name: 'counted', count: 2, seconds: 60 })
  for (let count = 0; count < 5; count += 1) expect((await named.take('someone', noon)).granted).toBe(true)
  expect((await named.look('someone', noon)).granted).toBe(true)
  expect(limits.figures()).toEqual({ counted: { asked: 5, refused: 3 } })
})

test('a name has one set of numbers', () => {
  const limits = createLimits({ log })
  limits.named({ name: 'one', count: 2, seconds: 60 })
  expect(() => limits.named({ name: 'one', count: 2, seconds: 60 })).not.toThrow()
  expect(() => limits.named({ name: 'one', count: 3, seconds: 60 })).toThrow('two limits are named one and differ')
  expect(() => limits.named({ name: 'none', count: 0, seconds: 60 })).toThrow('must allow something')
})

test('a flood of keys does not fill the memory, and those who wait are kept longest', () => {
  const counts = createProcessCounts(100)
  const limit = { name: 'memory', count: 1, seconds: 60 }
  for (let key = 0; key < 100; key += 1) counts.take(limit, String(key), noon)
  counts.take(limit, 'new', noon)
  expect(counts.read(limit, '0', noon)).toBeNull()
  expect(counts.read(limit, '99', noon)?.taken).toBe(1)
  expect(counts.read(limit, 'new', noon)?.taken).toBe(1)
})
