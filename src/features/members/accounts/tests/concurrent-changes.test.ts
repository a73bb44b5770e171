import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { createSoftAuthenticator } from '../testing/soft-authenticator.ts'
import { mailedToken, signUpSomeone, someone } from '../testing/someone.ts'
import { runBehindAccountLock } from '../testing/run-behind-account-lock.ts'
import { type Reply, webClient } from '../testing/web-client.ts'

// Conflicting operations: two at the same time, or one after another, where the first must no
// longer take effect.

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

interface Own {
  readonly user: { readonly profile: { readonly id: string } }
}

const password = 'three tall herons'
const newPassword = 'four taller herons'
const anyone = () => webClient(site)
const address = () => `${randomUUID().slice(0, 8)}@example.org`
const refusal = ({ status, body }: Reply) => [status, body.error?.code]
const selectAccountId = async (member: string) =>
  (
    await site.server.infrastructure.database.one<{ account: number }>(
      sql`select id as account from accounts.account where member_id = ${member}`,
    )
  ).account
const reset = (token: string, browser = anyone()) =>
  browser.send('POST', '/api/passwords', {
    token,
    password: newPassword,
    password_again: newPassword,
  })
const logIn = (login: string, secret: string, browser = anyone()) =>
  browser.send('POST', '/api/user.php', { login, password: secret })

test('ACC-12 SEC-07 a password reset link mailed to one address does not confirm a different address claimed in the meantime', async () => {
  const [own, foreign] = [address(), address()]
  const { browser } = await signUpSomeone(site, { email: own })
  await anyone().send('POST', '/api/resets', { email: own })
  const token = await mailedToken(site, own, '/reset-password/do')
  expect(token).not.toBe('')
  site.server.infrastructure.clock.moveBy(61_000)
  expect((await browser.send('PUT', '/api/confirmation', { email: foreign })).status).toBe(200)
  expect(refusal(await reset(token))).toEqual([410, 'accounts.reset_failed'])
  expect((await browser.send('GET', '/api/confirmation')).body).toMatchObject({
    status: 'not_confirmed',
  })
  // The real owner of the address can still claim it.
  const reader = await someone(site, { email: foreign })
  expect((await reader.browser.send('GET', '/api/account')).body).toMatchObject({
    status: 'active',
    email: foreign,
  })
})

test('ACC-08 SEC-07 an email being composed while the address changes does not contain a link that still works', async () => {
  const [own, foreign] = [address(), address()]
  const { browser, member } = await signUpSomeone(site, { email: own })
  await site.mails(own)
  const account = await selectAccountId(member)
  const before = (await site.mails(own)).length
  site.server.infrastructure.clock.moveBy(61_000)
  const now = site.server.infrastructure.clock.now()
  const delivery = { id: 7_000_001, now } as never
  await runBehindAccountLock(
    site,
    account,
    [
      () => browser.send('PUT', '/api/confirmation', { email: foreign }),
      () => site.server.product.accounts.emails.confirmation({ account }, delivery),
    ],
    { firmly: true },
  )
  const lateCount = (await site.mails(own)).length - before
  if (lateCount > 0) {
    const token = await mailedToken(site, own, '/activate')
    expect(refusal(await anyone().send('POST', '/api/activations', { token }))).toEqual([
      410,
      'accounts.activation_failed',
    ])
  }
  expect((await browser.send('GET', '/api/confirmation')).body).toMatchObject({
    status: 'not_confirmed',
    email: foreign,
  })
})

test('BEY-12 ACC-13 logging in with the old password at the moment it changes fails', async () => {
  const { browser, email, account } = await someone(site)
  expect((await browser.send('GET', '/api/user.php')).status).toBe(200)
  // A login counts as activity, which is recorded only when the last activity is old enough.
  await site.server.infrastructure.database.run(
    sql`update accounts.account set last_active_at = last_active_at - interval '1 hour' where id = ${account}`,
  )
  const late = anyone()
  const [changed, logged] = (await runBehindAccountLock(site, account, [
    () =>
      browser.send('PUT', '/api/account/password', {
        current_password: password,
        password: newPassword,
        password_again: newPassword,
      }),
    () => logIn(email, password, late),
  ])) as [Reply, Reply]
  expect(changed.status).toBe(204)
  expect(refusal(logged)).toEqual([422, 'accounts.login_failed'])
  expect((await late.send('GET', '/api/user.php')).status).toBe(403)
  expect((await logIn(email, newPassword)).status).toBe(200)
})

test('BEY-12 ACC-13 requesting an email change with the old password at the moment it is reset does not produce a link', async () => {
  const { browser, email, account } = await someone(site)
  await anyone().send('POST', '/api/resets', { email })
  const token = await mailedToken(site, email, '/reset-password/do')
  const newEmail = address()
  const [done, asked] = (await runBehindAccountLock(site, account, [
    () => reset(token),
    () =>
      browser.send('POST', '/api/account/email', { email: newEmail, current_password: password }),
  ])) as [Reply, Reply]
  expect(done.status).toBe(200)
  expect(refusal(asked)).toEqual([422, 'accounts.wrong_password'])
  expect(await site.mails(newEmail)).toEqual([])
})

