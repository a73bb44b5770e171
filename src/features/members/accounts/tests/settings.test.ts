import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { mailedToken as mailed, signUpSomeone, someone } from '../testing/someone.ts'
import { type Reply, type WebClient, webClient } from '../testing/web-client.ts'

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
const logIn = (browser: WebClient, login: string, secret = password, headers = {}) =>
  browser.send('POST', '/api/user.php', { login, password: secret }, headers)
const user = (browser: WebClient) => browser.send('GET', '/api/user.php')
const anyone = () => webClient(site)
const move = (ms: number) => site.server.infrastructure.clock.moveBy(ms)

const member = () => someone(site)
const mailedToken = (to: string, path: string) => mailed(site, to, path)

const subjects = async (to: string) => (await site.mails(to)).map((mail) => mail.subject)
const changeEmail = (browser: WebClient, email: string, current_password = password) =>
  browser.send('POST', '/api/account/email', { email, current_password })
const confirmMail = (token: string, browser = anyone()) => browser.send('POST', '/api/email-changes', { token })
const undo = (token: string, browser = anyone(), again = 'five silent herons') =>
  browser.send('POST', '/api/undone-changes', { token, password: 'five silent herons', password_again: again })

test('ACC-13 BEY-12 a member who knows the old password can change it, other browsers are logged out, and the change can be undone for 48 hours', async () => {
  const { browser, email } = await member()
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
  expect((await user(other)).status).toBe(200)
  expect((await change({})).status).toBe(204)
  expect((await user(browser)).status).toBe(200)
  expect((await user(other)).status).toBe(403)
  expect((await logIn(anyone(), email)).status).toBe(422)
  expect((await logIn(anyone(), email, newPassword)).status).toBe(200)
  expect(await subjects(email)).toContain('Your password for Minuet was changed')

  const token = await mailedToken(email, '/undo-change')
  expect(refusal(await undo(token, anyone(), 'something else'))).toEqual([
    422,
    'accounts.passwords_differ',
    'password_again',
  ])
  const here = anyone()
  expect((await undo(token, here)).status).toBe(200)
  expect((await user(here)).status).toBe(200)
  expect((await user(browser)).status).toBe(403)
  expect((await logIn(anyone(), email, newPassword)).status).toBe(422)
  expect((await logIn(anyone(), email, 'five silent herons')).status).toBe(200)
  expect(refusal(await undo(token))).toEqual([410, 'accounts.undo_failed', undefined])
})

test('BEY-12 after 48 hours a change can no longer be undone', async () => {
  const { browser, email } = await member()
  const body = { current_password: password, password: newPassword, password_again: newPassword }
  expect((await browser.send('PUT', '/api/account/password', body)).status).toBe(204)
  const token = await mailedToken(email, '/undo-change')
  move(48 * hour + 1000)
  expect(refusal(await undo(token))).toEqual([410, 'accounts.undo_failed', undefined])
  expect((await logIn(anyone(), email, newPassword)).status).toBe(200)
})

test('ACC-13 in seven languages: "Please check your old password." and "New email address is invalid."', async () => {
  const { browser } = await member()
  const messages = {
    en: ['Please check your old password.', 'New email address is invalid.'],
    de: ['Bitte prüf dein altes Passwort.', 'Die neue E-Mail-Adresse ist ungültig.'],
    es: ['Comprueba tu contraseña anterior.', 'La nueva dirección de correo no es válida.'],
    fr: ['Vérifie ton ancien mot de passe.', 'La nouvelle adresse e-mail n’est pas valable.'],
    it: ['Controlla la tua vecchia password.', 'Il nuovo indirizzo e-mail non è valido.'],
    nl: ['Controleer je oude wachtwoord.', 'Het nieuwe e-mailadres is ongeldig.'],
    pl: ['Sprawdź swoje stare hasło.', 'Nowy adres e-mail jest nieprawidłowy.'],
  }
  for (const [locale, sentences] of Object.entries(messages)) {
    browser.cookies.set('i18n_redirected', locale)
    const replies = [
      await browser.send('PUT', '/api/account/password', {
        current_password: 'not it',
        password: newPassword,
        password_again: newPassword,
      }),
      await changeEmail(browser, 'not an address'),
    ]
    expect(replies.map(({ body }) => body.error?.message)).toEqual(sentences)
  }
})

