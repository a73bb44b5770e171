import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import type { TestPerson } from '#features/members/profiles/testing/peopled-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import { exportMember } from '#app/testing/export-member.ts'
import { type PushedSite, startPushedSite } from '../testing/pushed-site.ts'

let site: PushedSite
beforeAll(async () => {
  site = await startPushedSite()
})
afterAll(() => site.close())

const minute = 60_000
const browsers = () => site.query('select count(*)::int as kept from push.subscription')
const waiting = async () =>
  (await site.query('select count(*)::int as due from push.pending_push'))[0]?.due
const titles = (browser: { received: { notice: { title: string; body: string } }[] }) =>
  browser.received.map(({ notice }) => notice.title)

/** Opens a live connection for a member's page that reports whether it is visible. */
async function openPage(
  who: TestPerson,
): Promise<{ report(seen: boolean): Promise<void>; close(): Promise<void> }> {
  const socket = new WebSocket(`ws://localhost:${site.port}/api/live`, {
    headers: { cookie: `__Host-auth.session=${who.browser.cookies.get('__Host-auth.session')}` },
    origin: site.url,
  })
  const received: string[] = []
  socket.on('message', (data) => void received.push(String(data)))
  await expect.poll(() => received.join('')).toContain('ready')
  const page = randomUUID()
  return {
    async report(seen) {
      received.length = 0
      socket.send(JSON.stringify({ type: 'push.sight', page, seen }))
      // Frames are handled in order: the reply to this one means that the first has been handled.
      socket.send(JSON.stringify({ type: 'live.ping' }))
      await expect.poll(() => received.join('')).toContain('pong')
    },
    async close() {
      const closed = new Promise((done) => socket.once('close', done))
      socket.close()
      await closed
    },
  }
}

test('NTF-04 a 404 or 410 from the service ends the subscription, and nothing is pushed twice', async () => {
  for (const status of [410, 404]) {
    const [writer, reader] = [await site.addPerson(), await site.addPerson()]
    const browser = await site.subscribed(reader)
    browser.answer(status)
    await site.write(writer, reader)
    await site.settled()
    expect((await reader.browser.send('GET', '/api/push')).body).toEqual({
      endpoint: null,
      quiet: false,
    })
    await site.write(writer, reader)
    await site.settled()
    expect([status, browser.requestCount(), await waiting()]).toEqual([status, 1, 0])
  }
})

test('NTF-04 a push to a busy or failing service is retried by a timed job when the service allows it, with the content as of then', async () => {
  const { clock, jobs } = site.server.infrastructure
  for (const [status, headers, ms] of [
    [429, { 'retry-after': '600' }, 10 * minute],
    [503, {}, minute],
    [500, {}, minute],
  ] as const) {
    const [writer, reader] = [
      await site.addPerson({ name: `Writer ${status}` }),
      await site.addPerson(),
    ]
    const browser = await site.subscribed(reader)
    browser.answer(status, { headers })
    const startedAt = performance.now()
    await site.write(writer, reader)
    await site.settled()
    await site.write(writer, reader)
    await site.settled()
    // The service asked for a pause, so later news waits with the rest.
    expect([status, browser.requestCount(), performance.now() - startedAt < 5000]).toEqual([
      status,
      1,
      true,
    ])
    browser.answer(201)
    clock.moveBy(ms - 20_000)
    await site.settled()
    expect(browser.requestCount()).toBe(1)
    clock.moveBy(minute)
    await jobs.runDue()
    await expect.poll(() => titles(browser)).toEqual([`Writer ${status}`])
    expect(browser.received[0]?.notice.body).toBe(phrase('push.notice.message', { count: 2 }))
    expect(await waiting()).toBe(0)
  }
  clock.moveBy(0)
})

test('NTF-04 a push the service rejects as invalid is given up; a redirect is not followed', async () => {
  const [writer, reader, elsewhere] = [
    await site.addPerson(),
    await site.addPerson(),
    site.service.browser(),
  ]
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
  expect([browser.requestCount(), elsewhere.requestCount()]).toEqual([4, 0])
  expect((await reader.browser.send('GET', '/api/push')).body).toMatchObject({
    endpoint: browser.endpoint,
  })
})

