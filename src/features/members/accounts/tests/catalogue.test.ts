import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { type Reply, type WebClient, webClient } from '../testing/web-client.ts'

let site: TestSite
beforeAll(async () => {
  // Rate limits per network address are only counted, not enforced: all these browsers share one
  // address.
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const password = 'three tall herons'

function form(more: Record<string, unknown> = {}) {
  const unique = randomUUID().slice(0, 8)
  return {
    id: randomUUID(),
    email: `jonas.${unique}@example.org`,
    name: `Jonas ${unique}`,
    password,
    date_of_birth: '1990-04-05',
    gender: 'male',
    seeking: ['female'],
    fictional_acknowledged: true,
    terms_accepted: true,
    ...more,
  }
}

const signUp = (browser: WebClient, fields: Record<string, unknown>) => browser.send('POST', '/api/accounts', fields)
const logIn = (browser: WebClient, login: string, secret = password) =>
  browser.send('POST', '/api/user.php', { login, password: secret })
const user = (browser: WebClient) => browser.send('GET', '/api/user.php')
const refusal = ({ status, body }: Reply) => [status, body.error?.code, body.error?.message]

/** Returns the token in the newest email to an address whose link leads to `path`. */
async function mailedToken(to: string, path: string): Promise<string> {
  const links = (await site.mails(to)).flatMap((mail) => mail.links)
  const link = links.map((one) => new URL(one)).find((url) => url.pathname === path)
  return link?.searchParams.get('token') ?? ''
}

/** A confirmed member and their browser. */
async function member(more: Record<string, unknown> = {}) {
  const fields = form(more)
  const browser = webClient(site)
  expect(await signUp(browser, fields)).toMatchObject({ status: 200, body: { next: 'confirm' } })
  const token = await mailedToken(fields.email, '/activate')
  expect(await browser.send('POST', '/api/activations', { token })).toMatchObject({
    status: 200,
    body: { name: fields.name, mine: true },
  })
  return { ...fields, browser }
}

test('ACC-01 signing up takes an email address, name, password, date of birth, gender, the gender sought and an optional message', async () => {
  const browser = webClient(site)
  expect(await signUp(browser, form({ signup_message: 'Good evening.', seeking: ['female', 'male'] }))).toMatchObject({
    status: 200,
    body: { next: 'confirm' },
  })
  expect((await user(browser)).body).toMatchObject({ user: { status: 'not_confirmed' } })
  const needed = ['email', 'name', 'password', 'date_of_birth', 'gender', 'seeking']
  for (const field of needed) {
    const reply = await signUp(webClient(site), { ...form(), [field]: undefined })
    expect([field, reply.status]).toEqual([field, 422])
  }
  expect((await signUp(webClient(site), form({ signup_message: undefined }))).status).toBe(200)
})

test('ACC-04 a user name must differ from the email address and must not start with @', async () => {
  const email = 'someone.new@example.org'
  for (const name of [email, email.toUpperCase(), ` ${email}`]) {
    expect(refusal(await signUp(webClient(site), form({ email, name }))).slice(0, 2)).toEqual([
      422,
      'accounts.signup_name_equal_to_email',
    ])
  }
  expect((await signUp(webClient(site), form({ name: '@jonas' }))).body.error?.code).toBe(
    'accounts.name_begins_with_at',
  )
  expect((await signUp(webClient(site), form({ name: 'jonas@home' }))).status).toBe(200)
})

test('ACC-05 the minimum age is 18; impossible dates and invalid addresses are rejected', async () => {
  const signUpRefusal = async (fields: Record<string, unknown>) => refusal(await signUp(webClient(site), form(fields)))
  const now = site.server.infrastructure.clock.now()
  const birth = (years: number, days: number) =>
    new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days))
      .toISOString()
      .slice(0, 10)
  const young = await signUpRefusal({ date_of_birth: birth(18, 2) })
  expect(young.slice(0, 2)).toEqual([422, 'accounts.too_young'])
  expect(young[2]).toContain('enter a date of birth with an age of 18 or more')
  expect((await signUp(webClient(site), form({ date_of_birth: birth(18, -2) }))).status).toBe(200)
  for (const impossible of ['1990-02-30', '1990-13-01', '2190-01-01', 'x', '']) {
    expect(await signUpRefusal({ date_of_birth: impossible })).toEqual([
      422,
      'accounts.invalid_birth',
      'Invalid date of birth.',
    ])
  }
  for (const email of ['jonas', 'jonas@', '@example.org', 'a b@example.org', '']) {
    expect(await signUpRefusal({ email })).toEqual([422, 'accounts.invalid_email', 'Invalid email'])
  }
  await site.server.product.sites.changeSettings(1, { min_ages: { IT: 21 }, account_messages: 'plain' })
  expect((await signUpRefusal({ country: 'IT', date_of_birth: birth(20, 0) }))[2]).toContain(
    'enter a date of birth with an age of 21 or more',
  )
  const known = await member()
  expect(await signUpRefusal({ email: known.email })).toEqual([
    409,
    'accounts.email_taken',
    'This email address already owns an account on this website.',
  ])
  await site.server.product.sites.changeSettings(1, { min_ages: {}, account_messages: 'private' })
})

