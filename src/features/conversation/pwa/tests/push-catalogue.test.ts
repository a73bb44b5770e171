import { afterAll, beforeAll, expect, test } from 'vitest'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { phrase } from '#app/testing/phrase.ts'
import { type PushedSite, startPushedSite } from '../testing/pushed-site.ts'

let site: PushedSite
beforeAll(async () => {
  site = await startPushedSite()
})
afterAll(() => site.close())

test('NTF-04 SITE-01 the settings contain the public key, which is the same after every restart; a site can disable push', async () => {
  const key = async () =>
    (
      (await site.visitor().send('GET', '/api/settings')).body as unknown as {
        push_public_key: string | null
      }
    ).push_public_key
  expect(await key()).toMatch(/^B[\w-]{86}$/)
  const who = await site.addPerson()
  const browser = await site.subscribed(who)
  await site.server.product.sites.changeSettings(1, { push_public_key: null })
  expect(await key()).toBeNull()
  const refused = await who.browser.send('POST', '/api/user.php?push=1', {
    subscription: browser.text,
  })
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'push.not_offered'])
  await site.write(await site.addPerson(), who)
  await site.settled()
  expect(browser.received).toEqual([])
  await site.server.product.sites.changeSettings(1, { push_public_key: 'own' })
})

test('NTF-04 API-01 a member’s browser receives pushes, only that session can read its subscription, and null ends it; a visitor is asked to log in', async () => {
  const [elena, jonas] = [
    await site.addPerson({ name: 'Elena' }),
    await site.addPerson({ name: 'Jonas', locale: 'de' }),
  ]
  const visitor = webClient(site)
  for (const [method, path, body] of [
    ['POST', '/api/user.php?push=1', { subscription: null }],
    ['GET', '/api/push', undefined],
  ] as const)
    expect(await visitor.send(method, path, body)).toMatchObject({
      status: 403,
      body: { authentication_required: true },
    })

  const readOwnSubscription = async () => (await jonas.browser.send('GET', '/api/push')).body
  expect(await readOwnSubscription()).toEqual({ endpoint: null, quiet: false })
  const browser = await site.subscribed(jonas)
  expect(await readOwnSubscription()).toEqual({ endpoint: browser.endpoint, quiet: false })

  const conversation = await site.write(elena, jonas)
  await site.settled()
  expect(site.service.problems).toEqual([])
  expect(browser.received).toEqual([
    {
      topic: expect.stringMatching(/^[\w-]{32}$/),
      ttl: 86_400,
      urgency: 'normal',
      notice: {
        title: 'Elena',
        body: phrase('push.notice.message', { locale: 'de', count: 1 }),
        lang: 'de',
        tag: browser.received[0]?.topic,
        path: `/chats/${conversation}`,
        icon: '/notice.png',
        badge: 1,
      },
    },
  ])

  const ended = await jonas.browser.send('POST', '/api/user.php?push=1', { subscription: null })
  expect(ended.body).toEqual({ subscribed: false })
  expect(await readOwnSubscription()).toEqual({ endpoint: null, quiet: false })
  await site.write(elena, jonas)
  await site.settled()
  expect(browser.requestCount()).toBe(1)
})

test('NTF-04 an invalid subscription, or an endpoint that does not belong to a browser’s push service, is refused with its own error code', async () => {
  const who = await site.addPerson()
  const { keys } = site.service.browser()
  const subscribe = async (subscription: unknown) => {
    const { status, body } = await who.browser.send('POST', '/api/user.php?push=1', {
      subscription,
    })
    return [status, body.error?.code, body.error?.field]
  }
  const at = (endpoint: string, more = keys) => JSON.stringify({ endpoint, keys: more })
  for (const text of [
    '',
    'x',
    '{}',
    'null',
    '[]',
    at('https://fcm.googleapis.com/x', { ...keys, auth: 'short' }),
  ])
    expect([text, await subscribe(text)]).toEqual([
      text,
      [422, 'push.invalid_subscription', 'subscription'],
    ])
  // A point that is not on the curve.
  const wrong = `B${'A'.repeat(86)}`
  expect(await subscribe(at('https://fcm.googleapis.com/x', { ...keys, p256dh: wrong }))).toEqual([
    422,
    'push.invalid_subscription',
    'subscription',
  ])
  expect((await subscribe(7))[0]).toBe(422)
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:444/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://a:b@fcm.googleapis.com/x',
    'https://push.services.mozilla.com.test/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'not an address',
    `${site.service.origin.replace(/\d+$/, '1')}/push`,
  ])
    expect([endpoint, await subscribe(at(endpoint))]).toEqual([
      endpoint,
      [422, 'push.unknown_service', 'subscription'],
    ])
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])
    expect([endpoint, (await subscribe(at(endpoint)))[0]]).toEqual([endpoint, 200])
})

