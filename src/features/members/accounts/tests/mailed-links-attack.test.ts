import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { readUser } from '../testing/account-requests.ts'
import { signUpSomeone, someone } from '../testing/someone.ts'
import { webClient } from '../testing/web-client.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const paths = ['/activate', '/reset-password/do', '/mail-change/do', '/undo-change', '/reactivate']

test('SEC-07 the part of a mailed link that reaches a server or its log has no token', async () => {
  const lena = await someone(site)
  const current_password = lena.password
  const email = `new.${lena.email}`
  await webClient(site).send('POST', '/api/resets', { email: lena.email })
  await lena.browser.send('POST', '/api/account/email', { email, current_password })
  const password = 'four grey geese'
  const change = { current_password, password, password_again: password }
  expect((await lena.browser.send('PUT', '/api/account/password', change)).status).toBe(204)
  const deletion = { current_password: password }
  expect((await lena.browser.send('POST', '/api/account/deletion', deletion)).status).toBe(200)
  const mails = [...(await site.mails(lena.email)), ...(await site.mails(email))]
  const links = mails
    .flatMap((mail) => mail.links)
    .map((link) => new URL(link))
    .filter(({ pathname }) => paths.includes(pathname))
  expect(new Set(links.map(({ pathname }) => pathname))).toEqual(new Set(paths))
  for (const { pathname, search, hash } of links) {
    expect([pathname, search]).toEqual([
      pathname,
      pathname === '/undo-change' ? '?of=password' : '',
    ])
    expect(hash).toMatch(/^#token=[\w-]{43}$/)
  }
})

test('ACC-08 a mail scanner that opens the link, with the token as older emails had it, confirms nothing', async () => {
  const { browser, email } = await signUpSomeone(site)
  const [mail] = await site.mails(email)
  const link = new URL(mail?.links.find((one) => one.includes('/activate')) ?? '')
  for (const query of ['', `?${link.hash.slice(1)}`])
    expect((await webClient(site).send('GET', `/activate${query}`)).status).toBe(200)
  expect((await readUser(browser)).body).toMatchObject({ user: { status: 'not_confirmed' } })
})
