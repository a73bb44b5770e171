import { randomUUID } from 'node:crypto'
import { mailedToken, signUpSomeone } from '#features/members/accounts/testing/someone.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { type PushedSite, startPushedSite } from '../testing/pushed-site.ts'
import { openLivePage } from '../testing/live-page.ts'

let site: PushedSite
beforeAll(async () => {
  site = await startPushedSite()
})
afterAll(() => site.close())

const minute = 60_000
const waiting = async () =>
  (await site.query('select count(*)::int as due from pwa.pending_push'))[0]?.due
const titles = (browser: { received: { notice: { title: string; body: string } }[] }) =>
  browser.received.map(({ notice }) => notice.title)

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

test('NTF-04 a push to a busy or failing service is retried by a timed job when the service allows it, with the content current at that time', async () => {
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
    // The service asked us to wait, so later news waits too.
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

test('NTF-04 a push the service rejects as invalid is dropped; a redirect is not followed', async () => {
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
  await site.query('delete from pwa.pending_push')
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
  // The pushes are queued, then things change while the service is paused.
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
  const page = await openLivePage(site, reader)
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

test('NTF-04 ACC-09 nothing is pushed for someone whose address is not confirmed; what they wrote is pushed once it is, if it is still unread', async () => {
  const [read, unread] = [await site.addPerson(), await site.addPerson()]
  const browsers = [await site.subscribed(read), await site.subscribed(unread)]
  const stranger = await signUpSomeone(site)
  const [conversation] = await Promise.all(
    [read, unread].map(async (reader) => {
      const { body } = await stranger.browser.send(
        'POST',
        `/api/members/${reader.member}/messages`,
        { id: randomUUID(), text: 'Remember me?' },
      )
      return (body as unknown as { conversation: { id: string } }).conversation.id
    }),
  )
  await site.settled()
  expect(browsers.map(({ received }) => received)).toEqual([[], []])
  await read.browser.send('POST', `/api/conversations/${conversation}/read`, { seq: 1 })
  const token = await mailedToken(site, stranger.email, '/activate')
  expect((await stranger.browser.send('POST', '/api/activations', { token })).status).toBe(200)
  await site.settled()
  expect(browsers.map(({ received }) => received.map(({ notice }) => notice.title))).toEqual([
    [],
    [stranger.name],
  ])
})
