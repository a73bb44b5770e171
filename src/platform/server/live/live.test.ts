import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createDatabase } from '#platform/server/postgres/database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import type { LiveLimits } from './options.ts'
import { startHub } from './testing/hub.ts'
import { knock } from './testing/knock.ts'

let home: Awaited<ReturnType<typeof createTestDatabase>>
const open: (() => Promise<unknown>)[] = []
/** Sessions that have ended. */
const ended = new Set<number>()
beforeAll(async () => {
  home = await createTestDatabase({ features: [] })
})
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
  ended.clear()
})
afterAll(() => home.close())

/** The hosts for which viewers were looked up. */
const seenHosts: string[] = []

/** A separate server on the file’s database; closed when the test ends. */
const hub = (limits?: Partial<LiveLimits>, trustedProxies?: readonly string[]) =>
  startHub({ url: home.url, seenHosts, ended, open }, limits, trustedProxies)

test('a message reaches all tabs of a member and no one else', async () => {
  const { live, tab } = await hub()
  const [first, second, other] = [await tab(1), await tab(1, 11), await tab(2)]
  live.notify(1, { type: 'message', id: 'a' })
  live.notifyMany([1, 2], { type: 'match' })
  await expect
    .poll(() => [first.received, second.received, other.received])
    .toEqual([
      [{ type: 'message', id: 'a' }, { type: 'match' }],
      [{ type: 'message', id: 'a' }, { type: 'match' }],
      [{ type: 'match' }],
    ])
})

test('only a page of the same host with a session may connect', async () => {
  const { host } = await hub()
  const cookie = 'session=1.10'
  const origin = `http://${host}`
  expect((await knock(host, { origin, cookie })).status).toBe(101)
  expect((await knock(host, { cookie })).status).toBe(403)
  expect((await knock(host, { cookie, origin: 'null' })).status).toBe(403)
  expect((await knock(host, { cookie, origin: 'https://evil.test' })).status).toBe(403)
  expect((await knock(host, { cookie, origin: `http://${host}.evil.test` })).status).toBe(403)
  expect((await knock(host, { cookie, origin: `http://evil.test/${host}` })).status).toBe(403)
  expect(await knock(host, { origin })).toMatchObject({
    status: 403,
    body: expect.stringContaining('"authentication_required":true'),
  })
  expect((await knock(host, { origin, cookie, path: '/api/other' })).status).toBe(404)
  expect((await knock(host, { origin, cookie, path: '/api/live?since=4' })).status).toBe(101)
})

test('behind a trusted proxy the forwarded host is used, as for HTTP requests', async () => {
  const origin = 'https://dates.test'
  const cookie = 'session=1.10'
  const forwarded = { 'x-forwarded-host': 'dates.test', 'x-forwarded-proto': 'https' }
  const direct = await hub()
  expect((await knock(direct.host, { origin, cookie, headers: forwarded })).status).toBe(403)
  const proxied = await hub({}, ['127.0.0.1'])
  seenHosts.length = 0
  expect((await knock(proxied.host, { origin, cookie, headers: forwarded })).status).toBe(101)
  expect(seenHosts).toEqual(['dates.test'])
  const own = `http://${proxied.host}`
  expect((await knock(proxied.host, { origin: own, cookie, headers: forwarded })).status).toBe(403)
})

test('an upgrade for an invalid host gets a 400', async () => {
  const { host } = await hub()
  const headers = { host: '256.256.256.256' }
  expect(await knock(host, { origin: `http://${host}`, headers })).toMatchObject({
    status: 400,
    body: expect.stringContaining('"malformed_request"'),
  })
})

test('one address can request 300 upgrades a minute, and other addresses are not affected', async () => {
  const { host } = await hub({}, ['127.0.0.1'])
  const ask = (address: string) =>
    knock(host, { origin: `http://${host}`, headers: { 'x-forwarded-for': address } })
  seenHosts.length = 0
  const answers = await Promise.all(
    Array.from({ length: 320 }, (_, count) => ask(`2001:db8::${(count % 7) + 1}`)),
  )
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(300)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  expect(seenHosts).toHaveLength(300)
  expect((await ask('192.0.2.4')).status).toBe(403)
})

