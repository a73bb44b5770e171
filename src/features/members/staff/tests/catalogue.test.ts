import { afterAll, beforeAll, expect, test } from 'vitest'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { signUpSomeone } from '#features/members/accounts/testing/someone.ts'
import type { Endpoint } from '#kernel/endpoint.ts'
import { contract } from '#app/contract.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { codeAt } from '../server/index.ts'
import { type Role, roles } from '../rules/roles.ts'
import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'
import { officeClient, testSecret, wrongCode } from '../testing/office-client.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const clock = () => site.server.infrastructure.clock
const code = (secret = testSecret) => codeAt(secret, clock().now())
/** Returns the next code: each is accepted only once. */
const nextCode = (secret?: string) => {
  clock().moveBy(30_000)
  return code(secret)
}
const audit = async () =>
  (
    await site.server.infrastructure.database.pool.query(
      'select name, act from staff.audit order by id',
    )
  ).rows as {
    name: string
    act: string
  }[]

test('OPS-01 a staff member enrols with a single-use link, setting password and authenticator app together', async () => {
  const { people } = site.server.product.staff
  const token = await people.invite(
    { email: 'nora@office.example', name: 'Nora', role: 'moderator' },
    clock().now(),
  )
  const browser = webClient(site)
  const begun = await browser.send('POST', '/api/office/enrolments', { token })
  expect(begun.body).toMatchObject({
    name: 'Nora',
    email: 'nora@office.example',
    role: 'moderator',
  })
  const { secret } = begun.body as unknown as { secret: string }
  const password = 'seven slow swans'
  const finish = (more: object) =>
    browser.send('POST', '/api/office/enrolments/finished', {
      token,
      password,
      password_again: password,
      code: code(secret),
      ...more,
    })
  expect((await finish({ password_again: 'another' })).body.error?.code).toBe(
    'staff.passwords_differ',
  )
  expect((await finish({ password: 'short', password_again: 'short' })).body.error?.code).toBe(
    'staff.weak_password',
  )
  expect((await finish({ code: wrongCode(secret, clock().now()) })).body.error).toMatchObject({
    code: 'staff.wrong_code',
    field: 'code',
  })
  const used = code(secret)
  const done = await finish({ code: used })
  expect(done.status).toBe(200)
  const { recovery_codes: codes } = done.body as unknown as { recovery_codes: string[] }
  expect(new Set(codes).size).toBe(10)
  expect((await browser.send('GET', '/api/office/me')).body).toMatchObject({
    name: 'Nora',
    recovery_codes_left: 10,
  })
  expect((await finish({})).status).toBe(410)

  const again = webClient(site)
  const logIn = (fields: object) =>
    again.send('POST', '/api/office/session', {
      email: 'Nora@Office.example',
      password,
      code: nextCode(secret),
      ...fields,
    })
  expect((await logIn({ code: used })).body.error?.code).toBe('staff.log_in_failed')
  expect((await logIn({ password: 'nine tall herons' })).body.error?.code).toBe(
    'staff.log_in_failed',
  )
  expect((await logIn({ email: 'nobody@office.example' })).body.error?.code).toBe(
    'staff.log_in_failed',
  )
  expect((await logIn({})).status).toBe(200)
  expect((await logIn({ code: codes[0] })).body).toMatchObject({ recovery_codes_left: 9 })
  expect((await logIn({ code: codes[0] })).status).toBe(422)
  const entries = (await audit()).map(({ name, act }) => `${name} ${act}`)
  // Failed attempts within one minute are one entry.
  expect(entries.filter((entry, at) => entry !== entries[at - 1])).toEqual([
    'bin/staff staff.invited',
    'Nora staff.enrolled',
    'Nora staff.log_in_failed',
    '? staff.log_in_failed',
    'Nora staff.logged_in',
    'Nora staff.log_in_failed',
  ])
})

test('SEC-09 fifty failed attempts within a minute appear as one audit log entry with their count', async () => {
  const { pool } = site.server.infrastructure.database
  const before = (await audit()).length
  const now = clock().now()
  const start = Math.ceil(now.getTime() / 60_000) * 60_000
  clock().moveBy(start - now.getTime())
  const browser = webClient(site)
  const attempts = await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      browser.send('POST', '/api/office/session', {
        email: `nobody${place}@office.example`,
        password: 'wrong wrong wrong',
        code: '123456',
      }),
    ),
  )
  const failed = attempts.filter(({ body }) => body.error?.code === 'staff.log_in_failed').length
  const minutes = Math.floor((clock().now().getTime() - start) / 60_000) + 1
  const entries = (await audit()).slice(before)
  expect(entries.length).toBeLessThanOrEqual(minutes)
  expect(new Set(entries.map(({ name, act }) => `${name} ${act}`))).toEqual(
    new Set(['? staff.log_in_failed']),
  )
  const { rows } = await pool.query(
    'select sum(count)::int as count from staff.failed_log_in where person = 0 and minute >= $1',
    [new Date(start)],
  )
  expect(rows).toEqual([{ count: failed }])
  const owner = await officeClient(site, 'owner')
  const read = (await owner.send('GET', '/api/office/audit')).body as unknown as {
    entries: { act: string; facts: { count?: number } }[]
  }
  const counted = read.entries.filter(({ act }) => act === 'staff.log_in_failed')
  expect(counted.some(({ facts }) => (facts.count ?? 1) > 1)).toBe(true)
})

test('OPS-01 entries in the audit log cannot be changed or removed', async () => {
  const { pool } = site.server.infrastructure.database
  await expect(pool.query("update staff.audit set name = 'somebody else'")).rejects.toThrow(
    'append-only',
  )
  await expect(pool.query('delete from staff.audit')).rejects.toThrow('append-only')
  await expect(runAsSuperuser(pool, 'truncate staff.audit')).rejects.toThrow('append-only')
})

