import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import type { Somebody } from '#features/members/profiles/testing/started-site.ts'
import { type PushedSite, startPushedSite } from '../testing/pushed-site.ts'

let site: PushedSite
beforeAll(async () => {
  site = await startPushedSite()
})
afterAll(() => site.close())

const minute = 60_000
const browsers = () => site.query('select count(*)::int as kept from push.subscription')
const waiting = async () => (await site.query('select count(*)::int as due from push.pending_push'))[0]?.due
const titles = (browser: { taken: { notice: { title: string; body: string } }[] }) =>
  browser.taken.map(({ notice }) => notice.title)

/** A page of someone's before the live hub, which says whether it is in sight. */
async function openPage(who: Somebody): Promise<{ say(seen: boolean): Promise<void>; close(): Promise<void> }> {
  const socket = new WebSocket(`ws://localhost:${site.port}/api/live`, {
    headers: { cookie: `auth.session=${who.browser.cookies.get('auth.session')}` },
    origin: site.url,
  })
  const heard: string[] = []
  socket.on('message', (data) => void heard.push(String(data)))
  await expect.poll(() => heard.join('')).toContain('ready')
  const page = randomUUID()
  return {
    async say(seen) {
      heard.length = 0
      socket.send(JSON.stringify({ type: 'push.sight', page, seen }))
      // Frames are heard in their order: the answer to this one means that the first was heard.
      socket.send(JSON.stringify({ type: 'live.ping' }))
      await expect.poll(() => heard.join('')).toContain('pong')
    },
    async close() {
      const closed = new Promise((done) => socket.once('close', done))
      socket.close()
      await closed
    },
  }
}

test('NTF-04 a service that says gone ends the subscription; 404 does so too, and nobody hears anything twice', async () => {
  for (const status of [410, 404]) {
    const [writer, reader] = [await site.somebody(), await site.somebody()]
    const browser = await site.subscribed(reader)
    browser.answer(status)
    await site.write(writer, reader)
    await site.settled()
    expect((await reader.browser.send('GET', '/api/push')).body).toEqual({ endpoint: null, quiet: false })
    await site.write(writer, reader)
    await site.settled()
    expect([status, browser.asked(), await waiting()]).toEqual([status, 1, 0])
  }
})

test('NTF-04 a busy or failing service is asked again when it wants to, by a timed job, and then told how things are by then', async () => {
  const { clock, jobs } = site.server.floor
  for (const [status, headers, ms] of [
    [429, { 'retry-after': '600' }, 10 * minute],
    [503, {}, minute],
    [500, {}, minute],
  ] as const) {
    const [writer, reader] = [await site.somebody({ name: `Writer ${status}` }), await site.somebody()]
    const browser = await site.subscribed(reader)
    browser.answer(status, { headers })
    const began = performance.now()
    await site.write(writer, reader)
    await site.settled()
    await site.write(writer, reader)
    await site.settled()
    // It wants to be left alone: what else happens waits with the rest.
    expect([status, browser.asked(), performance.now() - began < 5000]).toEqual([status, 1, true])
    browser.answer(201)
    clock.moveBy(ms - 20_000)
    await site.settled()
    expect(browser.asked()).toBe(1)
    clock.moveBy(minute)
    await jobs.runDue()
    await expect.poll(() => titles(browser)).toEqual([`Writer ${status}`])
    expect(browser.taken[0]?.notice.body).toBe('2 new messages')
    expect(await waiting()).toBe(0)
  }
  clock.moveBy(0)
})

test('NTF-04 what a service calls wrong is given up; a redirect is not followed', async () => {
  const [writer, reader, elsewhere] = [await site.somebody(), await site.somebody(), site.service.browser()]
  const browser = await site.subscribed(reader)
  for (const [status, headers] of [
    [403, {}],
    [413, {}],
    [307, { location: elsewhere.endpoint }],
    [301, { location: 'http://169.254.169.254/' }],
  ] as const) {
    browser.answer(status, { headers })
    await site.write(writer, reader)
    await site.settled()
    expect([status, await waiting()]).toEqual([status, 0])
  }
  expect([browser.asked(), elsewhere.asked()]).toEqual([4, 0])
  expect((await reader.browser.send('GET', '/api/push')).body).toMatchObject({ endpoint: browser.endpoint })
})