test('NTF-04 a slow service times out after five seconds, and senders of messages never wait for it', async () => {
  const [writer, reader, other] = [
    await site.addPerson(),
    await site.addPerson(),
    await site.addPerson(),
  ]
  const browser = await site.subscribed(reader)
  browser.answer(201, { after: 60_000 })
  const quick = await site.subscribed(other)
  const began = performance.now()
  await site.write(writer, reader)
  const wrote = performance.now() - began
  await site.write(writer, other)
  await site.server.product.eventBus.drain()
  expect(performance.now() - began).toBeLessThan(4500)
  await expect.poll(() => quick.received.length).toBe(1)
  await site.settled()
  const settled = performance.now() - began
  expect([wrote < 2500, settled > 4900, await waiting()]).toEqual([true, true, 1])
  await site.query('delete from push.pending_push')
})

test('NTF-04 nothing is pushed about members who are muted, blocked or closed, or about messages read in the meantime', async () => {
  const reader = await site.addPerson()
  const browser = await site.subscribed(reader)
  const [muted, blocked, read, gone] = [
    await site.addPerson({ name: 'Muted' }),
    await site.addPerson({ name: 'Blocked' }),
    await site.addPerson({ name: 'Read' }),
    await site.addPerson({ name: 'Gone' }),
  ]
  browser.answer(503)
  // The pushes are queued, then the service pauses while things change.
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
  browser.answer(201)
  site.server.infrastructure.clock.moveBy(10 * minute)
  await site.settled()
  expect([titles(browser), await waiting()]).toEqual([[], 0])

  const honest = await site.addPerson({ name: 'Honest' })
  await site.write(honest, reader)
  await site.settled()
  expect(titles(browser)).toEqual(['Honest'])
})

test('NTF-04 members with a visible page receive no push; members whose page is hidden or closed do', async () => {
  const [writer, reader] = [await site.addPerson({ name: 'Wanda' }), await site.addPerson()]
  const browser = await site.subscribed(reader)
  const page = await openPage(reader)
  await page.report(true)
  await site.write(writer, reader)
  await site.settled()
  expect([browser.requestCount(), await waiting()]).toEqual([0, 0])
  await page.report(false)
  await site.write(writer, reader)
  await site.settled()
  expect(titles(browser)).toEqual(['Wanda'])
  await page.report(true)
  await page.close()
  // The hub notices the closed connection with a short delay.
  await expect
    .poll(async () => {
      await site.write(writer, reader)
      await site.settled()
      return browser.requestCount()
    })
    .toBeGreaterThan(1)
})

test('NTF-04 ACC-11 a subscription lives as long as its session: logout, a new password, deletion and a ban end it', async () => {
  const writer = await site.addPerson()
  for (const [what, end] of [
    [
      'log-out',
      (who: TestPerson) =>
        who.browser.send('GET', '/api/logout.php', undefined, { 'sec-fetch-site': 'same-origin' }),
    ],
    [
      'deletion',
      (who: TestPerson) =>
        who.browser.send('POST', '/api/account/deletion', {
          current_password: 'three tall herons',
        }),
    ],
    [
      'a ban',
      (who: TestPerson) =>
        site.server.infrastructure.database.transaction((tx) =>
          site.server.product.accounts.ban(
            tx,
            who.account,
            { scam: false },
            site.server.infrastructure.clock.now(),
          ),
        ),
    ],
    [
      'the end of its 30 days',
      async (who: TestPerson) => {
        await site.query(
          "update accounts.session set expires_at = '2020-01-01' where account_id = $1",
          [who.account],
        )
        await site.server.product.push.tidy(site.server.infrastructure.clock.now())
      },
    ],
  ] as const) {
    const reader = await site.addPerson()
    const browser = await site.subscribed(reader)
    const [before] = await browsers()
    await end(reader)
    await expect
      .poll(async () => [what, (await browsers())[0]?.kept])
      .toEqual([what, Number(before?.kept) - 1])
    expect(browser.requestCount()).toBe(0)
  }

  // A new password ends every other session and its push subscription.
  const reader = await site.addPerson({ email: 'two@push.example' })
  const first = await site.subscribed(reader)
  const elsewhere = { ...reader, browser: site.visitor() }
  await elsewhere.browser.send('POST', '/api/user.php', {
    login: 'two@push.example',
    password: 'three tall herons',
  })
  const second = await site.subscribed(elsewhere)
  const changed = await elsewhere.browser.send('PUT', '/api/account/password', {
    current_password: 'three tall herons',
    password: 'four short storks',
    password_again: 'four short storks',
  })
  expect(changed.status).toBe(204)
  await site.write(writer, reader)
  await site.settled()
  expect([first.requestCount(), second.received.length]).toEqual([0, 1])
})

