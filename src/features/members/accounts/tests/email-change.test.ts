import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import { changeEmail, confirmEmailChange, logIn, undoChange } from '../testing/account-requests.ts'
import { mailedToken, signUpSomeone, someone } from '../testing/someone.ts'
import { type Reply, webClient } from '../testing/web-client.ts'

let site: TestSite
beforeAll(async () => {
  // Rate limits per network address are only counted, not enforced: all these browsers share one
  // address.
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const newPassword = 'four taller herons'
const hour = 3_600_000
const day = 24 * hour
const refusal = ({ status, body }: Reply) => [status, body.error?.code, body.error?.field]
const anyone = () => webClient(site)
const move = (ms: number) => site.server.infrastructure.clock.moveBy(ms)
const subjects = async (to: string) => (await site.mails(to)).map((mail) => mail.subject)

test('ACC-13 the messages in seven languages: "Please check your old password." and "New email address is invalid."', async () => {
  const { browser } = await someone(site)
  const messages = {
    en: ['Please check your old password.', 'New email address is invalid.'],
    de: [
      phrase('accounts.refusals.wrong_password', { locale: 'de' }),
      phrase('accounts.refusals.invalid_new_email', { locale: 'de' }),
    ],
    es: [
      phrase('accounts.refusals.wrong_password', { locale: 'es' }),
      phrase('accounts.refusals.invalid_new_email', { locale: 'es' }),
    ],
    fr: [
      phrase('accounts.refusals.wrong_password', { locale: 'fr' }),
      phrase('accounts.refusals.invalid_new_email', { locale: 'fr' }),
    ],
    it: [
      phrase('accounts.refusals.wrong_password', { locale: 'it' }),
      phrase('accounts.refusals.invalid_new_email', { locale: 'it' }),
    ],
    nl: [
      phrase('accounts.refusals.wrong_password', { locale: 'nl' }),
      phrase('accounts.refusals.invalid_new_email', { locale: 'nl' }),
    ],
    pl: [
      phrase('accounts.refusals.wrong_password', { locale: 'pl' }),
      phrase('accounts.refusals.invalid_new_email', { locale: 'pl' }),
    ],
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

test('SEC-04 the password cannot be guessed from an open session either: ten failed attempts block for 15 minutes', async () => {
  const { browser } = await someone(site)
  for (let count = 0; count < 10; count += 1)
    expect((await changeEmail(browser, 'other@example.org', 'guess')).status).toBe(422)
  const blocked = await changeEmail(browser, 'other@example.org')
  expect(refusal(blocked)).toEqual([429, 'accounts.password_locked', undefined])
  expect(blocked.body.error?.message).toBe(
    phrase('accounts.refusals.password_locked', { minutes: 15 }),
  )
  move(15 * 60_000 + 1000)
  expect((await changeEmail(browser, `moved.${randomUUID()}@example.org`)).status).toBe(200)
})

test('ACC-13 BEY-12 a new address takes effect once its emailed link is used; the old one is notified and can undo the change', async () => {
  const { browser, email, name } = await someone(site)
  const newEmail = `new.${email}`
  const settings = async () => (await browser.send('GET', '/api/account')).body
  expect(await settings()).toEqual({ status: 'active', email, new_email: null, invisible: false })
  for (const bad of ['', 'lena', 'lena@', 'a b@example.org']) {
    const reply = await changeEmail(browser, bad)
    expect(refusal(reply)).toEqual([422, 'accounts.invalid_new_email', 'email'])
  }
  expect(refusal(await changeEmail(browser, email.toUpperCase()))).toEqual([
    422,
    'accounts.same_email',
    'email',
  ])
  expect((await changeEmail(browser, newEmail)).body).toEqual({ new_email: newEmail })
  expect(await settings()).toEqual({
    status: 'active',
    email,
    new_email: newEmail,
    invisible: false,
  })
  expect((await logIn(anyone(), newEmail)).status).toBe(422)
  const link = await mailedToken(site, newEmail, '/mail-change/do')
  expect((await confirmEmailChange(anyone(), link)).body).toEqual({ mine: false })
  // An email client opened the link before its reader did.
  expect((await confirmEmailChange(browser, link)).body).toEqual({ mine: true })
  expect(await settings()).toEqual({
    status: 'active',
    email: newEmail,
    new_email: null,
    invisible: false,
  })
  expect((await logIn(anyone(), newEmail)).status).toBe(200)
  expect((await logIn(anyone(), email)).status).toBe(422)
  expect(await subjects(email)).toContain(
    phrase('accounts.mail.changed.email.subject', { site: 'Minuet' }),
  )

  // The attacker continues: changes the address and the password again, and deletes the account.
  // One link undoes all of it.
  const further = `further.${email}`
  await changeEmail(browser, further)
  await confirmEmailChange(anyone(), await mailedToken(site, further, '/mail-change/do'))
  await browser.send('PUT', '/api/account/password', {
    current_password: 'three tall herons',
    password: newPassword,
    password_again: newPassword,
  })
  const stolen = await mailedToken(site, further, '/undo-change')
  expect(
    (await browser.send('POST', '/api/account/deletion', { current_password: newPassword })).status,
  ).toBe(200)
  const here = anyone()
  const undone = await undoChange(here, await mailedToken(site, email, '/undo-change'))
  expect(undone).toMatchObject({
    status: 200,
    body: { user: { status: 'active', profile: { name } } },
  })
  expect((await here.send('GET', '/api/account')).body).toEqual({
    status: 'active',
    email,
    new_email: null,
    invisible: false,
  })
  expect((await logIn(anyone(), further, newPassword)).status).toBe(422)
  expect(refusal(await undoChange(anyone(), stolen))).toEqual([
    410,
    'accounts.undo_failed',
    undefined,
  ])
  const reactivation = await mailedToken(site, further, '/reactivate')
  expect((await anyone().send('POST', '/api/reactivations', { token: reactivation })).body).toEqual(
    { name },
  )
})

test('ACC-13 a pending address can be discarded, and expires after a day or when another is requested; five emails a day', async () => {
  const { browser, email } = await someone(site)
  const requestChange = async (address: string) => {
    expect((await changeEmail(browser, address)).status).toBe(200)
    return mailedToken(site, address, '/mail-change/do')
  }
  const discarded = await requestChange(`a.${email}`)
  expect((await browser.send('DELETE', '/api/account/email')).status).toBe(204)
  const replaced = await requestChange(`b.${email}`)
  const expired = await requestChange(`c.${email}`)
  for (const token of [discarded, replaced, 'A'.repeat(43), '']) {
    expect(refusal(await confirmEmailChange(anyone(), token))).toEqual([
      410,
      'accounts.email_change_failed',
      undefined,
    ])
  }
  expect(refusal(await changeEmail(browser, `d.${email}`)).slice(0, 2)).toEqual([
    429,
    'accounts.email_change_too_soon',
  ])
  move(hour + 1000)
  await requestChange(`e.${email}`)
  await requestChange(`f.${email}`)
  move(hour + 1000)
  expect(refusal(await changeEmail(browser, `g.${email}`)).slice(0, 2)).toEqual([
    429,
    'accounts.too_many_emails',
  ])
  move(day)
  expect(refusal(await confirmEmailChange(anyone(), expired))).toEqual([
    410,
    'accounts.email_change_failed',
    undefined,
  ])
  expect(
    refusal(
      await confirmEmailChange(anyone(), await mailedToken(site, `f.${email}`, '/mail-change/do')),
    ).slice(0, 2),
  ).toEqual([410, 'accounts.email_change_failed'])
  expect((await browser.send('GET', '/api/account')).body).toMatchObject({ email })
})

test('SEC-07 ACC-13 an address in use gets the same response as an unused one, and only its owner is notified', async () => {
  const owner = await someone(site)
  const requester = await someone(site)
  const free = `free.${requester.email}`
  for (const wanted of [free, owner.email])
    expect(await changeEmail(requester.browser, wanted)).toMatchObject({
      status: 200,
      body: { new_email: wanted },
    })
  expect(await mailedToken(site, owner.email, '/mail-change/do')).toBe('')
  expect(await subjects(owner.email)).toContain(
    phrase('accounts.mail.taken.subject', { site: 'Minuet' }),
  )
  expect((await site.mails(requester.email)).map((mail) => mail.subject)).not.toContain(
    phrase('accounts.mail.taken.subject', { site: 'Minuet' }),
  )

  // Two members want the same unused address: the one who reads its email gets it, and the other
  // link stops working.
  const second = await someone(site)
  const wanted = `both.${second.email}`
  await changeEmail(second.browser, wanted)
  const token = await mailedToken(site, wanted, '/mail-change/do')
  await changeEmail(requester.browser, wanted)
  expect(
    (await confirmEmailChange(anyone(), await mailedToken(site, wanted, '/mail-change/do'))).status,
  ).toBe(200)
  expect(refusal(await confirmEmailChange(anyone(), token))).toEqual([
    410,
    'accounts.email_change_failed',
    undefined,
  ])

  await site.server.product.sites.changeSettings(1, { account_messages: 'plain' })
  expect(refusal(await changeEmail(second.browser, owner.email))).toEqual([
    409,
    'accounts.email_taken',
    'email',
  ])
  await site.server.product.sites.changeSettings(1, { account_messages: 'private' })
})

test('ACC-13 an unconfirmed address must first be confirmed or corrected', async () => {
  const { browser } = await signUpSomeone(site)
  expect(refusal(await changeEmail(browser, 'another@example.org'))).toEqual([
    409,
    'accounts.unconfirmed',
    undefined,
  ])
})

test('ACC-13 SEC-04 confirming a new address ends every other session and forgets the other browsers; the one that entered the password and the one that confirms are kept', async () => {
  const { browser, email, account } = await someone(site)
  const [forgotten, tablet] = [anyone(), anyone()]
  expect([(await logIn(tablet, email)).status, (await logIn(forgotten, email)).status]).toEqual([
    200, 200,
  ])
  const newEmail = `new.${email}`
  expect((await changeEmail(browser, newEmail)).status).toBe(200)
  // A request changes nothing yet.
  expect((await tablet.send('GET', '/api/account')).status).toBe(200)
  const link = await mailedToken(site, newEmail, '/mail-change/do')
  const phone = anyone()
  expect((await confirmEmailChange(phone, link)).body).toEqual({ mine: false })

  for (const other of [tablet, forgotten])
    expect((await other.send('GET', '/api/account')).status).toBe(403)
  expect((await browser.send('GET', '/api/account')).body).toMatchObject({ email: newEmail })
  const { rows } = await site.server.infrastructure.database.pool.query(
    'select 1 from accounts.device where account_id = $1',
    [account],
  )
  expect(rows).toEqual([])

  // Confirmed in a browser of the member's: that one stays as well, and is still known.
  expect((await logIn(tablet, newEmail)).status).toBe(200)
  expect((await logIn(phone, newEmail)).status).toBe(200)
  expect((await changeEmail(browser, email)).status).toBe(200)
  const back = await mailedToken(site, email, '/mail-change/do')
  expect((await confirmEmailChange(phone, back)).body).toEqual({ mine: true })
  expect((await tablet.send('GET', '/api/account')).status).toBe(403)
  for (const mine of [browser, phone])
    expect((await mine.send('GET', '/api/account')).body).toMatchObject({ email })
  const known = await site.server.infrastructure.database.pool.query(
    'select 1 from accounts.device where account_id = $1',
    [account],
  )
  expect(known.rows).toHaveLength(1)
  // A mail program that opens the link again ends nothing.
  expect((await confirmEmailChange(anyone(), back)).body).toEqual({ mine: false })
  expect((await phone.send('GET', '/api/account')).status).toBe(200)
})