test('NTF-04 a slow service is waited for five seconds, and whoever writes does not wait at all', async () => {
  const [writer, reader, other] = [await site.somebody(), await site.somebody(), await site.somebody()]
  const browser = await site.subscribed(reader)
  browser.answer(201, { after: 60_000 })
  const quick = await site.subscribed(other)
  const began = performance.now()
  await site.write(writer, reader)
  const wrote = performance.now() - began
  await site.write(writer, other)
  await site.server.product.book.drain()
  expect(performance.now() - began).toBeLessThan(4500)
  await expect.poll(() => quick.taken.length).toBe(1)
  await site.settled()
  const settled = performance.now() - began
  expect([wrote < 2500, settled > 4900, await waiting()]).toEqual([true, true, 1])
  await site.query('delete from push.pending_push')
})

test('NTF-04 F13 nobody hears of someone muted, blocked, closed or suspect, nor of what was read meanwhile', async () => {
  const reader = await site.somebody()
  const browser = await site.subscribed(reader)
  const [muted, blocked, read, gone, suspect] = [
    await site.somebody({ name: 'Muted' }),
    await site.somebody({ name: 'Blocked' }),
    await site.somebody({ name: 'Read' }),
    await site.somebody({ name: 'Gone' }),
    await site.somebody({ name: 'Suspect' }),
  ]
  browser.answer(503)
  // Noted, and then the service rests while things change.
  const mutedOne = await site.write(muted, reader)
  const readOne = await site.write(read, reader)
  await site.write(blocked, reader)
  await site.like(blocked, reader)
  await site.write(gone, reader)
  await site.settled()
  const changes = [
    await reader.browser.send('PUT', `/api/conversations/${mutedOne}/mute`, { for: 'eight_hours' }),
    await reader.browser.send('POST', `/api/conversations/${readOne}/read`, { seq: 1 }),
    await reader.browser.send('POST', `/api/members/${blocked.member}/block`, {}),
  ]
  expect(changes.map(({ status }) => status)).toEqual([200, 200, 204])
  await site.query("update accounts.account set status = 'disabled' where id = $1", [gone.account])
  for (let reporter = 0; reporter < 3; reporter += 1) {
    const { browser: theirs } = await site.somebody()
    await theirs.send('POST', `/api/members/${suspect.member}/report`, { id: randomUUID(), reason: 'scam' })
  }
  await site.write(suspect, reader)
  await site.like(suspect, reader)
  browser.answer(201)
  site.server.floor.clock.moveBy(10 * minute)
  await site.settled()
  expect([titles(browser), await waiting()]).toEqual([[], 0])

  const honest = await site.somebody({ name: 'Honest' })
  await site.write(honest, reader)
  await site.settled()
  expect(titles(browser)).toEqual(['Honest'])
})

test('NTF-04 whoever has a page in sight is told there and nowhere else; out of sight, or gone, they are pushed to', async () => {
  const [writer, reader] = [await site.somebody({ name: 'Wanda' }), await site.somebody()]
  const browser = await site.subscribed(reader)
  const page = await openPage(reader)
  await page.say(true)
  await site.write(writer, reader)
  await site.settled()
  expect([browser.asked(), await waiting()]).toEqual([0, 0])
  await page.say(false)
  await site.write(writer, reader)
  await site.settled()
  expect(titles(browser)).toEqual(['Wanda'])
  await page.say(true)
  await page.close()
  // The hub notices in a moment of its own.
  await expect
    .poll(async () => {
      await site.write(writer, reader)
      await site.settled()
      return browser.asked()
    })
    .toBeGreaterThan(1)
})

