import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { dayMs } from '#kernel/duration.ts'
import { webClient, type WebClient } from '../testing/web-client.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const cookieName = '__Host-auth.age'

function signUp(browser: WebClient, fields: Record<string, unknown> = {}) {
  const unique = randomUUID().slice(0, 8)
  return browser.send('POST', '/api/accounts', {
    id: randomUUID(),
    email: `jonas.${unique}@example.org`,
    name: `Jonas ${unique}`,
    password: 'three tall herons',
    date_of_birth: '1990-04-05',
    gender: 'male',
    seeking: ['female'],
    fictional_acknowledged: true,
    terms_accepted: true,
    ...fields,
  })
}
const code = async (reply: ReturnType<typeof signUp>) => (await reply).body.error?.code

/** A date of birth that makes someone 18 in that many days. */
function adultIn(days: number): string {
  const at = new Date(site.server.infrastructure.clock.now().getTime() + days * dayMs)
  at.setUTCFullYear(at.getUTCFullYear() - 18)
  return at.toISOString().slice(0, 10)
}

test('ACC-05 a browser that gave a date of birth under 18 can’t sign up with another one', async () => {
  const browser = webClient(site)
  const young = await signUp(browser, { date_of_birth: adultIn(400) })
  expect(young.body.error?.code).toBe('accounts.too_young')
  expect(young.setCookies.find((one) => one.startsWith(cookieName))).toMatch(
    /; Max-Age=2592000;.*HttpOnly/i,
  )
  // The cookie doesn't say how old someone is to another user of the device.
  expect(browser.cookies.get(cookieName)).toMatch(/^[\w-]{40,60}$/)
  const again = await signUp(browser)
  expect([again.status, again.body.error]).toMatchObject([
    422,
    { code: 'accounts.too_young_before', field: 'date_of_birth' },
  ])
  expect(again.text).toContain('30 days')
  expect((await signUp(webClient(site))).status).toBe(200)
})

test('ACC-05 the date is remembered even if something else in the form is wrong too', async () => {
  const browser = webClient(site)
  await signUp(browser, { email: 'nothing', date_of_birth: adultIn(400) })
  expect(await code(signUp(browser))).toBe('accounts.too_young_before')
})

test('ACC-05 it is forgotten at the age of 18, or after thirty days', async () => {
  const { clock } = site.server.infrastructure
  const soon = webClient(site)
  await signUp(soon, { date_of_birth: adultIn(5) })
  const later = webClient(site)
  await signUp(later, { date_of_birth: adultIn(400) })
  clock.moveBy(6 * dayMs)
  expect((await signUp(soon)).status).toBe(200)
  expect(await code(signUp(later))).toBe('accounts.too_young_before')
  clock.moveBy(25 * dayMs)
  // The browser would have deleted the cookie; a copy of it is no longer valid either.
  expect((await signUp(later)).status).toBe(200)
})

test('ACC-05 a forged or damaged cookie locks no one out', async () => {
  for (const value of ['', 'x', '2099-01-01', 'A'.repeat(60), 'A'.repeat(4000)]) {
    const browser = webClient(site)
    browser.cookies.set(cookieName, value)
    expect((await signUp(browser)).status).toBe(200)
  }
})
