import { expect, test } from 'vitest'
import { openHydrated } from '../harness/open-hydrated.ts'
import { findSeriousViolations } from '../harness/axe.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()
const newPassword = 'seven slow swans at dusk'

test('ACC-12 a forgotten password: the emailed link sets a new one, once, and ends every other session', async () => {
  const elsewhere = await stage.visitor({ as: 'Amara' })
  const page = await stage.visitor()
  await openHydrated(page, '/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The log-in page being left has an email field too.
  await page.getByRole('button', { name: 'Send the link' }).waitFor()
  await page.getByLabel('E-mail address').fill('amara@minuet.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  await page
    .getByText('If amara@minuet.example has an account here, a link is on its way. It works for 30 minutes.')
    .waitFor()

  const [mail] = await stage.site().mails('amara@minuet.example')
  expect(mail?.subject).toBe('Choose a new password for Minuet')
  const link = new URL(mail?.links.find((one) => one.includes('/reset-password/do')) ?? '')
  expect(link.origin.endsWith(`:${stage.site().port}`)).toBe(true)
  const path = link.pathname + link.search + link.hash

  await openHydrated(page, path)
  await page.getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  const [password, again] = [page.locator('input[name="password"]'), page.getByLabel('New password again')]
  const save = page.getByRole('button', { name: 'Save and log in' })
  await password.fill(newPassword)
  await again.fill('seven slow swans at dawn')
  await save.click()
  await page.getByText('The entered passwords are not the same.').waitFor()
  await password.fill('password')
  await again.fill('password')
  await save.click()
  await page.getByText('Too easy to guess. Use at least 8 characters, and not your name or a common word.').waitFor()
  await password.fill(newPassword)
  await again.fill(newPassword)
  await save.click()
  await page.waitForURL((url) => url.pathname === '/members')
  await page.getByRole('button', { name: /Your account/ }).waitFor()

  await elsewhere.goto('/profile')
  await elsewhere.waitForURL((url) => url.pathname === '/login')
  await openHydrated(elsewhere, '/login')
  await elsewhere.getByLabel('E-mail address or user name').fill('Amara')
  await elsewhere.getByLabel('Password', { exact: true }).fill('minuet-demo')
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click()
  await elsewhere.getByText('Login failed, please try again').waitFor()
  await elsewhere.getByLabel('Password', { exact: true }).fill(newPassword)
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click()
  await elsewhere.waitForURL((url) => url.pathname === '/members')

  const expiredLinkPage = await stage.visitor()
  await openHydrated(expiredLinkPage, path)
  // Shown before anything is typed.
  await expiredLinkPage.getByText('This link has expired or is not valid. Ask for a new one.').waitFor()
  expect(await expiredLinkPage.locator('main input').count()).toBe(0)
  await expiredLinkPage.getByRole('link', { name: 'Ask for a new link' }).click()
  await expiredLinkPage.waitForURL((url) => url.pathname === '/reset-password')
})

test('ACC-12 SEC-07 for an address without an account the message is the same and no email is sent', async () => {
  const page = await stage.visitor()
  await openHydrated(page, '/reset-password')
  await page.getByLabel('E-mail address').fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page
    .getByText('If nobody@example.org has an account here, a link is on its way. It works for 30 minutes.')
    .waitFor()
  expect(await stage.site().mails('nobody@example.org')).toEqual([])
})

test('ACC-12 an invalid address is refused beside its field and stays in it', async () => {
  const page = await stage.visitor()
  await openHydrated(page, '/reset-password')
  await page.getByLabel('E-mail address').fill('amara at minuet')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('Invalid email').waitFor()
  expect(await page.getByLabel('E-mail address').inputValue()).toBe('amara at minuet')
})