test('NTF-04 ACC-11 a subscription lives as long as its session: log-out, a new password, deletion and a ban end it', async () => {
  const writer = await site.somebody()
  for (const [what, end] of [
    [
      'log-out',
      (who: Somebody) => who.browser.send('GET', '/api/logout.php', undefined, { 'sec-fetch-site': 'same-origin' }),
    ],
    [
      'deletion',
      (who: Somebody) => who.browser.send('POST', '/api/account/deletion', { current_password: 'three tall herons' }),
    ],
    [
      'a ban',
      (who: Somebody) =>
        site.server.floor.database.transaction((tx) =>
          site.server.product.accounts.ban(tx, who.account, { scam: false }, site.server.floor.clock.now()),
        ),
    ],
    [
      'the end of its 30 days',
      async (who: Somebody) => {
        await site.query("update accounts.session set expires_at = '2020-01-01' where account_id = $1", [who.account])
        await site.server.product.push.tidy(site.server.floor.clock.now())
      },
    ],
  ] as const) {
    const reader = await site.somebody()
    const browser = await site.subscribed(reader)
    const [before] = await browsers()
    await end(reader)
    await expect.poll(async () => [what, (await browsers())[0]?.kept]).toEqual([what, Number(before?.kept) - 1])
    expect(browser.asked()).toBe(0)
  }

  // A new password ends every other session, and with them what they were pushed to.
  const reader = await site.somebody({ email: 'two@push.example' })
  const first = await site.subscribed(reader)
  const elsewhere = { ...reader, browser: site.visitor() }
  await elsewhere.browser.send('POST', '/api/user.php', { login: 'two@push.example', password: 'three tall herons' })
  const second = await site.subscribed(elsewhere)
  const changed = await elsewhere.browser.send('PUT', '/api/account/password', {
    current_password: 'three tall herons',
    password: 'four short storks',
    password_again: 'four short storks',
  })
  expect(changed.status).toBe(204)
  await site.write(writer, reader)
  await site.settled()
  expect([first.asked(), second.taken.length]).toEqual([0, 1])
})

test('NTF-04 a browser belongs to who logged in last there, a session has one subscription, and an account ten browsers', async () => {
  const [writer, ann, bob] = [await site.somebody(), await site.somebody(), await site.somebody()]
  const shared = await site.subscribed(ann)
  await bob.browser.send('POST', '/api/user.php?push=1', { subscription: shared.text })
  await site.write(writer, ann)
  await site.settled()
  expect([shared.asked(), (await ann.browser.send('GET', '/api/push')).body]).toEqual([
    0,
    { endpoint: null, quiet: false },
  ])

  const many = await site.somebody({ email: 'many@push.example' })
  const earlier = await site.subscribed(many)
  await site.subscribed(many)
  const count = async () =>
    (await site.query('select count(*)::int as kept from push.subscription where account_id = $1', [many.account]))[0]
      ?.kept
  expect(await count()).toBe(1)
  for (let device = 0; device < 10; device += 1) {
    const browser = site.visitor()
    await browser.send('POST', '/api/user.php', { login: 'many@push.example', password: 'three tall herons' })
    await site.subscribed({ ...many, browser })
  }
  expect(await count()).toBe(10)
  await site.write(writer, many)
  await site.settled()
  expect(earlier.asked()).toBe(0)
})

test('NTF-04 BEY-13 endpoints and keys lie encrypted in the database; the own file names the service and not the secrets', async () => {
  const who = await site.somebody()
  const browser = await site.subscribed(who)
  const rows = JSON.stringify(
    await site.query(
      "select s.*, encode(sealed, 'escape') as shown, encode(sealed, 'hex') as digits from push.subscription s",
    ),
  )
  for (const secret of [browser.endpoint, browser.keys.p256dh, browser.keys.auth])
    for (const form of [secret, Buffer.from(secret).toString('hex'), secret.slice(0, 20)])
      expect(rows).not.toContain(form)
  const own = await site.server.product.push.exportOwn(who.account)
  expect(own).toEqual([{ service: new URL(site.service.origin).host, quiet: false, since: expect.any(Date) }])
})

test('BEY-19 NTF-05 in a quiet browser, or for whoever wants neutral letters, a push says nothing and bears no count', async () => {
  const writer = await site.somebody({ name: 'Valerie' })
  const cookie = await site.somebody({ locale: 'de' })
  const account = await site.somebody({ locale: 'fr' })
  const quiet = await site.subscribed(cookie, { quiet: 'keep_session' })
  expect((await cookie.browser.send('GET', '/api/push')).body).toMatchObject({ quiet: true })
  const neutral = await site.subscribed(account)
  await account.browser.send('PUT', '/api/quiet-mode', { letters: true })
  for (const reader of [cookie, account]) {
    await site.write(writer, reader)
    await site.like(writer, reader)
  }
  await site.settled()
  const shown = (browser: typeof quiet) => [
    ...new Set(
      browser.taken.map(({ notice: { title, body, icon, badge } }) => JSON.stringify([title, body, icon, badge])),
    ),
  ]
  expect(shown(quiet)).toEqual(['["Etwas Neues","Öffne es, um mehr zu sehen.","/notice-plain.png",null]'])
  expect(shown(neutral)).toEqual(['["Du nouveau","Ouvre pour en voir plus.","/notice-plain.png",null]'])
  expect(JSON.stringify([quiet.taken, neutral.taken])).not.toContain('Valerie')
})
