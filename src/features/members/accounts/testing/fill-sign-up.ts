import type { Page } from 'playwright-core'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

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
export async function sendSignUp(
  page: Page,
  name: string,
  email = `${name.toLowerCase()}@example.org`,
): Promise<void> {
  await fillFields(page, { name, email })
  await consent(page)
  await page.getByRole('button', { name: phrase('accounts.signup.submit') }).click()
}

/** Fills in the open form except for the consents, and returns it. */
export async function fillFields(page: Page, { name, email }: { name: string; email: string }) {
  const form = page.getByRole('form', { name: phrase('accounts.signup.title') })
  await form.getByLabel(phrase('accounts.fields.name')).fill(name)
  await form.getByLabel(phrase('accounts.fields.email')).fill(email)
  await form
    .getByLabel(phrase('accounts.fields.password'), { exact: true })
    .fill('a long and quiet evening')
  await form.getByLabel(phrase('accounts.fields.day')).fill('4')
  await form.getByLabel(phrase('accounts.fields.month')).fill('7')
  await form.getByLabel(phrase('accounts.fields.year')).fill('1991')
  await form.getByText(phrase('accounts.fields.woman'), { exact: true }).click()
  await form.getByText(phrase('accounts.fields.men'), { exact: true }).click()
  return form
}

/** Ticks the consents of the open form. */
export async function consent(page: Page): Promise<void> {
  await page.getByLabel(phrase('accounts.signup.fictional_label')).check()
  await page.getByLabel(phrasePattern('accounts.signup.terms')).check()
}