test('ACC-06 sign-ups are open to everyone, to visitors with a traffic source, or to no one', async () => {
  const { sites } = site.server.product
  await sites.changeSettings(1, { signups: 'closed' })
  const closed = await signUp(webClient(site), form())
  expect(closed.status).toBe(403)
  expect(closed.body.error?.message).toMatch(/invitation/)
  await sites.changeSettings(1, { signups: 'with_trafficsource' })
  expect((await signUp(webClient(site), form())).status).toBe(403)
  const sourced = webClient(site)
  sourced.cookies.set('network', encodeURIComponent('network=harbour'))
  expect((await signUp(sourced, form())).status).toBe(200)
  expect((await webClient(site).send('POST', '/api/accounts?network=harbour', form())).status).toBe(200)
  await sites.changeSettings(1, { signups: 'all' })
  expect((await signUp(webClient(site), form())).status).toBe(200)
})

test('ACC-08 an account is unconfirmed until the mailed link is used; the email can be resent, within limits', async () => {
  const fields = form()
  const browser = webClient(site)
  await signUp(browser, fields)
  expect((await user(browser)).body).toMatchObject({
    user: { status: 'not_confirmed', profile: { status: 'disabled' } },
  })
  const again = await browser.send('POST', '/api/confirmation/emails', {})
  expect([again.status, again.body.error?.code]).toEqual([429, 'accounts.email_too_soon'])
  expect(again.body.error?.message).toMatch(/[1-9]\d? seconds?\.$/)

  const bad = await browser.send('POST', '/api/activations', { token: 'nothing-like-it' })
  expect(bad.status).toBe(410)
  expect(bad.body.error?.message).toContain('contact support')

  const token = await mailedToken(fields.email, '/activate')
  // A mail program that only opens the link changes nothing.
  expect((await webClient(site).send('GET', `/activate?token=${token}`)).status).toBe(200)
  expect((await user(browser)).body).toMatchObject({ user: { status: 'not_confirmed' } })
  // The page does not claim that the address is confirmed before it is.
  const tooEarly = (await browser.send('GET', '/activate/done')).text
  expect([tooEarly.includes('>Check your inbox</h1>'), tooEarly.includes('>Your address is confirmed.')]).toEqual([
    true,
    false,
  ])
  expect((await browser.send('POST', '/api/activations', { token })).status).toBe(200)
  expect((await browser.send('GET', '/activate/done')).text).toContain('>Your address is confirmed.')
  expect((await user(browser)).body).toMatchObject({ user: { status: 'active', profile: { status: 'active' } } })
  expect((await browser.send('POST', '/api/confirmation/emails', {})).body.error?.code).toBe(
    'accounts.already_confirmed',
  )
  for (const page of ['/activate/done', '/activate/error']) expect((await browser.send('GET', page)).status).toBe(200)
})