test('NTF-04 a like, several likes and a match are each pushed as one notification, and a like that was taken back is not pushed', async () => {
  const [anna, bea, cleo, jonas] = [
    await site.addPerson({ name: 'Anna' }),
    await site.addPerson({ name: 'Bea' }),
    await site.addPerson({ name: 'Cleo' }),
    await site.addPerson({ locale: 'pl' }, { gender: 'male', seeking: ['female'] }),
  ]
  const browser = await site.subscribed(jonas)
  await site.like(anna, jonas)
  await site.settled()
  await site.like(bea, jonas)
  await site.like(cleo, jonas)
  await site.settled()
  const pushed = browser.received.map(({ notice }) => [notice.title, notice.path, notice.badge])
  expect(pushed[0]).toEqual([
    phrase('push.notice.like_title', { locale: 'pl', count: 1, name: 'Anna' }),
    '/likes',
    1,
  ])
  expect(pushed.at(-1)).toEqual([
    phrase('push.notice.like_title', { locale: 'pl', count: 3 }),
    '/likes',
    3,
  ])
  expect(new Set(browser.received.map(({ topic }) => topic)).size).toBe(1)
  expect(new Set(browser.received.map(({ notice }) => notice.tag)).size).toBe(1)

  const before = browser.received.length
  await site.like(jonas, cleo)
  await site.settled()
  const match = browser.received.slice(before).map(({ notice }) => notice)
  expect(match.map(({ title }) => title)).toEqual([
    phrase('push.notice.match_title', { locale: 'pl', name: 'Cleo' }),
  ])
  expect(match[0]?.path).toMatch(/^\/likes\/m\/[0-9a-f-]{36}$/)

  const dora = await site.addPerson({ name: 'Dora' })
  const annas = await site.subscribed(anna)
  // The push service is busy at first, and the like has been taken back by the time of the retry.
  annas.answer(503)
  await site.like(dora, anna)
  await site.settled()
  await dora.browser.send('DELETE', `/api/members/${anna.member}/like`)
  annas.answer(201)
  site.server.infrastructure.clock.moveBy(10 * 60_000)
  await site.settled()
  expect([annas.requestCount(), annas.received]).toEqual([1, []])
})

test('NTF-04 ten messages produce one notification with the latest count and never the message text', async () => {
  const [elena, jonas] = [
    await site.addPerson({ name: 'Elena the second' }),
    await site.addPerson(),
  ]
  const browser = await site.subscribed(jonas)
  for (let number = 1; number <= 10; number += 1)
    await site.write(elena, jonas, `Private words ${number}`)
  await site.settled()
  expect(browser.received.at(-1)?.notice).toMatchObject({
    title: 'Elena the second',
    body: phrase('push.notice.message', { count: 10 }),
    badge: 10,
  })
  expect(new Set(browser.received.map(({ topic }) => topic)).size).toBe(1)
  expect(new Set(browser.received.map(({ notice }) => notice.tag)).size).toBe(1)
  expect(JSON.stringify(browser.received)).not.toContain('Private')
})

test('H4 BEY-01 F2 a push about a message from a fictional profile shows the label before the name, in the reader’s language', async () => {
  await site.server.product.sites.changeSettings(1, { fictional: true })
  const isabel = await site.addPerson({ name: 'Isabel', kind: 'fictional' }, { city: null })
  const { product, infrastructure } = site.server
  for (const [locale, label] of [
    ['en', phrase('sites.fictional_singular')],
    ['de', phrase('sites.fictional_singular', { locale: 'de' })],
    ['es', phrase('sites.fictional_singular', { locale: 'es' })],
    ['fr', phrase('sites.fictional_singular', { locale: 'fr' })],
    ['it', phrase('sites.fictional_singular', { locale: 'it' })],
    ['nl', phrase('sites.fictional_singular', { locale: 'nl' })],
    ['pl', phrase('sites.fictional_singular', { locale: 'pl' })],
  ] as const) {
    const jonas = await site.addPerson({ locale }, { gender: 'male' })
    const conversation = await site.write(jonas, isabel)
    const browser = await site.subscribed(jonas)
    const answer = await infrastructure.database.transaction(async (tx) =>
      product.chat.answerAs(
        tx,
        { account: isabel.account, member: isabel.member, pool: 1 },
        { conversation, id: crypto.randomUUID(), text: 'Good evening' },
        { site: await product.sites.siteById(1), now: infrastructure.clock.now() },
      ),
    )
    expect(answer).toEqual({ seq: 2 })
    await site.settled()
    expect(browser.received.map(({ notice }) => notice.title.replace(/\s:/, ':'))).toEqual([
      `${label}: Isabel`,
    ])
  }
})