test('BEY-12 a passkey registration started with the old password cannot be completed after the password has changed, however it was changed', async () => {
  const { browser, email } = await someone(site)
  const on = createSoftAuthenticator(site.url)
  const begin = async (secret: string, from = browser) =>
    (await from.send('POST', '/api/passkeys/challenge', { current_password: secret })).body
  const add = (registration: object, from = browser) =>
    from.send('POST', '/api/passkeys', { id: randomUUID(), name: 'Laptop', ...registration })
  const early = on.make((await begin(password)) as never)
  const change = { current_password: password, password: newPassword, password_again: newPassword }
  expect((await browser.send('PUT', '/api/account/password', change)).status).toBe(204)
  expect(refusal(await add(early))).toEqual([422, 'accounts.passkey_failed'])
  const again = on.make((await begin(newPassword)) as never)
  expect((await add(again)).status).toBe(200)

  // Same when an emailed link changes the password while the response is in transit: the account
  // lock enforces this order.
  await anyone().send('POST', '/api/resets', { email })
  const token = await mailedToken(site, email, '/reset-password/do')
  const account = await selectAccountId(
    ((await browser.send('GET', '/api/user.php')).body as never as Own).user.profile.id,
  )
  const late = createSoftAuthenticator(site.url).make((await begin(newPassword)) as never)
  const [done, added] = (await runBehindAccountLock(site, account, [
    () => reset(token),
    () => add(late),
  ])) as [Reply, Reply]
  expect(done.status).toBe(200)
  expect(refusal(added)).toEqual([422, 'accounts.passkey_failed'])
})

test('BEY-12 ACC-14 deleting the account with the old password at the moment it is reset does not delete anything', async () => {
  const { browser, email, account } = await someone(site)
  await anyone().send('POST', '/api/resets', { email })
  const token = await mailedToken(site, email, '/reset-password/do')
  const owner = anyone()
  const [done, deleted] = (await runBehindAccountLock(site, account, [
    () => reset(token, owner),
    () => browser.send('POST', '/api/account/deletion', { current_password: password }),
  ])) as [Reply, Reply]
  expect(done.status).toBe(200)
  expect(refusal(deleted)).toEqual([422, 'accounts.wrong_password'])
  expect((await owner.send('GET', '/api/user.php')).status).toBe(200)
})

test('BEY-16 banning an account does not block an address that its owner never confirmed', async () => {
  const { accounts } = site.server.product
  const { database, clock } = site.server.infrastructure
  const close = (account: number) =>
    database.transaction((tx) => accounts.ban(tx, account, { scam: true }, clock.now()))
  const owner = await someone(site)
  const claimant = await signUpSomeone(site, { email: owner.email })
  expect(await close(await selectAccountId(claimant.member))).toBe(true)
  expect((await claimant.browser.send('GET', '/api/user.php')).status).toBe(403)
  expect((await logIn(owner.email, password)).status).toBe(200)

  const foreign = address()
  const other = await signUpSomeone(site, { email: foreign })
  expect(await close(await selectAccountId(other.member))).toBe(true)
  const reader = await someone(site, { email: foreign })
  expect((await reader.browser.send('GET', '/api/account')).body).toMatchObject({
    status: 'active',
    email: foreign,
  })
})

/**
 * Sends a request whose headers arrive immediately but whose body is held back until the returned
 * function is called.
 */
async function sendWithDelayedBody(
  cookies: ReadonlyMap<string, string>,
  path: string,
  body: object,
) {
  const bytes = Buffer.from(JSON.stringify(body))
  const pending = request(`${site.url}${path}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'content-length': bytes.byteLength,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      expect: '100-continue',
    },
  })
  const answered = new Promise<number>((resolve, reject) => {
    pending.on('error', reject).on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
  })
  const arrived = new Promise<void>((resolve) => pending.once('continue', () => resolve()))
  pending.flushHeaders()
  await arrived
  return (): Promise<number> => {
    pending.end(bytes)
    return answered
  }
}

test('BEY-12 SEC-04 a request whose body arrives after its session has ended does nothing', async () => {
  const { browser, email } = await someone(site)
  const stolen = anyone()
  expect((await logIn(email, password, stolen)).status).toBe(200)
  const sendBody = await sendWithDelayedBody(stolen.cookies, '/api/account/visibility', {
    invisible: true,
  })
  expect(
    (await browser.send('POST', '/api/sessions/log-out', { current_password: password })).status,
  ).toBe(200)
  expect(await sendBody()).toBe(403)
  expect((await browser.send('GET', '/api/account')).body).toMatchObject({ invisible: false })
})