test('SEC-04 the password cannot be guessed in an open session either: ten failed attempts block for 15 minutes', async () => {
  const { browser } = await member()
  for (let count = 0; count < 10; count += 1)
    expect((await changeEmail(browser, 'other@example.org', 'guess')).status).toBe(422)
  const blocked = await changeEmail(browser, 'other@example.org')
  expect(refusal(blocked)).toEqual([429, 'accounts.password_locked', undefined])
  expect(blocked.body.error?.message).toBe('Too many incorrect attempts. Please try again in 15 minutes.')
  move(15 * 60_000 + 1000)
  expect((await changeEmail(browser, `moved.${randomUUID()}@example.org`)).status).toBe(200)
})

test('ACC-13 BEY-12 a new address takes effect once its mailed link is used; the old one is notified and can undo the change', async () => {
  const { browser, email, name } = await member()
  const newEmail = `new.${email}`
  const settings = async () => (await browser.send('GET', '/api/account')).body
  expect(await settings()).toEqual({ status: 'active', email, new_email: null, invisible: false })
  for (const bad of ['', 'lena', 'lena@', 'a b@example.org']) {
    const reply = await changeEmail(browser, bad)
    expect(refusal(reply)).toEqual([422, 'accounts.invalid_new_email', 'email'])
  }
  expect(refusal(await changeEmail(browser, email.toUpperCase()))).toEqual([422, 'accounts.same_email', 'email'])
  expect((await changeEmail(browser, newEmail)).body).toEqual({ new_email: newEmail })
  expect(await settings()).toEqual({ status: 'active', email, new_email: newEmail, invisible: false })
  expect((await logIn(anyone(), newEmail)).status).toBe(422)
  const link = await mailedToken(newEmail, '/mail-change/do')
  expect((await confirmMail(link)).body).toEqual({ mine: false })
  // A mail program opened the link before its reader did.
  expect((await confirmMail(link, browser)).body).toEqual({ mine: true })
  expect(await settings()).toEqual({ status: 'active', email: newEmail, new_email: null, invisible: false })
  expect((await logIn(anyone(), newEmail)).status).toBe(200)
  expect((await logIn(anyone(), email)).status).toBe(422)
  expect(await subjects(email)).toContain('Your e-mail address for Minuet was changed')

  // The attacker continues: another address, another password, and the account deleted. One link
  // undoes it all.
  const further = `further.${email}`
  await changeEmail(browser, further)
  await confirmMail(await mailedToken(further, '/mail-change/do'))
  await browser.send('PUT', '/api/account/password', {
    current_password: password,
    password: newPassword,
    password_again: newPassword,
  })
  const stolen = await mailedToken(further, '/undo-change')
  expect((await browser.send('POST', '/api/account/deletion', { current_password: newPassword })).status).toBe(200)
  const here = anyone()
  const undone = await undo(await mailedToken(email, '/undo-change'), here)
  expect(undone).toMatchObject({ status: 200, body: { user: { status: 'active', profile: { name } } } })
  expect((await here.send('GET', '/api/account')).body).toEqual({
    status: 'active',
    email,
    new_email: null,
    invisible: false,
  })
  expect((await logIn(anyone(), further, newPassword)).status).toBe(422)
  expect(refusal(await undo(stolen))).toEqual([410, 'accounts.undo_failed', undefined])
  const reactivation = await mailedToken(further, '/reactivate')
  expect((await anyone().send('POST', '/api/reactivations', { token: reactivation })).body).toEqual({ name })
})

test('ACC-13 a pending address can be discarded, and expires after a day or when another is requested; five emails a day', async () => {
  const { browser, email } = await member()
  const requestChange = async (address: string) => {
    expect((await changeEmail(browser, address)).status).toBe(200)
    return mailedToken(address, '/mail-change/do')
  }
  const discarded = await requestChange(`a.${email}`)
  expect((await browser.send('DELETE', '/api/account/email')).status).toBe(204)
  const replaced = await requestChange(`b.${email}`)
  const expired = await requestChange(`c.${email}`)
  for (const token of [discarded, replaced, 'A'.repeat(43), '']) {
    expect(refusal(await confirmMail(token))).toEqual([410, 'accounts.email_change_failed', undefined])
  }
  expect(refusal(await changeEmail(browser, `d.${email}`)).slice(0, 2)).toEqual([429, 'accounts.email_change_too_soon'])
  move(hour + 1000)
  await requestChange(`e.${email}`)
  await requestChange(`f.${email}`)
  move(hour + 1000)
  expect(refusal(await changeEmail(browser, `g.${email}`)).slice(0, 2)).toEqual([429, 'accounts.too_many_emails'])
  move(day)
  expect(refusal(await confirmMail(expired))).toEqual([410, 'accounts.email_change_failed', undefined])
  expect(refusal(await confirmMail(await mailedToken(`f.${email}`, '/mail-change/do'))).slice(0, 2)).toEqual([
    410,
    'accounts.email_change_failed',
  ])
  expect((await browser.send('GET', '/api/account')).body).toMatchObject({ email })
})

