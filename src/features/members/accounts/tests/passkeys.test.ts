import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { Quirks } from '../testing/soft-authenticator.ts'
import { signUpSomeone, someone } from '../testing/someone.ts'
import { type Reply, type WebClient, webClient } from '../testing/web-client.ts'
import {
  type Device,
  addPasskey,
  createDevice,
  listPasskeys,
  password,
  requestChallenge,
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

test('BEY-12 a passkey is added by a member who knows the password, logs in without a user name, is renamed and removed', async () => {
  const member = await someone(site)
  const { browser } = member
  expect(await listPasskeys(browser)).toEqual({ passkeys: [], add: 'may' })
  expect(refusal(await requestChallenge(browser, 'not it'))).toEqual([
    422,
    'accounts.wrong_password',
    'current_password',
  ])
  const on = createDevice(site)
  const id = randomUUID()
  const question = (await requestChallenge(browser)).body as never as {
    handle: string
    algorithms: number[]
    known: unknown[]
  }
  expect(question).toMatchObject({
    host: 'localhost',
    name: member.name,
    wait_ms: 300_000,
    algorithms: [-8, -7, -257],
    known: [],
  })
  expect(Buffer.from(question.handle, 'base64url').toString()).not.toBe(member.member)
  const registration = { id, ...on.make(question as never) }
  expect(
    refusal(await browser.send('POST', '/api/passkeys', { ...registration, name: ' ' })),
  ).toEqual([422, 'accounts.passkey_unnamed', 'name'])
  expect(
    refusal(await browser.send('POST', '/api/passkeys', { ...registration, name: 'x'.repeat(41) })),
  ).toEqual([422, 'accounts.passkey_name_long', 'name'])
  const added = await browser.send('POST', '/api/passkeys', {
    ...registration,
    name: ' My  laptop ',
  })
  expect(added.body).toMatchObject({ id, name: 'My laptop', host: 'localhost', used_on: null })
  // A retry returns the same result and neither adds anything nor sends another email.
  expect(
    (await browser.send('POST', '/api/passkeys', { ...registration, name: 'My laptop' })).body,
  ).toEqual(added.body)
  expect((await listPasskeys(browser)).passkeys).toHaveLength(1)
  const undoEmails = (await site.mails(member.email)).filter(
    (mail) => mail.subject === phrase('accounts.mail.changed.passkey.subject', { site: 'Minuet' }),
  )
  expect(undoEmails).toHaveLength(1)
  expect((await requestChallenge(browser)).body).toMatchObject({
    known: [{ credential: on.id, transports: ['internal'] }],
  })

  const other = anyone()
  const inside = await logIn(on, {}, other)
  expect(inside.status).toBe(200)
  expect((await other.send('GET', '/api/user.php')).body).toMatchObject({
    user: { profile: { id: member.member } },
  })
  expect((await listPasskeys(browser)).passkeys[0]?.used_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  const sessions = (await browser.send('GET', '/api/sessions')).body as unknown as {
    sessions: unknown[]
  }
  expect(sessions.sessions).toHaveLength(2)
  const logIns = (await browser.send('GET', '/api/log-ins')).body as unknown as {
    log_ins: { outcome: string; times: number }[]
  }
  expect(
    logIns.log_ins
      .filter(({ outcome }) => outcome === 'right')
      .reduce((sum, { times }) => sum + times, 0),
  ).toBe(2)

  const rename = (secret: string) =>
    browser.send('PUT', `/api/passkeys/${id}`, { name: 'Phone', current_password: secret })
  expect(refusal(await rename('not it'))).toEqual([
    422,
    'accounts.wrong_password',
    'current_password',
  ])
  expect((await rename(password)).body).toMatchObject({ id, name: 'Phone' })
  const remove = (by: WebClient, secret = password) =>
    by.send('POST', `/api/passkeys/${id}/removal`, { current_password: secret })
  // Other members get a 404.
  expect((await remove((await someone(site)).browser)).status).toBe(404)
  expect(refusal(await remove(browser, 'not it'))).toEqual([
    422,
    'accounts.wrong_password',
    'current_password',
  ])
  expect((await remove(browser)).status).toBe(204)
  expect(refusal(await logIn(on))).toEqual(failed)
})

test('BEY-12 SEC-07 every invalid login gets the same error: wrong origin, key, owner, counter or challenge, or an unverified device', async () => {
  const { on } = await signUpWithPasskey(site)
  expect((await logIn(on)).status).toBe(200)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const texts = new Set<string | undefined>()
  for (const quirks of [
    { origin: 'http://localhost' },
    { origin: `${site.url}.evil.example` },
    { origin: site.url.replace('localhost', 'minuet.localhost') },
    { type: 'webauthn.create' },
    { key: privateKey },
    { verified: false },
    { handle: Buffer.from(randomUUID()).toString('base64url') },
    { counter: 1 },
    { counter: 0 },
  ]) {
    const answer = await logIn(on, quirks)
    expect([quirks, ...refusal(answer)]).toEqual([quirks, ...failed])
    texts.add(answer.body.error?.message)
  }
  // A passkey that belongs to no account, and one signed for another host's challenge.
  const stranger = createDevice(site)
  stranger.make({ challenge: '', host: 'localhost', handle: 'AAAA' })
  const unknown = await logIn(stranger)
  expect(refusal(unknown)).toEqual(failed)
  texts.add(unknown.body.error?.message)
  expect([...texts]).toEqual([phrase('accounts.refusals.passkey_failed')])
  expect((await logIn(on)).status).toBe(200)
})

test('BEY-12 a challenge works once, within five minutes, and only for its purpose', async () => {
  const { member, on } = await signUpWithPasskey(site)
  const browser = anyone()
  const first = on.sign(await requestLogInChallenge(browser))
  const second = on.sign({ ...(await requestLogInChallenge(browser)) })
  expect((await browser.send('POST', '/api/passkeys/log-in', first)).status).toBe(200)
  expect(refusal(await anyone().send('POST', '/api/passkeys/log-in', first))).toEqual(failed)
  move(5 * 60_000 + 1000)
  expect(refusal(await anyone().send('POST', '/api/passkeys/log-in', second))).toEqual(failed)
  // Invented challenges, and one issued to another member.
  expect(
    refusal(
      await anyone().send(
        'POST',
        '/api/passkeys/log-in',
        on.sign({ challenge: 'A'.repeat(43), host: 'localhost' }),
      ),
    ),
  ).toEqual(failed)
  const otherChallenge = (await requestChallenge((await someone(site)).browser)).body
  const foreignAttempt = await member.browser.send('POST', '/api/passkeys', {
    id: randomUUID(),
    name: 'x',
    ...createDevice(site).make(otherChallenge as never),
  })
  expect(refusal(foreignAttempt)).toEqual(failed)
  // A login challenge, issued without an account, cannot register a passkey: the password was never
  // checked.
  const free = await requestLogInChallenge(member.browser)
  const made = createDevice(site).make({ ...free, handle: 'AAAA' })
  expect(
    refusal(
      await member.browser.send('POST', '/api/passkeys', { id: randomUUID(), name: 'x', ...made }),
    ),
  ).toEqual(failed)
})

test('BEY-12 a new passkey is refused from another origin or an unverified device, if it already exists, before the address is confirmed, and beyond twenty', async () => {
  const { member, on } = await signUpWithPasskey(site)
  expect(
    refusal(
      await addPasskey(member.browser, createDevice(site), {
        quirks: { origin: 'http://localhost' },
      }),
    ),
  ).toEqual(failed)
  expect(
    refusal(await addPasskey(member.browser, createDevice(site), { quirks: { verified: false } })),
  ).toEqual(failed)
  expect(refusal(await addPasskey(member.browser, on))).toEqual([
    409,
    'accounts.passkey_exists',
    undefined,
  ])
  const newcomer = await signUpSomeone(site)
  expect((await listPasskeys(newcomer.browser)).add).toBe('unconfirmed')
  expect(refusal(await requestChallenge(newcomer.browser))).toEqual([
    409,
    'accounts.unconfirmed',
    undefined,
  ])
  await site.server.infrastructure.database.run(sql`
    insert into accounts.passkey (id, account_id, host, credential_id, public_key, counter, transports, name, created_at)
    select gen_random_uuid(), account_id, host, decode(lpad(n::text, 8, '0'), 'hex') || uuid_send(id), public_key, 0, '{}', 'One of many', created_at
    from accounts.passkey, generate_series(1, 19) n where account_id = ${member.account}`)
  expect((await listPasskeys(member.browser)).add).toBe('full')
  expect(refusal(await requestChallenge(member.browser))).toEqual([
    409,
    'accounts.too_many_passkeys',
    undefined,
  ])
})

test('BEY-12 devices without a signature counter can log in repeatedly', async () => {
  const { browser } = await someone(site)
  const on = createDevice(site, { counts: false })
  expect((await addPasskey(browser, on)).status).toBe(200)
  expect((await logIn(on)).status).toBe(200)
  expect((await logIn(on)).status).toBe(200)
})

test('BEY-12 without https passkeys are unavailable, except on localhost', async () => {
  const begin = site.server.product.accounts.handlers['accounts.begin_passkey_log_in']
  const at = (origin: string) =>
    begin({}, { origin, now: site.server.infrastructure.clock.now() } as never)
  expect(await at('http://minuet.example')).toMatchObject({
    refusal: 'accounts.passkeys_unavailable',
  })
  expect(await at('https://minuet.example')).toMatchObject({ host: 'minuet.example' })
  expect(await requestLogInChallenge(anyone())).toMatchObject({
    host: 'localhost',
    wait_ms: 300_000,
  })
})
