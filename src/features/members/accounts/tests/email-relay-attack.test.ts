import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { changeEmail } from '../testing/account-requests.ts'
import { signUpSomeone, someone } from '../testing/someone.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

// Programs that show email turn this into a link.
const name = 'www.bad-site.example win'

test('ACC-08 SEC-05 emails to unconfirmed addresses don’t contain the name that a stranger chose', async () => {
  const victims = ['one@relay.example', 'two@relay.example']
  const { browser } = await signUpSomeone(site, { name, email: victims[0] })
  expect((await browser.send('POST', '/api/resets', { email: victims[0] })).status).toBe(200)
  const confirmed = await someone(site, { name: `${name}s` })
  expect((await changeEmail(confirmed.browser, victims[1] as string)).status).toBe(200)

  const mails = await Promise.all(victims.map((to) => site.mails(to)))
  expect(mails.map((sent) => sent.length)).toEqual([2, 1])
  for (const mail of mails.flat())
    expect([mail.subject, mail.text, mail.html].join('\n')).not.toMatch(/bad-site/)
})