test('ACC-10 a member logs in by email address or name; ten failed attempts block for 15 minutes', async () => {
  const { email, name } = await member()
  for (const login of [email, name, email.toUpperCase()]) {
    expect(await logIn(webClient(site), login)).toMatchObject({ status: 200, body: { user: { profile: { name } } } })
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

test('ACC-10 member pages send a visitor to log in and back; visitor pages send a member to the members page', async () => {
  const visitor = webClient(site)
  const redirected = await visitor.send('GET', '/profile')
  expect([redirected.status, redirected.headers.get('location')]).toEqual([302, '/login?to=%2Fprofile'])
  const { browser } = await member()
  for (const page of ['/', '/login', '/signup']) {
    const reply = await browser.send('GET', page)
    expect([page, reply.status, reply.headers.get('location')]).toEqual([page, 302, '/members'])
  }
})

test('ACC-11 the session cookie auth.session lasts 30 days, and logging out ends the session on the server', async () => {
  const { email } = await member()
  const browser = webClient(site)
  const { setCookies } = await logIn(browser, email)
  const session = setCookies.find((line) => line.startsWith('auth.session='))
  expect(session?.split('; ').slice(1).sort()).toEqual([
    'HttpOnly',
    'Max-Age=2592000',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ])
  expect(setCookies.every((line) => line.startsWith('auth.'))).toBe(true)

  const stolen = webClient(site)
  stolen.cookies.set('auth.session', browser.cookies.get('auth.session') ?? '')
  const sameOriginHeaders = { 'sec-fetch-site': 'same-origin' }
  expect((await browser.send('GET', '/api/logout.php', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await user(stolen)).status).toBe(200)
  expect((await browser.send('GET', '/api/logout.php', undefined, sameOriginHeaders)).status).toBe(204)
  expect(browser.cookies.has('auth.session')).toBe(false)
  expect((await user(stolen)).status).toBe(403)
})

test('ACC-12 a mailed link sets a new password once, within half an hour; at most five emails a day', async () => {
  const { email } = await member()
  const newPassword = 'four taller herons'
  const ask = () => webClient(site).send('POST', '/api/resets', { email })
  expect(await ask()).toMatchObject({ status: 200, body: { sent: true } })
  const token = await mailedToken(email, '/reset-password/do')
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
  expect(spent.body.error?.message).toMatch(/expired or is not valid/)
  expect((await logIn(webClient(site), email)).status).toBe(422)
  expect((await logIn(webClient(site), email, newPassword)).status).toBe(200)

  await ask()
  const expiredToken = await mailedToken(email, '/reset-password/do')
  expect(expiredToken).not.toBe(token)
  expect(await good('reset', expiredToken)).toEqual({ good: true })
  site.server.infrastructure.clock.moveBy(31 * 60_000)
  expect(await good('reset', expiredToken)).toEqual({ good: false })
  expect((await set({ token: expiredToken })).status).toBe(410)
  for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(200)
  const tooMany = refusal(await ask())
  expect(tooMany.slice(0, 2)).toEqual([429, 'accounts.too_many_resets'])
  expect(tooMany[2]).toContain('try again tomorrow')
  site.server.infrastructure.clock.moveBy(24 * 3_600_000)
  expect((await ask()).status).toBe(200)
  for (const page of ['/reset-password', '/reset-password/do'])
    expect((await webClient(site).send('GET', page)).status).toBe(200)

  await site.server.product.sites.changeSettings(1, { account_messages: 'plain' })
  const unknown = await webClient(site).send('POST', '/api/resets', { email: 'nobody.at.all@example.org' })
  expect(refusal(unknown)).toEqual([422, 'accounts.email_not_found', 'E-mail address not found'])
  await site.server.product.sites.changeSettings(1, { account_messages: 'private' })
})

test('ACC-15 a member’s language is stored on the account and in the cookie', async () => {
  const { browser, email } = await member()
  expect((await browser.send('PUT', '/api/user.php', { language: 'de' })).body).toMatchObject({
    user: { language: 'de' },
  })
  expect(browser.cookies.get('i18n_redirected')).toBe('de')
  expect((await browser.send('GET', '/activate/done')).text).toContain('<html lang="de"')
  const elsewhere = webClient(site)
  expect((await logIn(elsewhere, email)).body).toMatchObject({ user: { language: 'de' } })
  expect((await browser.send('PUT', '/api/user.php', { language: 'xx' })).status).toBe(422)
  expect((await webClient(site).send('PUT', '/api/user.php', { language: 'de' })).status).toBe(403)
})

test('ACC-16 without a session, user.php answers 403 with authentication_required', async () => {
  const reply = await user(webClient(site))
  expect([reply.status, reply.body]).toEqual([403, expect.objectContaining({ authentication_required: true })])
})

test('SITE-03 the chosen language is stored in a cookie for 365 days with SameSite=Lax', async () => {
  const browser = webClient(site)
  const { status, setCookies } = await browser.send('PUT', '/api/language', { language: 'pl' })
  expect(status).toBe(204)
  expect(setCookies).toHaveLength(1)
  expect(setCookies[0]).toMatch(/^i18n_redirected=pl; /)
  expect(setCookies[0]).toContain('Max-Age=31536000')
  expect(setCookies[0]).toContain('SameSite=Lax')
  expect((await browser.send('GET', '/login')).text).toContain('<html lang="pl"')
  const headings = {
    en: 'Good to see you again',
    de: 'Schön, dich wiederzusehen',
    es: 'Qué bien verte de nuevo',
    fr: 'Content de te revoir',
    it: 'Che bello rivederti',
    nl: 'Fijn dat je er weer bent',
    pl: 'Dobrze cię znów widzieć',
  }
  for (const [locale, heading] of Object.entries(headings)) {
    browser.cookies.set('i18n_redirected', locale)
    expect((await browser.send('GET', '/login')).text).toContain(heading)
  }
})

test('API-01 user.php: POST credentials, GET and PUT language return the user', async () => {
  const { browser, name, email } = await member()
  const whole = {
    user: {
      status: 'active',
      credits: 6,
      paid_user: false,
      signup_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      // During their first four hours.
      time_bonus: { ends_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), left_ms: expect.any(Number) },
      notifications_disabled: [],
      fictional_icon: 'mask',
      profile: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), name, status: 'active', main_image: null },
      language: 'en',
    },
  }
  expect((await user(browser)).body).toEqual(whole)
  expect((await logIn(webClient(site), email)).body).toEqual(whole)
  expect((await browser.send('PUT', '/api/user.php', { language: 'en' })).body).toEqual(whole)
})

test('SEC-07 login, reset and sign-up return the same bytes for a known and an unknown address, and only its owner is notified', async () => {
  const owner = await member()
  const unknown = 'nobody.here@example.org'
  /**
   * The parts of a reply visible to an outsider. Tokens and times only need equal lengths;
   * everything else must be identical.
   */
  const seen = ({ status, text, headers, setCookies }: Reply, hide: readonly string[]) => ({
    status,
    text: hide
      .reduce((left, word) => left.replaceAll(word, '*'), text)
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'THEN')
      .replace(/"left_ms":\d+/, '"left_ms":0')
      .replace(/"[0-9a-f-]{36}"/g, '"ID"'),
    length: headers.get('content-length'),
    headers: [...headers].filter(
      ([header]) => !['date', 'x-request-id', 'set-cookie', 'content-length'].includes(header),
    ),
    cookies: setCookies.map((line) => line.replace(/=[\w-]{43};/, '=SECRET;')),
  })
  const answers = []
  for (const email of [owner.email, unknown]) {
    const name = `Probe ${randomUUID().slice(0, 8)}`
    const stranger = webClient(site)
    const fields = form({ email, name, password: 'nine silver otters' })
    const steps = [
      await logIn(webClient(site), email, 'wrong'),
      await webClient(site).send('POST', '/api/resets', { email }),
      await signUp(stranger, fields),
      await user(stranger),
      await signUp(webClient(site), form({ name })),
      await logIn(webClient(site), email, 'nine silver otters'),
      await logIn(webClient(site), name, 'nine silver otters'),
    ]
    const confirmation = await stranger.send('GET', '/api/confirmation')
    expect(confirmation.body).toMatchObject({ status: 'not_confirmed', email })
    answers.push(
      steps.map((step) => ({
        ...seen(step, [name, email]),
        length: step === steps[3] ? null : step.headers.get('content-length'),
      })),
    )
  }
  expect(answers[0]).toEqual(answers[1])
  const subjects = async (to: string) => (await site.mails(to)).map((mail) => mail.subject).sort()
  expect(await subjects(unknown)).toEqual(['Confirm your e-mail address for Minuet'])
  expect(await subjects(owner.email)).toEqual([
    'Choose a new password for Minuet',
    'Confirm your e-mail address for Minuet',
    'You already have an account at Minuet',
  ])
  // The owner's account is unaffected.
  expect((await logIn(webClient(site), owner.email)).body).toMatchObject({
    user: { status: 'active', profile: { name: owner.name } },
  })
})