test('SEC-09 ten failed attempts lock out unknown browsers, and a known browser can still log in', async () => {
  const knownBrowser = await officeClient(site, 'support')
  const email = 'support@office.example'
  const stranger = webClient(site)
  const attempt = (browser: typeof knownBrowser, fields: object = {}) =>
    browser.send('POST', '/api/office/session', {
      email,
      password: 'wrong wrong wrong',
      code: '123456',
      ...fields,
    })
  for (let tries = 0; tries < 10; tries += 1) expect((await attempt(stranger)).status).toBe(422)
  const locked = await attempt(stranger, { password: 'seven slow swans', code: nextCode() })
  expect([locked.status, locked.body.error?.code]).toEqual([429, 'staff.locked_out'])
  expect(
    (await attempt(knownBrowser, { password: 'seven slow swans', code: nextCode() })).status,
  ).toBe(200)
})

test('SEC-09 the session is sent only to the back office and is not a member session', async () => {
  const browser = await officeClient(site, 'moderator', 'Mara')
  const reply = await browser.send('POST', '/api/office/session', {
    email: 'mara@office.example',
    password: 'seven slow swans',
    code: nextCode(),
  })
  expect(reply.setCookies.map((line) => line.replace(/=[\w-]{43}/, '='))).toEqual([
    '__Secure-office.session=; Max-Age=43200; Path=/office; HttpOnly; Secure; SameSite=Lax',
    '__Secure-office.session=; Max-Age=43200; Path=/api/office; HttpOnly; Secure; SameSite=Lax',
    '__Secure-office.device=; Max-Age=15552000; Path=/office; HttpOnly; Secure; SameSite=Lax',
    '__Secure-office.device=; Max-Age=15552000; Path=/api/office; HttpOnly; Secure; SameSite=Lax',
  ])
  expect((await browser.send('GET', '/api/user.php')).status).toBe(403)
  expect((await browser.send('GET', '/profile')).headers.get('location')).toBe(
    '/login?to=%2Fprofile',
  )
  const member = await signUpSomeone(site)
  expect((await member.browser.send('GET', '/office/photos')).headers.get('location')).toBe(
    '/office/login?to=%2Foffice%2Fphotos',
  )
  expect((await browser.send('GET', '/api/office/openapi.json')).status).toBe(200)
  const open = await member.browser.send('GET', '/api/openapi.json')
  expect(open.text).not.toContain('/api/office')
  expect((await browser.send('DELETE', '/api/office/session')).status).toBe(204)
  expect((await browser.send('GET', '/api/office/me')).status).toBe(404)
})

test('SEC-09 every back office endpoint returns not found to anyone without one of its roles', async () => {
  const member = await signUpSomeone(site)
  const askers: [string, Role | null, ReturnType<typeof webClient>][] = [
    ['a visitor', null, webClient(site)],
    ['a member', null, member.browser],
  ]
  for (const role of roles) askers.push([role, role, await officeClient(site, role)])
  const faults: string[] = []
  let requestCount = 0
  for (const [name, call] of Object.entries(contract as Readonly<Record<string, Endpoint>>)) {
    const rule = call.access
    if (typeof rule !== 'object') continue
    const [method = '', path = ''] = call.route
      .replace(/:\w+/g, '11111111-1111-4111-8111-111111111111')
      .split(' ')
    for (const [who, role, browser] of askers) {
      if (role !== null && rule.staff.includes(role)) continue
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      const [there, nowhere] = [
        await browser.send(method, path, body),
        await browser.send(method, '/api/office/nothing-here', body),
      ]
      requestCount += 1
      if (there.status !== 404 || there.text !== nowhere.text)
        faults.push(`${name} as ${who}: ${there.status} ${there.text}`)
    }
  }
  expect(faults).toEqual([])
  expect(requestCount).toBeGreaterThan(40)
})

test('OPS-01 closing a staff account ends its access immediately', async () => {
  const browser = await officeClient(site, 'finance')
  expect((await browser.send('GET', '/api/office/me')).status).toBe(200)
  await site.server.product.staff.people.close('finance@office.example', clock().now())
  expect((await browser.send('GET', '/api/office/me')).status).toBe(404)
})

test('OPS-01 password, app and recovery codes are changed with password and code, and other sessions end', async () => {
  const here = await officeClient(site, 'agent', 'Anna')
  const elsewhere = await officeClient(site, 'agent', 'Anna')
  const proof = () => ({ current_password: 'seven slow swans', code: nextCode() })
  const wrong = await here.send('POST', '/api/office/me/recovery-codes', {
    ...proof(),
    code: '000000',
  })
  expect(wrong.body.error?.code).toBe('staff.wrong_proof')
  const codes = await here.send('POST', '/api/office/me/recovery-codes', proof())
  expect((codes.body as unknown as { recovery_codes: string[] }).recovery_codes).toHaveLength(10)
  const begun = await here.send('POST', '/api/office/me/second-factor', proof())
  const { secret } = begun.body as unknown as { secret: string }
  expect((await here.send('PUT', '/api/office/me/second-factor', { code: '000000' })).status).toBe(
    422,
  )
  expect(
    (await here.send('PUT', '/api/office/me/second-factor', { code: nextCode(secret) })).status,
  ).toBe(204)
  expect((await elsewhere.send('GET', '/api/office/me')).status).toBe(404)
  const password = 'nine tall herons'
  const changed = await here.send('PUT', '/api/office/me/password', {
    current_password: 'seven slow swans',
    code: nextCode(secret),
    password,
    password_again: password,
  })
  expect(changed.status).toBe(204)
  expect((await here.send('GET', '/api/office/me')).status).toBe(200)
})
