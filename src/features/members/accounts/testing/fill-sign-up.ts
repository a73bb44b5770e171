import type { Page } from 'playwright-core'

/**
 * Opens the sign-up in a browser and completes its first step, as a woman born in 1991 who is
 * looking for men.
 */
export async function fillSignUp(page: Page, name: string): Promise<void> {
  await page.goto('/signup')
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
  await sendSignUp(page, name)
  await page.waitForURL('**/complete-signup**')
}

/** Fills in the open form and submits it. */
export async function sendSignUp(page: Page, name: string, email = `${name.toLowerCase()}@example.org`): Promise<void> {
  const form = page.getByRole('form', { name: 'Create your profile' })
  await form.getByLabel('User name').fill(name)
  await form.getByLabel('E-mail address').fill(email)
  await form.getByLabel('Password', { exact: true }).fill('a long and quiet evening')
  await form.getByLabel('Day').fill('4')
  await form.getByLabel('Month').fill('7')
  await form.getByLabel('Year').fill('1991')
  await form.getByText('A woman', { exact: true }).click()
  await form.getByText('Men', { exact: true }).click()
  await page.getByLabel('I have read that some profiles here are fictional').check()
  await page.getByLabel('I accept the terms').check()
  await page.getByRole('button', { name: 'Create my profile' }).click()
}