test('a member can reconnect 120 times a minute', async () => {
  const { host } = await hub()
  const statuses: number[] = []
  for (let count = 0; count < 121; count += 1)
    statuses.push(
      (await knock(host, { origin: `http://${host}`, cookie: 'session=3.30' })).status ?? 0,
    )
  expect(statuses.filter((status) => status === 101)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
})

test('a sixth tab is refused until one closes', async () => {
  const { host, tab } = await hub()
  const tabs = await Promise.all([1, 2, 3, 4, 5].map(() => tab(7)))
  const tryUpgrade = () =>
    knock(host, { origin: `http://${host}`, cookie: 'session=7.70' }).then(({ status }) => status)
  expect(await tryUpgrade()).toBe(429)
  expect((await knock(host, { origin: `http://${host}`, cookie: 'session=8.80' })).status).toBe(101)
  tabs[0]?.socket.close()
  await expect.poll(tryUpgrade).toBe(101)
})

test('a frame reaches its handler with the viewer, and the response reaches only the sending tab', async () => {
  const { live, tab } = await hub()
  live.onFrame('typing', ({ viewer, message, now, answer }) => {
    expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(5000)
    answer({ type: 'seen', account: viewer.account, in: message.conversation })
  })
  live.onFrame('broken', () => {
    throw new Error('the handler failed')
  })
  const [first, second] = [await tab(1), await tab(1)]
  for (const message of [
    { type: 'nobody handles this' },
    { type: 'broken' },
    { type: 'typing', conversation: 5 },
  ])
    first.say(message)
  await expect.poll(() => first.received).toEqual([{ type: 'seen', account: 1, in: 5 }])
  expect(second.received).toEqual([])
})

test('an invalid, oversized or too frequent frame closes the connection', async () => {
  const { tab } = await hub()
  for (const bad of [
    'hello',
    '5',
    'null',
    '[]',
    '{"type":5}',
    '{"type"',
    Buffer.from('{"type":"a"}'),
  ]) {
    const one = await tab(1)
    one.socket.send(bad)
    expect(await one.gone).toBe(1007)
  }
  const large = await tab(1)
  large.say({ type: 'a', text: 'x'.repeat(64 * 1024) })
  expect(await large.gone).toBe(1009)
  const fast = await tab(1)
  for (let count = 0; count < 20; count++) fast.say({ type: 'a' })
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(fast.socket.readyState).toBe(WebSocket.OPEN)
  // More frames than are allowed per second, however slow the machine is.
  for (let count = 0; count < 500; count++) fast.say({ type: 'a' })
  expect(await fast.gone).toBe(1008)
})

test('a connection that does not read is dropped, others continue', async () => {
  const { live, tab } = await hub()
  const [slow, quick] = [await tab(1), await tab(2)]
  slow.socket.pause()
  const text = 'x'.repeat(3000)
  let sent = 0
  while (live.online(1) && sent < 20_000) {
    live.notify(1, { type: 'a', text })
    sent += 1
    if (sent % 100 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  expect(live.online(1)).toBe(false)
  live.notify(2, { type: 'b' })
  await expect.poll(() => quick.received).toEqual([{ type: 'b' }])
})

test('a browser that does not answer pings is disconnected after two', async () => {
  // Long enough for an answer even when the process is starved.
  const { live, tab } = await hub({ pingMs: 300 })
  const [mute, well] = [await tab(1), await tab(2)]
  mute.socket.pong = () => {}
  ;(mute.socket as unknown as { _autoPong: boolean })._autoPong = false
  await expect.poll(() => live.online(1)).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(live.online(2)).toBe(true)
  expect(well.socket.readyState).toBe(WebSocket.OPEN)
})

test('ending a session closes its tabs immediately, or at the next check if it was not reported', async () => {
  const { live, tab } = await hub({ sessionsMs: 40 })
  const [ending, staying, forgotten, banned] = [
    await tab(1, 100),
    await tab(1, 101),
    await tab(1, 102),
    await tab(2, 200),
  ]
  live.closeSession(100)
  expect(await ending.gone).toBe(4001)
  live.closeAccount(2)
  expect(await banned.gone).toBe(4001)
  ended.add(102)
  expect(await forgotten.gone).toBe(4001)
  expect(staying.socket.readyState).toBe(WebSocket.OPEN)
})

test('two servers on one database act as one hub', async () => {
  const [a, b] = [await hub(), await hub()]
  const there = await b.tab(5, 50)
  await expect.poll(() => a.live.online(5)).toBe(true)
  a.live.notify(5, { type: 'message', text: 'żółć ’"\\' })
  await expect.poll(() => there.received).toEqual([{ type: 'message', text: 'żółć ’"\\' }])
  a.live.closeSession(50)
  expect(await there.gone).toBe(4001)
  await expect.poll(() => a.live.online(5)).toBe(false)
})

test('many messages between many members cross servers completely and in order', async () => {
  const [a, b] = [await hub(), await hub()]
  const there = await b.tab(900, 1)
  // A server sends nothing to a tab of another server that it doesn't know of yet.
  await expect.poll(() => a.live.online(900)).toBe(true)
  const accounts = Array.from({ length: 1000 }, (_, index) => index + 1)
  for (let number = 1; number <= 200; number++)
    a.live.notifyMany(number % 50 === 0 ? accounts : [900], {
      type: 'n',
      number,
      text: 'x'.repeat(500),
    })
  await expect.poll(() => there.received.length).toBe(200)
  expect(there.received.map(({ number }) => number)).toEqual(
    Array.from({ length: 200 }, (_, index) => index + 1),
  )
})

test('a server that starts later finds out who is connected, and drops the members of a stopped server', async () => {
  const a = await hub()
  await a.tab(3)
  const b = await hub()
  await expect.poll(() => b.live.online(3)).toBe(true)
  await a.live.stop()
  await expect.poll(() => b.live.online(3)).toBe(false)
})

test('after a lost connection the bus receives messages again, and sessions are checked', async () => {
  const [a, b] = [await hub(), await hub({ sessionsMs: 1_000_000 })]
  const [there, leaving] = [await b.tab(5, 50), await b.tab(6, 60)]
  ended.add(60)
  const database = createDatabase({ url: home.url, size: 1 })
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'minuet bus'`,
  )
  await database.close()
  expect(await leaving.gone).toBe(4001)
  await expect.poll(() => a.live.online(5), { timeout: 5000 }).toBe(true)
  await expect
    .poll(() => {
      a.live.notify(5, { type: 'again' })
      return there.received.length
    })
    .toBeGreaterThan(0)
})

test('a message that is too long for the bus throws, with one server or with two', async () => {
  const { live } = await hub()
  expect(() => live.notify(1, { type: 'long', text: 'x'.repeat(4000) })).toThrow('too long')
})

test('on shutdown, browsers are asked to reconnect later', async () => {
  const { live, tab } = await hub()
  const one = await tab(1)
  await live.stop()
  expect(await one.gone).toBe(1012)
})
