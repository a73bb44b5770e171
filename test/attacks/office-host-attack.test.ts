import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { someone } from '#features/members/accounts/testing/someone.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'

/** Resolves everywhere, unlike a name. */
const officeHost = '127.0.0.2'

let site: TestSite
let office: TestSite
beforeAll(async () => {
  site = await startSite(
    { MINUET_HOST: '0.0.0.0', MINUET_OFFICE_HOST: `${officeHost},127.0.0.3=sarabande.localhost` },
    { limits: 'count' },
  )
  office = { ...site, url: `http://${officeHost}:${site.port}` }
})
afterAll(() => site.close())

const onOffice = () => webClient(site, officeHost)

test('SEC-09 if the back office has its own host, it is not served on any members’ host, not even to staff', async () => {
  const frida = await officeClient(office, 'finance', 'Frida', officeHost)
  expect((await frida.send('GET', '/api/office/me')).status).toBe(200)
  expect((await frida.send('GET', '/office')).status).toBe(200)
  // A script in a members' page sends the same requests, with the same cookies if it could.
  const script = webClient(site)
  for (const [name, value] of frida.cookies) script.cookies.set(name, value)
  const unknown = await script.send('GET', '/api/nothing-here')
  const paths = ['/api/office/me', '/api/office/openapi.json', '/api/office']
  for (const path of paths) {
    const reply = await script.send('GET', path)
    expect([path, reply.status, reply.body.error]).toEqual([path, 404, unknown.body.error])
  }
  for (const path of ['/office', '/office/', '/office/login', '/office/orders'])
    expect([path, (await script.send('GET', path)).status]).toEqual([path, 404])
  const input = { email: 'frida@office.example', password: 'seven slow swans', code: '123456' }
  expect((await script.send('POST', '/api/office/session', input)).status).toBe(404)
})

test('SEC-09 members’ pages and endpoints don’t answer on the office’s host, nor to a member’s session', async () => {
  const lena = await someone(site)
  const browser = onOffice()
  for (const [name, value] of lena.browser.cookies) browser.cookies.set(name, value)
  for (const path of [
    '/members',
    '/login',
    '/api/user.php',
    '/api/settings',
    '/media/x',
    '/credits',
  ])
    expect([path, (await browser.send('GET', path)).status]).toEqual([path, 404])
  const password = lena.password
  expect(
    (await browser.send('POST', '/api/user.php', { login: lena.email, password })).status,
  ).toBe(404)
  const root = await browser.send('GET', '/')
  expect([root.status, root.headers.get('location')]).toEqual([302, '/office'])
})

test('SEC-09 a request that a members’ page sends to the office’s host changes nothing', async () => {
  const frida = await officeClient(office, 'finance', 'Frida', officeHost)
  const forged: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-site', origin: site.url },
    { 'sec-fetch-site': 'cross-site' },
    { origin: site.url },
  ]
  for (const headers of forged)
    expect((await frida.send('DELETE', '/api/office/session', undefined, headers)).status).toBe(403)
  expect((await frida.send('GET', '/api/office/me')).status).toBe(200)
})

test('SEC-09 each pool’s office has its own host', async () => {
  const page = await webClient(site, '127.0.0.3').send('GET', '/office/login')
  expect(page.text).toContain('<title>Sarabande</title>')
})
