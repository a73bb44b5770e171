import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { logIn, readUser } from '../testing/account-requests.ts'
import { mailedToken, someone } from '../testing/someone.ts'
import { type Reply, webClient } from '../testing/web-client.ts'

let site: TestSite
beforeAll(async () => {
  // Rate limits per network address are only counted, not enforced: all these browsers share one
  // address.
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const refusal = ({ status, body }: Reply) => [status, body.error?.code, body.error?.message]

test('ACC-10 a member logs in by email address or name; ten failed attempts block for 15 minutes', async () => {
  const { email, name } = await someone(site)
  for (const login of [email, name, email.toUpperCase()]) {
    expect(await logIn(webClient(site), login)).toMatchObject({
      status: 200,
      body: { user: { profile: { name } } },
    })
  }
  for (let count = 0; count < 10; count += 1) {
    expect(refusal(await logIn(webClient(site), email, 'wrong'))).toEqual([
      422,
      'accounts.login_failed',
      'Login failed, please try again',
    ])
  }
  const blocked = refusal(await logIn(webClient(site), email))
  expect(blocked.slice(0, 2)).toEqual([429, 'accounts.locked_out'])
  expect(blocked[2]).toContain('blocked for 15 min')
  site.server.infrastructure.clock.moveBy(15 * 60_000)
  expect((await logIn(webClient(site), email)).status).toBe(200)
})

test('ACC-10 member pages redirect a visitor to the login page and back; visitor pages redirect a member to the members page', async () => {
  const visitor = webClient(site)
  const redirected = await visitor.send('GET', '/profile')
  expect([redirected.status, redirected.headers.get('location')]).toEqual([
    302,
    '/login?to=%2Fprofile',
  ])
  const { browser } = await someone(site)
  for (const page of ['/', '/login', '/signup']) {
    const reply = await browser.send('GET', page)
    expect([page, reply.status, reply.headers.get('location')]).toEqual([page, 302, '/members'])
  }
})

test('ACC-11 the session cookie __Host-auth.session lasts 30 days, and logging out ends the session on the server', async () => {
  const { email } = await someone(site)
  const browser = webClient(site)
  const { setCookies } = await logIn(browser, email)
  const session = setCookies.find((line) => line.startsWith('__Host-auth.session='))
  expect(session?.split('; ').slice(1).sort()).toEqual([
    'HttpOnly',
    'Max-Age=2592000',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ])
  expect(setCookies.every((line) => line.startsWith('__Host-auth.'))).toBe(true)

  const stolen = webClient(site)
  stolen.cookies.set('__Host-auth.session', browser.cookies.get('__Host-auth.session') ?? '')
  const sameOriginHeaders = { 'sec-fetch-site': 'same-origin' }
  expect(
    (await browser.send('GET', '/api/logout.php', undefined, { 'sec-fetch-site': 'cross-site' }))
      .status,
  ).toBe(403)
  expect((await readUser(stolen)).status).toBe(200)
  expect((await browser.send('GET', '/api/logout.php', undefined, sameOriginHeaders)).status).toBe(
    204,
  )
  expect(browser.cookies.has('__Host-auth.session')).toBe(false)
  expect((await readUser(stolen)).status).toBe(403)
})

test('ACC-12 an emailed link sets a new password once, within half an hour; at most five emails a day', async () => {
  const { email } = await someone(site)
  const newPassword = 'four taller herons'
  const ask = () => webClient(site).send('POST', '/api/resets', { email })
  expect(await ask()).toMatchObject({ status: 200, body: { sent: true } })
  const token = await mailedToken(site, email, '/reset-password/do')
  const set = (given: Record<string, unknown>) =>
    webClient(site).send('POST', '/api/passwords', {
      token,
      password: newPassword,
      password_again: newPassword,
      ...given,
    })
  expect(refusal(await set({ password_again: 'another one' }))).toEqual([
    422,
    'accounts.passwords_differ',
    'The entered passwords are not the same.',
  ])
  expect((await set({ token: 'x' })).status).toBe(410)
  // A page may check as often as it likes whether the link still works: checking does not use it
  // up.
  const good = async (kind: string, checkedToken = token) =>
    (await webClient(site).send('POST', '/api/links', { kind, token: checkedToken })).body
  for (const _ of [1, 2]) expect(await good('reset')).toEqual({ good: true })
  expect(await good('undo')).toEqual({ good: false })
  expect(await good('reset', 'x')).toEqual({ good: false })
  expect((await set({})).status).toBe(200)
  expect(await good('reset')).toEqual({ good: false })
  const spent = await set({})
  expect(spent.status).toBe(410)
  expect(spent.body.error?.message).toMatch(phrasePattern('accounts.refusals.reset_failed'))
  expect((await logIn(webClient(site), email)).status).toBe(422)
  expect((await logIn(webClient(site), email, newPassword)).status).toBe(200)

  await ask()
  const expiredToken = await mailedToken(site, email, '/reset-password/do')
  expect(expiredToken).not.toBe(token)
  expect(await good('reset', expiredToken)).toEqual({ good: true })
  site.server.infrastructure.clock.moveBy(31 * 60_000)
  expect(await good('reset', expiredToken)).toEqual({ good: false })
  expect((await set({ token: expiredToken })).status).toBe(410)
  for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(200)
  const tooMany = refusal(await ask())
  expect(tooMany.slice(0, 2)).toEqual([429, 'accounts.too_many_resets'])
  expect(tooMany[2]).toContain(phrase('accounts.refusals.too_many_resets'))
  site.server.infrastructure.clock.moveBy(24 * 3_600_000)
  expect((await ask()).status).toBe(200)
  for (const page of ['/reset-password', '/reset-password/do'])
    expect((await webClient(site).send('GET', page)).status).toBe(200)

  await site.server.product.sites.changeSettings(1, { account_messages: 'plain' })
  const unknown = await webClient(site).send('POST', '/api/resets', {
    email: 'nobody.at.all@example.org',
  })
  expect(refusal(unknown)).toEqual([422, 'accounts.email_not_found', 'E-mail address not found'])
  await site.server.product.sites.changeSettings(1, { account_messages: 'private' })
})

test('ACC-16 without a session, user.php returns 403 with authentication_required', async () => {
  const reply = await readUser(webClient(site))
  expect([reply.status, reply.body]).toEqual([
    403,
    expect.objectContaining({ authentication_required: true }),
  ])
})

test('API-01 user.php: POST credentials, GET and PUT language return the user', async () => {
  const { browser, name, email } = await someone(site)
  const whole = {
    user: {
      status: 'active',
      credits: 6,
      paid_user: false,
      signup_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      // During their first four hours.
      time_bonus: {
        percentage: 25,
        ends_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        left_ms: expect.any(Number),
      },
      notifications_disabled: [],
      fictional_icon: 'mask',
      profile: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name,
        status: 'active',
        main_image: null,
      },
      language: 'en',
    },
  }
  expect((await readUser(browser)).body).toEqual(whole)
  expect((await logIn(webClient(site), email)).body).toEqual(whole)
  expect((await browser.send('PUT', '/api/user.php', { language: 'en' })).body).toEqual(whole)
})

test('ACC-11 the operator’s command ends the sessions of one email address, or of everyone, within five seconds', async () => {
  const { endSessions } = site.server.product.accounts
  const member = await someone(site)
  const other = await someone(site)
  expect([(await readUser(member.browser)).status, (await readUser(other.browser)).status]).toEqual(
    [200, 200],
  )
  expect(await endSessions.ofEmail(member.email.toUpperCase())).toBe(1)
  site.server.infrastructure.clock.moveBy(6_000)
  expect([(await readUser(member.browser)).status, (await readUser(other.browser)).status]).toEqual(
    [403, 200],
  )
  expect(await endSessions.ofEmail('unknown@example.org')).toBe(0)
  expect(await endSessions.ofEveryone()).toBeGreaterThan(0)
  site.server.infrastructure.clock.moveBy(6_000)
  expect((await readUser(other.browser)).status).toBe(403)
})

test('a session cookie planted alongside the member’s own does not log anyone in, and an unprefixed one never does', async () => {
  const { browser } = await someone(site)
  const own = browser.cookies.get('__Host-auth.session') ?? ''
  const planted = (await someone(site)).browser.cookies.get('__Host-auth.session') ?? ''
  const visitor = webClient(site)
  const statusWith = async (cookie: string) =>
    (await visitor.send('GET', '/api/account', undefined, { cookie })).status
  expect([
    await statusWith(`__Host-auth.session=${own}`),
    await statusWith(`__Host-auth.session=${planted}; __Host-auth.session=${own}`),
    await statusWith(`__Host-auth.session=${own}; __Host-auth.session=${own}`),
    await statusWith(`auth.session=${own}`),
    await statusWith(`auth.session=${planted}; __Host-auth.session=${own}`),
  ]).toEqual([200, 403, 403, 403, 200])
})

test('logging out empties the browser’s cache', async () => {
  const { browser } = await someone(site)
  const reply = await browser.send('GET', '/api/logout.php', undefined, {
    'sec-fetch-site': 'same-origin',
  })
  expect([reply.status, reply.headers.get('clear-site-data')]).toEqual([204, '"cache"'])
})