test('NTF-04 a browser belongs to the member who last logged in there, a session has one subscription, and an account at most ten browsers', async () => {
  const [writer, ann, bob] = [
    await site.addPerson(),
    await site.addPerson(),
    await site.addPerson(),
  ]
  const shared = await site.subscribed(ann)
  await bob.browser.send('POST', '/api/user.php?push=1', { subscription: shared.text })
  await site.write(writer, ann)
  await site.settled()
  expect([shared.requestCount(), (await ann.browser.send('GET', '/api/push')).body]).toEqual([
    0,
    { endpoint: null, quiet: false },
  ])

  const many = await site.addPerson({ email: 'many@push.example' })
  const earlier = await site.subscribed(many)
  await site.subscribed(many)
  const count = async () =>
    (
      await site.query(
        'select count(*)::int as kept from push.subscription where account_id = $1',
        [many.account],
      )
    )[0]?.kept
  expect(await count()).toBe(1)
  for (let device = 0; device < 10; device += 1) {
    const browser = site.visitor()
    await browser.send('POST', '/api/user.php', {
      login: 'many@push.example',
      password: 'three tall herons',
    })
    await site.subscribed({ ...many, browser })
  }
  expect(await count()).toBe(10)
  await site.write(writer, many)
  await site.settled()
  expect(earlier.requestCount()).toBe(0)
})

test('NTF-04 BEY-13 endpoints and keys are encrypted in the database; the member’s data export names the service but contains no secrets', async () => {
  const who = await site.addPerson()
  const browser = await site.subscribed(who)
  const rows = JSON.stringify(
    await site.query(
      "select s.*, encode(sealed, 'escape') as shown, encode(sealed, 'hex') as digits from push.subscription s",
    ),
  )
  for (const secret of [browser.endpoint, browser.keys.p256dh, browser.keys.auth])
    for (const form of [secret, Buffer.from(secret).toString('hex'), secret.slice(0, 20)])
      expect(rows).not.toContain(form)
  const exported = (await exportMember(site, 'push', who.account)).parts.push_notifications
  expect(exported).toEqual([
    { service: new URL(site.service.origin).host, quiet: false, since: expect.any(Date) },
  ])
})

test('BEY-19 NTF-05 in a quiet browser, or for a member who chose neutral emails, a push reveals nothing and has no badge count', async () => {
  const writer = await site.addPerson({ name: 'Valerie' })
  const cookie = await site.addPerson({ locale: 'de' })
  const account = await site.addPerson({ locale: 'fr' })
  const quiet = await site.subscribed(cookie, { quiet: 'keep_session' })
  expect((await cookie.browser.send('GET', '/api/push')).body).toMatchObject({ quiet: true })
  const neutral = await site.subscribed(account)
  await account.browser.send('PUT', '/api/quiet-mode', { neutral_emails: true })
  for (const reader of [cookie, account]) {
    await site.write(writer, reader)
    await site.like(writer, reader)
  }
  await site.settled()
  const distinctNotices = (browser: typeof quiet) => [
    ...new Set(
      browser.received.map(({ notice: { title, body, icon, badge } }) =>
        JSON.stringify([title, body, icon, badge]),
      ),
    ),
  ]
  const neutralNotice = (locale: 'de' | 'fr') =>
    JSON.stringify([
      phrase('push.notice.neutral_title', { locale }),
      phrase('push.notice.neutral_body', { locale }),
      '/notice-plain.png',
      null,
    ])
  expect(distinctNotices(quiet)).toEqual([neutralNotice('de')])
  expect(distinctNotices(neutral)).toEqual([neutralNotice('fr')])
  expect(JSON.stringify([quiet.received, neutral.received])).not.toContain('Valerie')
})
