import { expect, test } from 'vitest'
import { sendSignUp } from '#features/members/accounts/testing/fill-sign-up.ts'
import { phrase } from '#app/testing/phrase.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()

test('ACC-01 ACC-03 ACC-08 a visitor signs up, confirms with the emailed link, searches and opens a member', async () => {
  const page = await stage.visitor()
  const address = 'newcomer@example.org'
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: phrase('home.headline') }).waitFor()
  await page.getByRole('link', { name: phrase('home.sign_up') }).click()

  await sendSignUp(page, 'Marguerite', address)

  await page.waitForURL((url) => url.pathname === '/complete-signup')
  for (const step of [
    phrase('photos.step.title'),
    phrase('profiles.steps.personal.title'),
    phrase('profiles.steps.about.title'),
  ]) {
    await page.getByRole('heading', { level: 1, name: step }).waitFor()
    await page.getByRole('button', { name: phrase('accounts.signup.skip') }).click()
  }
  await page.waitForURL((url) => url.pathname === '/signup-matches')
  await page.getByRole('link', { name: phrase('accounts.signup.continue') }).click()
  await page.getByRole('heading', { name: phrase('accounts.confirm.heading') }).waitFor()
  expect(await page.getByRole('navigation', { name: phrase('app.nav.label') }).count()).toBe(0)

  const [mail] = await stage.site().mails(address)
  expect(mail?.subject).toBe(phrase('accounts.mail.confirm.subject', { site: 'Minuet' }))
  const link = new URL(mail?.links.find((one) => one.includes('/activate')) ?? '')
  const phone = await stage.visitor({ width: 390, height: 844 })
  await phone.goto(link.pathname + link.search + link.hash)
  await phone.getByRole('heading', { name: phrase('accounts.activate.done_title') }).waitFor()

  await page.waitForURL((url) => url.pathname === '/activate/done', { timeout: 30_000 })
  await page.getByRole('link', { name: phrase('accounts.activate.members_link') }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const first = page.getByRole('article').first().getByRole('link').first()
  const name = ((await first.textContent()) ?? '').split(',')[0]?.trim() ?? ''
  await first.click()
  await page.waitForURL(/\/members\/[0-9a-f-]{36}/)
  expect(name).not.toBe('')
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) }).waitFor()
})

test('ACC-10 ACC-11 a cast member logs in and out', async () => {
  const page = await stage.visitor()
  await page.goto('/login?to=/profile')
  await page.getByLabel(phrase('accounts.fields.login')).fill('elena@minuet.example')
  await page.getByLabel(phrase('accounts.fields.password'), { exact: true }).fill('wrong')
  await page.getByRole('button', { name: phrase('accounts.login.submit'), exact: true }).click()
  await page.getByText('Login failed, please try again').waitFor()
  await page.getByLabel(phrase('accounts.fields.password'), { exact: true }).fill('minuet-demo')
  await page.getByRole('button', { name: phrase('accounts.login.submit'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/profile')
  const cookie = (await page.context().cookies()).find(({ name }) => name === '__Host-auth.session')
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
  await page.getByRole('button', { name: phrase('app.nav.account') }).click()
  await page.getByRole('menuitem', { name: phrase('app.nav.log_out') }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/profile')
  await page.waitForURL((url) => url.pathname + url.search === '/login?to=%2Fprofile')
})
