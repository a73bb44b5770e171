import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { logIn, readUser } from '../testing/account-requests.ts'
import { mailedToken, someone } from '../testing/someone.ts'
import { type Reply, type WebClient, webClient } from '../testing/web-client.ts'

let site: TestSite
beforeAll(async () => {
  // Rate limits per network address are only counted, not enforced: all these browsers share one
  // address.
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

function form(more: Record<string, unknown> = {}) {
  const unique = randomUUID().slice(0, 8)
  return {
    id: randomUUID(),
    email: `jonas.${unique}@example.org`,
    name: `Jonas ${unique}`,
    password: 'three tall herons',
    date_of_birth: '1990-04-05',
    gender: 'male',
    seeking: ['female'],
    fictional_acknowledged: true,
    terms_accepted: true,
    ...more,
  }
}

const signUp = (browser: WebClient, fields: Record<string, unknown>) =>
  browser.send('POST', '/api/accounts', fields)
const refusal = ({ status, body }: Reply) => [status, body.error?.code, body.error?.message]

test('ACC-01 sign-up asks for an email address, name, password, date of birth, gender, preferred gender and an optional message', async () => {
  const browser = webClient(site)
  expect(
    await signUp(browser, form({ signup_message: 'Good evening.', seeking: ['female', 'male'] })),
  ).toMatchObject({
    status: 200,
    body: { next: 'confirm' },
  })
  expect((await readUser(browser)).body).toMatchObject({ user: { status: 'not_confirmed' } })
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
  const signUpRefusal = async (fields: Record<string, unknown>) =>
    refusal(await signUp(webClient(site), form(fields)))
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
  await site.server.product.sites.changeSettings(1, {
    min_ages: { IT: 21 },
    account_messages: 'plain',
  })
  expect((await signUpRefusal({ country: 'IT', date_of_birth: birth(20, 0) }))[2]).toContain(
    'enter a date of birth with an age of 21 or more',
  )
  const known = await someone(site)
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
  expect((await webClient(site).send('POST', '/api/accounts?network=harbour', form())).status).toBe(
    200,
  )
  await sites.changeSettings(1, { signups: 'all' })
  expect((await signUp(webClient(site), form())).status).toBe(200)
})

test('SITE-04 the traffic source of a visit is stored, removed from the address, and saved with the account', async () => {
  const arrive = async (query: string) => {
    const browser = webClient(site)
    const { status, headers } = await browser.send('GET', `/premium?${query}`)
    return { browser, status, location: headers.get('location') }
  }
  const storedWith = async (browser: WebClient) => {
    const fields = form()
    expect((await signUp(browser, fields)).status).toBe(200)
    const row = await site.server.infrastructure.database.one<{ network: object }>(
      sql`select network from accounts.account where email = ${fields.email}`,
    )
    return row.network
  }
  const whole = { network: 'harbour', ref: 'r1', sub1: 'a', sub2: 'b', sub3: 'c' }
  for (const query of [
    'network=harbour&ref=r1&sub1=a&sub2=b&sub3=c',
    'network=harbour&ref=r1&sub=a&aff_sub2=b&aff_sub3=c&cpc=12',
    'network=harbour&ref=r1&aff_sub=a&sub2=b&sub3=c',
    'network=harbour&ref=r1&aff_sub1=a&aff_sub2=b&sub3=c&cpc=1',
  ]) {
    const { browser, status, location } = await arrive(`${query}&country=NL`)
    expect([query, status, location]).toEqual([query, 302, '/premium?country=NL'])
    // A second source within the visit does not replace the first one.
    await browser.send('GET', '/premium?network=other&sub1=z')
    expect([query, await storedWith(browser)]).toEqual([query, whole])
  }
  const direct = await arrive('country=NL')
  expect([direct.status, direct.location]).toEqual([200, null])
  expect(await storedWith(direct.browser)).toEqual({})
})

test('ACC-08 an account is unconfirmed until the emailed link is used; the email can be resent, within limits', async () => {
  const fields = form()
  const browser = webClient(site)
  await signUp(browser, fields)
  expect((await readUser(browser)).body).toMatchObject({
    user: { status: 'not_confirmed', profile: { status: 'disabled' } },
  })
  const again = await browser.send('POST', '/api/confirmation/emails', {})
  expect([again.status, again.body.error?.code]).toEqual([429, 'accounts.email_too_soon'])
  const message = again.body.error?.message ?? ''
  const seconds = Number(/\d+/.exec(message)?.[0])
  expect(seconds).toBeGreaterThan(0)
  expect(message).toBe(phrase('accounts.refusals.email_too_soon', { seconds }))

  const bad = await browser.send('POST', '/api/activations', { token: 'nothing-like-it' })
  expect(bad.status).toBe(410)
  expect(bad.body.error?.message).toBe(phrase('accounts.refusals.activation_failed'))

  const token = await mailedToken(site, fields.email, '/activate')
  // An email client that only opens the link changes nothing.
  expect((await webClient(site).send('GET', `/activate?token=${token}`)).status).toBe(200)
  expect((await readUser(browser)).body).toMatchObject({ user: { status: 'not_confirmed' } })
  // The page does not claim that the address is confirmed before it is.
  const tooEarly = (await browser.send('GET', '/activate/done')).text
  expect([
    tooEarly.includes(`>${phrase('accounts.confirm.heading')}</h1>`),
    tooEarly.includes(`>${phrase('accounts.activate.done_text')}`),
  ]).toEqual([true, false])
  expect(await browser.send('POST', '/api/activations', { token })).toMatchObject({
    status: 200,
    body: { name: fields.name, mine: true },
  })
  expect((await browser.send('GET', '/activate/done')).text).toContain(
    `>${phrase('accounts.activate.done_text')}`,
  )
  expect((await readUser(browser)).body).toMatchObject({
    user: { status: 'active', profile: { status: 'active' } },
  })
  expect((await browser.send('POST', '/api/confirmation/emails', {})).body.error?.code).toBe(
    'accounts.already_confirmed',
  )
})

test('ACC-08 the welcome page links to the profile, to all members with the discount, and to Premium; the error page links to support', async () => {
  const { browser } = await someone(site)
  const readCards = async () => {
    const { status, text } = await browser.send('GET', '/activate/done')
    expect(status).toBe(200)
    return text.split('<li').filter((part) => part.includes('type-title'))
  }
  const badge = phrasePattern('accounts.activate.discount')
  const [profile = '', members = '', premium = '', ...others] = await readCards()
  expect(others).toEqual([])
  for (const [card, title, path, hasBadge] of [
    [profile, 'accounts.activate.profile_title', '/profile', false],
    [members, 'accounts.activate.members_title', '/members', true],
    [premium, 'accounts.activate.premium_title', '/premium', false],
  ] as const) {
    expect(card).toContain(phrase(title))
    expect([path, card.includes(`href="${path}"`), badge.test(card)]).toEqual([
      path,
      true,
      hasBadge,
    ])
  }
  // Four hours after the sign-up there is no discount any more.
  site.server.infrastructure.clock.moveBy(4 * 3_600_000)
  expect((await readCards()).some((card) => badge.test(card))).toBe(false)

  const failed = await webClient(site).send('GET', '/activate/error')
  expect(failed.status).toBe(200)
  expect(failed.text).toContain(phrase('accounts.activate.support'))
  expect(failed.text).toContain('href="mailto:help@minuet.localhost"')
})

test('SEC-07 login, reset and sign-up return the same bytes for a known and an unknown address, and only its owner is notified', async () => {
  const owner = await someone(site)
  const unknown = 'nobody.here@example.org'
  /**
   * The parts of a response visible to an outsider. Tokens and times only need to have equal
   * lengths; everything else must be identical.
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
      await readUser(stranger),
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
  expect(await subjects(unknown)).toEqual([
    phrase('accounts.mail.confirm.subject', { site: 'Minuet' }),
  ])
  expect(await subjects(owner.email)).toEqual([
    phrase('accounts.mail.reset.subject', { site: 'Minuet' }),
    phrase('accounts.mail.confirm.subject', { site: 'Minuet' }),
    phrase('accounts.mail.known.subject', { site: 'Minuet' }),
  ])
  // The owner's account is unaffected.
  expect((await logIn(webClient(site), owner.email)).body).toMatchObject({
    user: { status: 'active', profile: { name: owner.name } },
  })
})
