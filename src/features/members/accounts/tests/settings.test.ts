import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import { logIn, readUser, undoChange } from '../testing/account-requests.ts'
import { mailedToken, someone } from '../testing/someone.ts'
import { type Reply, webClient } from '../testing/web-client.ts'

let site: TestSite
beforeAll(async () => {
  // Rate limits per network address are only counted, not enforced: all these browsers share one
  // address.
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const password = 'three tall herons'
const newPassword = 'four taller herons'
const hour = 3_600_000
const day = 24 * hour
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const refusal = ({ status, body }: Reply) => [status, body.error?.code, body.error?.field]
const anyone = () => webClient(site)
const move = (ms: number) => site.server.infrastructure.clock.moveBy(ms)
const subjects = async (to: string) => (await site.mails(to)).map((mail) => mail.subject)

test('ACC-13 BEY-12 a member who knows the old password can change it, other browsers are logged out, and the change can be undone for 48 hours', async () => {
  const { browser, email } = await someone(site)
  const other = anyone()
  expect((await logIn(other, email)).status).toBe(200)
  const change = (fields: Record<string, string>) =>
    browser.send('PUT', '/api/account/password', {
      current_password: password,
      password: newPassword,
      password_again: newPassword,
      ...fields,
    })
  const wrong = await change({ current_password: 'not the right one' })
  expect(refusal(wrong)).toEqual([422, 'accounts.wrong_password', 'current_password'])
  expect(wrong.body.error?.message).toBe('Please check your old password.')
  const differ = await change({ password_again: `${newPassword}x` })
  expect(refusal(differ)).toEqual([422, 'accounts.passwords_differ', 'password_again'])
  expect(differ.body.error?.message).toBe('The entered passwords are not the same.')
  expect(refusal(await change({ password: 'password1', password_again: 'password1' }))).toEqual([
    422,
    'accounts.weak_password',
    'password',
  ])
  expect((await readUser(other)).status).toBe(200)
  expect((await change({})).status).toBe(204)
  expect((await readUser(browser)).status).toBe(200)
  expect((await readUser(other)).status).toBe(403)
  expect((await logIn(anyone(), email)).status).toBe(422)
  expect((await logIn(anyone(), email, newPassword)).status).toBe(200)
  expect(await subjects(email)).toContain(
    phrase('accounts.mail.changed.password.subject', { site: 'Minuet' }),
  )

  const token = await mailedToken(site, email, '/undo-change')
  expect(refusal(await undoChange(anyone(), token, 'something else'))).toEqual([
    422,
    'accounts.passwords_differ',
    'password_again',
  ])
  const here = anyone()
  expect((await undoChange(here, token)).status).toBe(200)
  expect((await readUser(here)).status).toBe(200)
  expect((await readUser(browser)).status).toBe(403)
  expect((await logIn(anyone(), email, newPassword)).status).toBe(422)
  expect((await logIn(anyone(), email, 'five silent herons')).status).toBe(200)
  expect(refusal(await undoChange(anyone(), token))).toEqual([
    410,
    'accounts.undo_failed',
    undefined,
  ])
})

test('BEY-12 after 48 hours a change can no longer be undone', async () => {
  const { browser, email } = await someone(site)
  const body = { current_password: password, password: newPassword, password_again: newPassword }
  expect((await browser.send('PUT', '/api/account/password', body)).status).toBe(204)
  const token = await mailedToken(site, email, '/undo-change')
  move(48 * hour + 1000)
  expect(refusal(await undoChange(anyone(), token))).toEqual([
    410,
    'accounts.undo_failed',
    undefined,
  ])
  expect((await logIn(anyone(), email, newPassword)).status).toBe(200)
})

interface Listed {
  readonly id: string
  readonly device: string
  readonly browser: string
  readonly system: string
  readonly current: boolean
}

test('BEY-12 sessions are listed by device and can be ended one by one or all except this one', async () => {
  const { browser, email } = await someone(site)
  const [desk, mobile, third] = [anyone(), anyone(), anyone()]
  await logIn(desk, email, password, { 'user-agent': firefox })
  await logIn(mobile, email, password, { 'user-agent': phone })
  await logIn(third, email)
  const list = async () =>
    ((await browser.send('GET', '/api/sessions')).body as unknown as { sessions: Listed[] })
      .sessions
  const sessions = await list()
  expect(sessions).toHaveLength(4)
  expect(sessions.filter(({ current }) => current)).toHaveLength(1)
  const onPhone = sessions.find(({ device }) => device === 'phone')
  expect(onPhone).toMatchObject({
    browser: 'safari',
    system: 'ios',
    country: null,
    seen_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect(sessions).toContainEqual(
    expect.objectContaining({ device: 'computer', browser: 'firefox', system: 'windows' }),
  )
  expect(JSON.stringify(sessions)).not.toMatch(/Mozilla|127\.0\.0\.1|144\.0/)

  const stranger = await someone(site)
  const proof = { current_password: password }
  const phonePath = `/api/sessions/${onPhone?.id}/log-out`
  expect((await stranger.browser.send('POST', phonePath, proof)).status).toBe(404)
  // Someone who found an open session can't log the owner out elsewhere.
  for (const path of [phonePath, '/api/sessions/log-out']) {
    const guess = await browser.send('POST', path, { current_password: 'four taller herons' })
    expect([guess.status, guess.body.error?.code]).toEqual([422, 'accounts.wrong_password'])
    expect((await browser.send('POST', path, {})).status).toBe(422)
  }
  expect((await readUser(mobile)).status).toBe(200)
  expect((await browser.send('POST', phonePath, proof)).status).toBe(204)
  expect((await readUser(mobile)).status).toBe(403)
  expect((await browser.send('POST', phonePath, proof)).status).toBe(404)
  expect((await browser.send('POST', '/api/sessions/log-out', proof)).body).toEqual({ ended: 2 })
  for (const ended of [desk, third]) expect((await readUser(ended)).status).toBe(403)
  expect((await readUser(browser)).status).toBe(200)
  expect(await list()).toHaveLength(1)
})

test('BEY-12 SEC-06 the logins of the last 30 days are listed with failed attempts, by kind of device only; older ones are deleted', async () => {
  const { browser, email, name } = await someone(site)
  const history = async () =>
    (
      (await browser.send('GET', '/api/log-ins')).body as unknown as {
        log_ins: Record<string, unknown>[]
      }
    ).log_ins
  for (const secret of ['wrong one', 'wrong two'])
    await logIn(anyone(), email, secret, { 'user-agent': firefox })
  await logIn(anyone(), name, 'wrong three', { 'user-agent': phone })
  await logIn(anyone(), email, password, { 'user-agent': phone })
  const entries = (await history()).map(({ outcome, times, device, browser: family, system }) => [
    outcome,
    times,
    device,
    family,
    system,
  ])
  expect(entries).toContainEqual(['wrong', 2, 'computer', 'firefox', 'windows'])
  expect(entries).toContainEqual(['wrong', 1, 'phone', 'safari', 'ios'])
  expect(entries).toContainEqual(['right', 1, 'phone', 'safari', 'ios'])
  expect(entries.filter(([outcome]) => outcome === 'wrong')).toHaveLength(2)
  move(31 * day)
  await logIn(browser, email)
  expect(await history()).toHaveLength(1)
  await site.server.product.accounts.tidy(site.server.infrastructure.clock.now())
  const logIns = await site.server.infrastructure.database.one<{ count: number }>(
    sql`select count(*)::int as count from accounts.login_history where hour < ${new Date(site.server.infrastructure.clock.now().getTime() - 30 * day)}`,
  )
  expect(logIns.count).toBe(0)
})

test('ACC-15 the language is stored on the account and in the cookie', async () => {
  const { browser, email } = await someone(site)
  const reply = await browser.send('PUT', '/api/user.php', { language: 'it' })
  expect(reply.body).toMatchObject({ user: { language: 'it' } })
  expect(reply.setCookies.join()).toContain('i18n_redirected=it')
  expect((await logIn(anyone(), email)).body).toMatchObject({ user: { language: 'it' } })
  await browser.send('PUT', '/api/account/password', {
    current_password: password,
    password: newPassword,
    password_again: newPassword,
  })
  expect(await subjects(email)).toContain(
    phrase('accounts.mail.changed.password.subject', { locale: 'it', site: 'Minuet' }),
  )
})

test('ACC-15 a member’s language is stored on the account and in the cookie', async () => {
  const { browser, email } = await someone(site)
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
    en: phrase('accounts.login.heading'),
    de: phrase('accounts.login.heading', { locale: 'de' }),
    es: phrase('accounts.login.heading', { locale: 'es' }),
    fr: phrase('accounts.login.heading', { locale: 'fr' }),
    it: phrase('accounts.login.heading', { locale: 'it' }),
    nl: phrase('accounts.login.heading', { locale: 'nl' }),
    pl: phrase('accounts.login.heading', { locale: 'pl' }),
  }
  for (const [locale, heading] of Object.entries(headings)) {
    browser.cookies.set('i18n_redirected', locale)
    expect((await browser.send('GET', '/login')).text).toContain(heading)
  }
})
