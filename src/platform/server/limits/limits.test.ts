import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../log/log.ts'
import { createDatabase, type Database } from '../postgres/database.ts'
import { createTestDatabase } from '../testing/create-test-database.ts'
import { createLimits } from './limits.ts'
import { createProcessCounts } from './process-counts.ts'
import { deleteExpiredCounts } from './store.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const testDb = await createTestDatabase({ features: [] })
  database = createDatabase({ url: testDb.url })
  drop = testDb.close
})
afterAll(async () => {
  await database.close()
  await drop()
})

const log = createLog({ level: 'silent' })
const noon = new Date('2030-01-01T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

describe.each(['process', 'database'] as const)('counting in the %s', (storage) => {
  const limit = (name: string) => ({
    name: `${storage}.${name}`,
    count: 3,
    seconds: 60,
    storage,
  })

  test('SEC-04 exactly as many of fifty concurrent calls pass as the limit allows', async () => {
    const named = createLimits({ database, log }).named(limit('race'))
    const verdicts = await Promise.all(
      Array.from({ length: 50 }, () => named.consume('someone', noon)),
    )
    expect(verdicts.filter((verdict) => verdict.granted)).toHaveLength(3)
    expect(verdicts.find((verdict) => !verdict.granted)).toEqual({
      granted: false,
      retryAfterSeconds: 60,
    })
  })

  test('a window starts with the first call, reports the seconds left, and ends', async () => {
    const named = createLimits({ database, log }).named(limit('window'))
    for (const at of [0, 10, 20])
      expect(await named.consume('someone', later(at))).toEqual({ granted: true })
    expect(await named.consume('someone', later(45.5))).toEqual({
      granted: false,
      retryAfterSeconds: 15,
    })
    expect(await named.consume('someone', later(59.999))).toEqual({
      granted: false,
      retryAfterSeconds: 1,
    })
    expect(await named.consume('someone', later(60))).toEqual({ granted: true })
    expect(await named.consume('other', later(45))).toEqual({ granted: true })
  })

  test('peeking does not count, and a reset starts a new window', async () => {
    const named = createLimits({ database, log }).named(limit('look'))
    for (let count = 0; count < 9; count += 1)
      expect((await named.peek('someone', noon)).granted).toBe(true)
    for (let count = 0; count < 3; count += 1) await named.consume('someone', noon)
    expect(await named.peek('someone', later(30))).toEqual({
      granted: false,
      retryAfterSeconds: 30,
    })
    expect((await named.peek('someone', later(60))).granted).toBe(true)
    await named.forget('someone')
    expect((await named.consume('someone', noon)).granted).toBe(true)
  })
})

describe.each(['process', 'database'] as const)('counting IPv6 networks in the %s', (storage) => {
  const limit = (name: string) => ({
    name: `${storage}.${name}`,
    count: 3,
    seconds: 60,
    storage,
  })
  /** Calls once from each of these /64 networks in turn and returns how many passed. */
  const passed = async (name: string, keys: readonly string[]) => {
    const named = createLimits({ database, log }).named(limit(name))
    let count = 0
    for (const key of keys) if ((await named.consume(key, noon)).granted) count += 1
    return count
  }
  const networks = (count: number, key: (number: number) => string) =>
    Array.from({ length: count }, (_, number) => key(number))
  const hex = (number: number) => number.toString(16)

  test('a /48 with 65,536 networks does not multiply a limit by more than 16', async () => {
    const keys = networks(300, (number) => `2001:db8:1:${hex(number * 211)}::/64`)
    expect(await passed('wide', [...keys, ...keys])).toBe(3 * 16)
    expect(await passed('wide', ['2001:db8:2:0::/64'])).toBe(1)
  })

  test('the 256 networks of a /56 do not multiply it by more than 4', async () => {
    const keys = networks(256, (number) => `2001:db8:3:4${hex(number).padStart(2, '0')}::/64`)
    expect(await passed('household', keys)).toBe(3 * 4)
    expect(await passed('household', ['2001:db8:3:500::/64'])).toBe(1)
  })

  test('one network that is over its limit does not use up its neighbours’ limit', async () => {
    const repeated = networks(100, () => '2001:db8:5:0::/64')
    expect(await passed('neighbour', [...repeated, '2001:db8:5:1::/64'])).toBe(4)
  })

  test('the number of calls used up includes the networks around an address, in proportion', async () => {
    const named = createLimits({ database, log }).named(limit('used'))
    expect(await named.used('2001:db8:7:0::/64', noon)).toBe(0)
    await named.consume('2001:db8:7:0::/64', noon)
    await named.consume('2001:db8:7:0::/64', noon)
    expect(await named.used('2001:db8:7:0::/64', noon)).toBe(2)
    expect(await named.used('2001:db8:7:1::/64', noon)).toBe(0)
    for (const key of networks(12, (number) => `2001:db8:7:1${hex(number)}::/64`))
      await named.consume(key, noon)
    expect(await named.used('2001:db8:7:1ff::/64', noon)).toBe(0)
    expect(await named.used('2001:db8:7:1e::/64', noon)).toBe(3)
    await named.consume('192.0.2.9', noon)
    expect(await named.used('192.0.2.9', noon)).toBe(1)
    expect(await named.used('192.0.2.9', new Date(noon.getTime() + 60_000))).toBe(0)
  })

  test('peeking includes the networks around an address', async () => {
    const named = createLimits({ database, log }).named(limit('seen'))
    for (const key of networks(12, (number) => `2001:db8:6:${hex(number)}::/64`))
      await named.consume(key, noon)
    expect(await named.peek('2001:db8:6:ff::/64', noon)).toEqual({
      granted: false,
      retryAfterSeconds: 60,
    })
    expect((await named.peek('2001:db8:6:100::/64', noon)).granted).toBe(true)
  })
})

test('limits in the database apply across servers, and their keys are not stored in plain text', async () => {
  const limit = { name: 'shared', count: 1, seconds: 60, storage: 'database' } as const
  expect(
    (await createLimits({ database, log }).named(limit).consume('192.0.2.1', noon)).granted,
  ).toBe(true)
  expect(
    (await createLimits({ database, log }).named(limit).consume('192.0.2.1', noon)).granted,
  ).toBe(false)
  const { rows } = await database.pool.query(
    `select c::text as row from platform.rate_limit c where name = 'shared'`,
  )
  expect(JSON.stringify(rows)).not.toContain('192.0.2.1')
  expect(JSON.stringify(rows)).not.toContain(Buffer.from('192.0.2.1').toString('hex'))
})

test('expired windows are deleted', async () => {
  const named = createLimits({ database, log }).named({
    name: 'swept',
    count: 1,
    seconds: 60,
    storage: 'database',
  })
  await named.consume('long ago', later(-86_400))
  await deleteExpiredCounts(database, later(-3600))
  const { rows } = await database.pool.query(
    `select 1 from platform.rate_limit where name = 'swept'`,
  )
  expect(rows).toEqual([])
})

test('if the database does not answer, each limit applies its fallback', async () => {
  const unreachable = createDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  const limits = createLimits({ database: unreachable, log })
  const strict = limits.named({
    name: 'strict',
    count: 9,
    seconds: 60,
    storage: 'database',
    ifDatabaseFails: 'refuse',
  })
  expect(await strict.consume('someone', noon)).toEqual({ granted: false, retryAfterSeconds: 60 })
  expect((await strict.peek('someone', noon)).granted).toBe(false)
  const mild = limits.named({ name: 'mild', count: 1, seconds: 60, storage: 'database' })
  expect((await mild.consume('someone', noon)).granted).toBe(true)
  expect((await mild.consume('someone', noon)).granted).toBe(false)
  await unreachable.close()
})

test('in count mode everything passes, and would-be refusals are reported', async () => {
  const limits = createLimits({ log, mode: 'count' })
  const named = limits.named({ name: 'counted', count: 2, seconds: 60 })
  for (let count = 0; count < 5; count += 1)
    expect((await named.consume('someone', noon)).granted).toBe(true)
  expect((await named.peek('someone', noon)).granted).toBe(true)
  expect(limits.figures()).toEqual({ counted: { asked: 5, refused: 3 } })
})

test('limits with the same name must have the same values', () => {
  const limits = createLimits({ log })
  limits.named({ name: 'one', count: 2, seconds: 60 })
  expect(() => limits.named({ name: 'one', count: 2, seconds: 60 })).not.toThrow()
  expect(() => limits.named({ name: 'one', count: 3, seconds: 60 })).toThrow(
    'two rate limits are named one and differ',
  )
  expect(() => limits.named({ name: 'none', count: 0, seconds: 60 })).toThrow(
    'must allow at least one call',
  )
})

test('a flood of keys does not fill the memory, and the longest remaining windows are retained', () => {
  const counts = createProcessCounts(100)
  const limit = { name: 'memory', count: 1, seconds: 60 }
  for (let key = 0; key < 100; key += 1) counts.increment(limit, String(key), noon)
  counts.increment(limit, 'new', noon)
  expect(counts.read(limit, '0', noon)).toBeNull()
  expect(counts.read(limit, '99', noon)?.taken).toBe(1)
  expect(counts.read(limit, 'new', noon)?.taken).toBe(1)
})