test('SEC-07 ACC-13 an address in use gets the same response as a free one, and only its owner is notified', async () => {
  const owner = await member()
  const requester = await member()
  const free = `free.${requester.email}`
  for (const wanted of [free, owner.email])
    expect(await changeEmail(requester.browser, wanted)).toMatchObject({ status: 200, body: { new_email: wanted } })
  expect(await mailedToken(owner.email, '/mail-change/do')).toBe('')
  expect(await subjects(owner.email)).toContain('Your address at Minuet stays yours')
  expect((await site.mails(requester.email)).map((mail) => mail.subject)).not.toContain(
    'Your address at Minuet stays yours',
  )

  // Two members want the same free address: the one who reads its mail gets it, and the other link
  // stops working.
  const second = await member()
  const wanted = `both.${second.email}`
  await changeEmail(second.browser, wanted)
  const token = await mailedToken(wanted, '/mail-change/do')
  await changeEmail(requester.browser, wanted)
  expect((await confirmMail(await mailedToken(wanted, '/mail-change/do'))).status).toBe(200)
  expect(refusal(await confirmMail(token))).toEqual([410, 'accounts.email_change_failed', undefined])

  await site.server.product.sites.changeSettings(1, { account_messages: 'plain' })
  expect(refusal(await changeEmail(second.browser, owner.email))).toEqual([409, 'accounts.email_taken', 'email'])
  await site.server.product.sites.changeSettings(1, { account_messages: 'private' })
})

test('ACC-13 an unconfirmed address must first be confirmed or corrected', async () => {
  const { browser } = await signUpSomeone(site)
  expect(refusal(await changeEmail(browser, 'another@example.org'))).toEqual([409, 'accounts.unconfirmed', undefined])
})

interface Listed {
  readonly id: string
  readonly device: string
  readonly browser: string
  readonly system: string
  readonly current: boolean
}

test('BEY-12 sessions are listed by device and can be ended one by one or all except this one', async () => {
  const { browser, email } = await member()
  const [desk, mobile, third] = [anyone(), anyone(), anyone()]
  await logIn(desk, email, password, { 'user-agent': firefox })
  await logIn(mobile, email, password, { 'user-agent': phone })
  await logIn(third, email)
  const list = async () =>
    ((await browser.send('GET', '/api/sessions')).body as unknown as { sessions: Listed[] }).sessions
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

  const stranger = await member()
  expect((await stranger.browser.send('DELETE', `/api/sessions/${onPhone?.id}`)).status).toBe(404)
  expect((await user(mobile)).status).toBe(200)
  expect((await browser.send('DELETE', `/api/sessions/${onPhone?.id}`)).status).toBe(204)
  expect((await user(mobile)).status).toBe(403)
  expect((await browser.send('DELETE', `/api/sessions/${onPhone?.id}`)).status).toBe(404)
  expect((await browser.send('DELETE', '/api/sessions')).body).toEqual({ ended: 2 })
  for (const ended of [desk, third]) expect((await user(ended)).status).toBe(403)
  expect((await user(browser)).status).toBe(200)
  expect(await list()).toHaveLength(1)
})

test('BEY-12 the logins of the last 30 days are listed with failed attempts, by kind of device only', async () => {
  const { browser, email, name } = await member()
  const history = async () =>
    ((await browser.send('GET', '/api/log-ins')).body as unknown as { log_ins: Record<string, unknown>[] }).log_ins
  for (const secret of ['wrong one', 'wrong two']) await logIn(anyone(), email, secret, { 'user-agent': firefox })
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
  const { browser, email } = await member()
  const reply = await browser.send('PUT', '/api/user.php', { language: 'it' })
  expect(reply.body).toMatchObject({ user: { language: 'it' } })
  expect(reply.setCookies.join()).toContain('i18n_redirected=it')
  expect((await logIn(anyone(), email)).body).toMatchObject({ user: { language: 'it' } })
  await browser.send('PUT', '/api/account/password', {
    current_password: password,
    password: newPassword,
    password_again: newPassword,
  })
  expect(await subjects(email)).toContain('La tua password per Minuet è stata cambiata')
})
