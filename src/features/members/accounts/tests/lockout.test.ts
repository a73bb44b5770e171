import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { mailedToken, someone } from '../testing/someone.ts'
import { type Reply, type WebClient, webClient } from '../testing/web-client.ts'

let site: TestSite
beforeAll(async () => {
  // Rate limits per network address are only counted, not enforced: all these browsers share one
  // address.
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const logIn = (browser: WebClient, login: string, password = 'three tall herons') =>
  browser.send('POST', '/api/user.php', { login, password })
const user = (browser: WebClient) => browser.send('GET', '/api/user.php')
const refusal = ({ status, body }: Reply) => [status, body.error?.code]

test('SEC-08 failed attempts by strangers lock out only strangers: the owner’s browser and the emailed link keep working', async () => {
  const { email, browser } = await someone(site)
  await browser.send('GET', '/api/logout.php', undefined, { 'sec-fetch-site': 'same-origin' })
  for (let count = 0; count < 12; count += 1) await logIn(webClient(site), email, 'wrong')
  expect((await logIn(webClient(site), email)).status).toBe(429)
  expect((await logIn(browser, email)).status).toBe(200)
  const newDevice = webClient(site)
  expect((await newDevice.send('POST', '/api/resets', { email })).status).toBe(200)
  const token = await mailedToken(site, email, '/reset-password/do')
  const newPassword = 'four taller herons'
  expect(
    (
      await newDevice.send('POST', '/api/passwords', {
        token,
        password: newPassword,
        password_again: newPassword,
      })
    ).status,
  ).toBe(200)
  expect((await user(newDevice)).status).toBe(200)
})

test('SEC-08 ACC-10 fifty simultaneous failed attempts count as exactly ten, and a day under attack never locks the owner out permanently', async () => {
  const { email, name, browser } = await someone(site)
  const codes = (
    await Promise.all(Array.from({ length: 50 }, () => logIn(webClient(site), email, 'wrong')))
  )
    .map(({ body }) => body.error?.code)
    // An attempt rejected because the queue is full does not count as an attempt.
    .filter((code) => code !== 'accounts.busy')
  const failed = codes.filter((code) => code === 'accounts.login_failed').length
  for (let left = 10 - failed; left > 0; left -= 1)
    expect((await logIn(webClient(site), email, 'wrong')).body.error?.code).toBe(
      'accounts.login_failed',
    )
  expect(failed).toBeLessThanOrEqual(10)
  expect(refusal(await logIn(webClient(site), email))).toEqual([429, 'accounts.locked_out'])
  // Attempts are counted per login as typed: the name has its own ten attempts, and neither count
  // extends the other's block.
  expect((await logIn(webClient(site), name)).status).toBe(200)

  for (let round = 0; round < 4; round += 1) {
    for (let count = 0; count < 12; count += 1) await logIn(webClient(site), email, 'wrong')
    for (let count = 0; count < 7; count += 1)
      await webClient(site).send('POST', '/api/resets', { email })
    // The owner's own browser can log in, and is not counted with the strangers' attempts.
    expect((await logIn(browser, email)).status).toBe(200)
    // Attempts during a block do not extend it: it ends after 15 minutes.
    site.server.infrastructure.clock.moveBy(15 * 60_000)
    expect((await logIn(webClient(site), email)).status).toBe(200)
  }
  // Strangers may have used up the email limit for this address, but the owner received those
  // emails, and the owner's own browser has its own limit.
  const before = (await site.mails(email)).length
  expect((await browser.send('POST', '/api/resets', { email })).status).toBe(200)
  expect((await site.mails(email)).length).toBe(before + 1)
  const token = await mailedToken(site, email, '/reset-password/do')
  const fresh = 'four taller herons'
  const anywhere = webClient(site)
  expect(
    (
      await anywhere.send('POST', '/api/passwords', {
        token,
        password: fresh,
        password_again: fresh,
      })
    ).status,
  ).toBe(200)
  expect((await user(anywhere)).status).toBe(200)
})
