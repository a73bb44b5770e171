import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { contract } from '#app/contract.ts'
import type { Endpoint } from '#kernel/endpoint.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { codeAt } from '../server/index.ts'
import { officeClient, testSecret, wrongCode } from '../testing/office-client.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const clock = () => site.server.infrastructure.clock
const minutes = (count: number) => clock().moveBy(count * 60_000)
const nextCode = () => {
  clock().moveBy(30_000)
  return codeAt(testSecret, clock().now())
}

/** A browser with a logged-in staff member's cookies, but without the second factor. */
async function foundOpen(role: Parameters<typeof officeClient>[1], name: string) {
  const browser = webClient(site)
  for (const [cookie, value] of (await officeClient(site, role, name)).cookies)
    browser.cookies.set(cookie, value)
  return browser
}

test('SEC-09 a session ends after 30 minutes without a request, but not while it is in use', async () => {
  const browser = await foundOpen('support', 'Idle')
  const readMe = async () => (await browser.send('GET', '/api/office/me')).status
  for (let count = 0; count < 5; count += 1) {
    minutes(29)
    expect(await readMe()).toBe(200)
  }
  minutes(30)
  expect(await readMe()).toBe(404)
})

test('SEC-09 OPS-04 someone who finds an open session after ten minutes can look but can’t move money', async () => {
  const thief = await foundOpen('finance', 'Thea')
  const attempts = Object.values(contract as Record<string, Endpoint>)
    .filter(
      ({ secondFactor, access }) =>
        secondFactor === 'recent' && typeof access === 'object' && access.staff.includes('finance'),
    )
    .map(({ route }) => {
      const [method = '', path = ''] = route.split(' ')
      return [method, path.replace(/:[a-z]+/g, '0197f1d2-9f0e-7cc3-8a52-1df0d2c1c7aa')] as const
    })
  expect(attempts.length).toBeGreaterThanOrEqual(9)
  const tryAll = async () => {
    const found: (string | undefined)[] = []
    for (const [method, path] of attempts)
      found.push((await thief.send(method, path, {})).body.error?.code)
    return new Set(found)
  }
  expect(await tryAll()).not.toContain('second_factor_needed')
  minutes(11)
  expect(await tryAll()).toEqual(new Set(['second_factor_needed']))
  expect((await thief.send('POST', '/api/office/orders/searches', {})).status).toBe(200)

  const confirm = (code: string) => thief.send('POST', '/api/office/session/confirmation', { code })
  const wrong = await confirm(wrongCode(testSecret, clock().now()))
  expect([wrong.status, wrong.body.error?.code, wrong.body.error?.field]).toEqual([
    422,
    'staff.wrong_code',
    'code',
  ])
  expect(await tryAll()).toEqual(new Set(['second_factor_needed']))
  const code = nextCode()
  expect((await confirm(code)).status).toBeLessThan(300)
  expect((await confirm(code)).status).toBe(422)
  expect(await tryAll()).not.toContain('second_factor_needed')
  minutes(11)
  expect(await tryAll()).toEqual(new Set(['second_factor_needed']))
})

test('SEC-09 guessing codes in an open session is blocked after ten attempts', async () => {
  const thief = await foundOpen('finance', 'Gus')
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) {
    const code = wrongCode(testSecret, clock().now())
    statuses.push((await thief.send('POST', '/api/office/session/confirmation', { code })).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
})

test('SEC-09 recovery codes are stored as slow hashes and work once, for logging in and confirming', async () => {
  const rita = await officeClient(site, 'support', 'Rita')
  const made = await rita.send('POST', '/api/office/me/recovery-codes', {
    current_password: 'seven slow swans',
    code: nextCode(),
  })
  const [first = '', second = ''] = (made.body as unknown as { recovery_codes: string[] })
    .recovery_codes
  const { rows } = await site.server.infrastructure.database.pool.query<{ hash: string }>(
    `select encode(c.code_hash, 'hex') as hash from staff.recovery_code c join staff.person p on p.id = c.person_id where p.name = 'Rita'`,
  )
  expect(rows).toHaveLength(10)
  const fast = createHash('sha256').update(first.replace('-', '')).digest('hex')
  expect(rows.map(({ hash }) => hash)).not.toContain(fast)
  const logIn = async (code: string) =>
    (
      await webClient(site).send('POST', '/api/office/session', {
        email: 'rita@office.example',
        password: 'seven slow swans',
        code,
      })
    ).status
  expect(await logIn(first.toLowerCase())).toBe(200)
  expect(await logIn(first)).toBe(422)
  const confirmed = await rita.send('POST', '/api/office/session/confirmation', { code: second })
  expect(confirmed.status).toBeLessThan(300)
  expect(await logIn(second)).toBe(422)
})
