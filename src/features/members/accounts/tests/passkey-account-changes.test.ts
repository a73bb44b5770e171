import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { selectExport } from '../server/deletion/store-export.ts'
import type { Quirks } from '../testing/soft-authenticator.ts'
import { mailedToken } from '../testing/someone.ts'
import { type Reply, webClient } from '../testing/web-client.ts'
import {
  type Device,
  addPasskey,
  createDevice,
  listPasskeys,
  password,
  requestLogInChallenge,
  signUpWithPasskey,
} from '../testing/passkey-requests.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const anyone = () => webClient(site)
const refusal = ({ status, body }: Reply) => [status, body.error?.code, body.error?.field]
const move = (ms: number) => site.server.infrastructure.clock.moveBy(ms)
const failed = [422, 'accounts.passkey_failed', undefined]

async function logIn(on: Device, quirks: Quirks = {}, browser = anyone()) {
  return browser.send(
    'POST',
    '/api/passkeys/log-in',
    on.sign(await requestLogInChallenge(browser), quirks),
  )
}

test('BEY-12 for 48 hours the email undoes a passkey: it and later ones are removed, older ones stay', async () => {
  const { member, on } = await signUpWithPasskey(site)
  const thief = createDevice(site)
  move(60_000)
  expect((await addPasskey(member.browser, thief, { name: 'Not mine' })).status).toBe(200)
  const later = createDevice(site)
  const token = await mailedToken(site, member.email, '/undo-change')
  expect((await addPasskey(member.browser, later)).status).toBe(200)
  const away = anyone()
  expect((await logIn(thief, {}, away)).status).toBe(200)
  const newPassword = 'five silent herons'
  const owner = anyone()
  const undone = await owner.send('POST', '/api/undone-changes', {
    token,
    password: newPassword,
    password_again: newPassword,
  })
  expect(undone.status).toBe(200)
  expect((await away.send('GET', '/api/user.php')).status).toBe(403)
  expect(refusal(await logIn(thief))).toEqual(failed)
  expect(refusal(await logIn(later))).toEqual(failed)
  expect((await logIn(on)).status).toBe(200)
  expect((await listPasskeys(owner)).passkeys.map(({ name }) => name)).toEqual(['Laptop'])
})

test('BEY-12 resetting the password by the emailed link keeps passkeys and reports how many there are', async () => {
  const { member, on } = await signUpWithPasskey(site)
  await anyone().send('POST', '/api/resets', { email: member.email })
  const token = await mailedToken(site, member.email, '/reset-password/do')
  const fresh = 'five silent herons'
  const reset = await anyone().send('POST', '/api/passwords', {
    token,
    password: fresh,
    password_again: fresh,
  })
  expect(reset.body).toMatchObject({ passkeys: 1, user: { profile: { id: member.member } } })
  expect((await logIn(on)).status).toBe(200)
})

test('BEY-12 ACC-14 a passkey login offers to reactivate a deleted account and is refused for a banned one; erasure removes passkeys; the export contains them', async () => {
  const { member, on } = await signUpWithPasskey(site)
  const { body } = await member.browser.send('POST', '/api/account/export', {
    current_password: password,
  })
  const { path } = body as unknown as { path: string }
  const file = await member.browser.send('GET', path)
  expect(file.status).toBe(200)
  const exportedPasskeys = (await selectExport(
    site.server.infrastructure.database,
    member.account,
  )) as {
    passkeys: object[]
  }
  expect(exportedPasskeys.passkeys).toEqual([
    {
      name: 'Laptop',
      host: 'localhost',
      credential_id: Buffer.from(on.id, 'base64url').toString('hex'),
      public_key: expect.stringMatching(
        /^a5010203262001215820[0-9a-f]{64}225820[0-9a-f]{64}$/,
      ) as string,
      added_at: expect.any(String) as string,
      used_at: null,
    },
  ])
  await site.server.infrastructure.database.run(
    sql`update accounts.account set status = 'disabled' where id = ${member.account}`,
  )
  expect(refusal(await logIn(on))).toEqual([403, 'accounts.disabled', undefined])
  await site.server.infrastructure.database.run(
    sql`update accounts.account set status = 'active' where id = ${member.account}`,
  )
  const browser = anyone()
  expect((await logIn(on, {}, browser)).status).toBe(200)
  expect(
    (await browser.send('POST', '/api/account/deletion', { current_password: password })).status,
  ).toBe(200)
  expect(refusal(await logIn(on))).toEqual([403, 'accounts.deletion_pending', undefined])
  move(14 * 86_400_000 + 1000)
  await site.server.product.accounts.erase(site.server.infrastructure.clock.now())
  expect(refusal(await logIn(on))).toEqual(failed)
})
