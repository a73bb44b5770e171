import { expect, test } from 'vitest'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import { pageText } from '#app/testing/page-text.ts'
import { phrase } from '#app/testing/phrase.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { findSeriousViolations } from '../harness/axe.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()
const newPassword = 'seven slow swans at dusk'

test('ACC-12 a forgotten password: the emailed link sets a new one, once, and ends every other session; an invalid address is refused beside its field', async () => {
  const elsewhere = webClient(stage.site())
  expect((await logIn(elsewhere, 'minuet-demo')).status).toBe(200)
  expect((await elsewhere.send('GET', '/profile')).status).toBe(200)
  const page = await stage.visitor()
  const logInPage = (await webClient(stage.site()).send('GET', '/login')).text
  expect(pageText(logInPage, /<a [^>]*href="\/reset-password".*?<\/a>/s)).toBe(
    phrase('accounts.login.forgot'),
  )
  await openHydrated(page, '/reset-password')
  // An invalid address is refused with an error next to its field, and stays in it.
  await page.getByLabel(phrase('accounts.fields.email')).fill('amara at minuet')
  await page.getByRole('button', { name: phrase('accounts.reset.submit') }).click()
  await page.getByText('Invalid email').waitFor()
  expect(await page.getByLabel(phrase('accounts.fields.email')).inputValue()).toBe(
    'amara at minuet',
  )
  await page.getByLabel(phrase('accounts.fields.email')).fill('amara@minuet.example')
  await page.getByRole('button', { name: phrase('accounts.reset.submit') }).click()
  await page.getByRole('heading', { name: phrase('accounts.reset.sent_heading') }).waitFor()
  await page
    .getByText(phrase('accounts.reset.sent_text', { email: 'amara@minuet.example', minutes: 30 }))
    .waitFor()

  const [mail] = await stage.site().mails('amara@minuet.example')
  expect(mail?.subject).toBe(phrase('accounts.mail.reset.subject', { site: 'Minuet' }))
  const link = new URL(mail?.links.find((one) => one.includes('/reset-password/do')) ?? '')
  expect(link.origin.endsWith(`:${stage.site().port}`)).toBe(true)
  const path = link.pathname + link.search + link.hash

  await openHydrated(page, path)
  await page.getByRole('heading', { level: 1, name: phrase('accounts.reset.do_heading') }).waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  const [password, again] = [
    page.locator('input[name="password"]'),
    page.getByLabel(phrase('accounts.fields.password_again')),
  ]
  const save = page.getByRole('button', { name: phrase('accounts.reset.do_submit') })
  await password.fill(newPassword)
  await again.fill('seven slow swans at dawn')
  await save.click()
  await page.getByText('The entered passwords are not the same.').waitFor()
  await password.fill('password')
  await again.fill('password')
  await save.click()
  await page.getByText(phrase('accounts.refusals.weak_password', { min: 8 })).waitFor()
  await password.fill(newPassword)
  await again.fill(newPassword)
  await save.click()
  await page.waitForURL((url) => url.pathname === '/members')
  await page.getByRole('button', { name: phrase('app.nav.account') }).waitFor()

  expect((await elsewhere.send('GET', '/api/user.php')).status).toBe(403)
  const profile = await elsewhere.send('GET', '/profile')
  expect([profile.status, profile.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/^\/login/),
  ])
  const refused = await logIn(elsewhere, 'minuet-demo')
  expect([refused.status, refused.body.error?.message]).toEqual([
    422,
    'Login failed, please try again',
  ])
  expect((await logIn(elsewhere, newPassword)).status).toBe(200)

  const expiredLinkPage = await stage.visitor()
  await openHydrated(expiredLinkPage, path)
  // Shown before anything is typed.
  await expiredLinkPage.getByText(phrase('accounts.refusals.reset_failed')).waitFor()
  expect(await expiredLinkPage.locator('main input').count()).toBe(0)
  await expiredLinkPage.getByRole('link', { name: phrase('accounts.reset.again') }).click()
  await expiredLinkPage.waitForURL((url) => url.pathname === '/reset-password')
})

test('ACC-12 SEC-07 for an address without an account the response is the same and no email is sent', async () => {
  const visitor = webClient(stage.site())
  const request = (email: string) => visitor.send('POST', '/api/resets', { email })
  const [known, unknown] = [
    await request('mei@minuet.example'),
    await request('nobody@example.org'),
  ]
  expect(known.status).toBeLessThan(300)
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  expect((await stage.site().mails('mei@minuet.example')).length).toBe(1)
  expect(await stage.site().mails('nobody@example.org')).toEqual([])
})

const logIn = (client: WebClient, password: string) =>
  client.send('POST', '/api/user.php', { login: 'Amara', password })
