import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { signUp } from '#test/harness/people.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { consent, fillFields } from '../testing/fill-sign-up.ts'
import { webClient } from '../testing/web-client.ts'

const stage = withSite({ cast: false })
const phone = { width: 390, height: 844 }
const minute = 60_000

/** Fills in the first step and ticks the consents last. */
async function fill(page: Page, more: { name: string; email: string }) {
  const form = await fillFields(page, more)
  await form.getByLabel(phrase('accounts.fields.message')).fill('I bake on Sundays.')
  return form
}

test(
  'ACC-01 the draft of the first step survives a reload, except for the password and the consents',
  async () => {
    const page = await stage.visitor(phone)
    await page.goto('/signup')
    await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
    await fill(page, { name: 'Robin', email: 'robin@example.org' })
    await consent(page)
    await page.reload()
    const form = page.getByRole('form', { name: phrase('accounts.signup.title') })
    await expect
      .poll(() => form.getByLabel(phrase('accounts.fields.name')).inputValue())
      .toBe('Robin')
    expect(await form.getByLabel(phrase('accounts.fields.email')).inputValue()).toBe(
      'robin@example.org',
    )
    expect([
      await form.getByLabel(phrase('accounts.fields.day')).inputValue(),
      await form.getByLabel(phrase('accounts.fields.month')).inputValue(),
      await form.getByLabel(phrase('accounts.fields.year')).inputValue(),
    ]).toEqual(['4', '7', '1991'])
    expect(await form.getByLabel(phrase('accounts.fields.message')).inputValue()).toBe(
      'I bake on Sundays.',
    )
    expect(await form.getByLabel(phrase('accounts.fields.woman')).isChecked()).toBe(true)
    expect(
      await form.getByLabel(phrase('accounts.fields.password'), { exact: true }).inputValue(),
    ).toBe('')
    expect(
      await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
    ).not.toContain('quiet evening')
    expect(await page.getByLabel(phrasePattern('accounts.signup.terms')).isChecked()).toBe(false)
    expect(await page.getByLabel(phrase('accounts.signup.fictional_label')).isChecked()).toBe(false)
  },
  minute,
)

test(
  'ACC-02 sign-up is a dialog on a large screen and a page on a phone, and cannot be closed while it is being submitted',
  async () => {
    const page = await stage.visitor()
    await page.goto('/login')
    await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
    const open = () =>
      page
        .getByRole('main')
        .getByRole('link', { name: phrase('accounts.signup.title') })
        .click()
    const dialog = page.getByRole('dialog')
    await open()
    await dialog.waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await open()
    await dialog.waitFor()
    await page.mouse.click(5, 5)
    await dialog.waitFor({ state: 'detached' })

    await open()
    await fill(page, { name: 'Maud', email: 'maud@example.org' })
    await consent(page)
    let releaseRequest = () => {}
    const released = new Promise<void>((resolve) => {
      releaseRequest = resolve
    })
    await page.route('**/api/accounts', async (route) => {
      await released
      await route.continue()
    })
    await page.getByRole('button', { name: phrase('accounts.signup.submit') }).click()
    await page.getByText(phrase('accounts.signup.submitting')).waitFor()
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect.poll(() => dialog.count()).toBe(1)
    expect(
      await dialog.getByRole('button', { name: phrase('accounts.signup.close') }).count(),
    ).toBe(0)
    releaseRequest()
    await page.waitForURL('**/complete-signup**')
    await page.goto('/signup')
    await page.waitForURL('**/members')

    const small = await stage.visitor(phone)
    await small.goto('/login')
    await small.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
    await small
      .getByRole('main')
      .getByRole('link', { name: phrase('accounts.signup.title') })
      .click()
    await small.waitForURL('**/signup')
    await expect.poll(() => small.getByRole('dialog').count()).toBe(0)
  },
  minute,
)

test(
  'every invalid field shows its error below it, and focus moves to the first',
  async () => {
    const page = await stage.visitor(phone)
    await page.goto('/signup')
    await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
    await page.getByLabel(phrase('accounts.fields.name')).fill('@robin')
    await page.getByLabel(phrase('accounts.fields.year')).fill('2020')
    await page.getByRole('button', { name: phrase('accounts.signup.submit') }).click()
    for (const words of [
      phrase('accounts.refusals.name_begins_with_at'),
      'Invalid email',
      'Invalid date of birth.',
      phrase('accounts.fields.choose'),
      phrase('accounts.refusals.terms_unaccepted'),
    ]) {
      await page.getByText(words).first().waitFor()
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  },
  minute,
)

test(
  'ACC-08 the waiting page continues automatically once the link is opened on any device',
  async () => {
    const page = await stage.visitor()
    await signUp(page, 'Nora')
    await page.goto('/complete-signup')
    await page.getByRole('heading', { name: phrase('accounts.confirm.heading') }).waitFor()
    await page.getByText('nora@example.org').waitFor()
    expect(
      await page
        .getByRole('button', { name: phrase('accounts.confirm.resend') })
        .getAttribute('aria-disabled'),
    ).toBe('true')
    await page.getByText(phrasePattern('accounts.confirm.wait')).waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    const [mail] = await stage.site().mails('nora@example.org')
    const link = new URL(mail?.links.find((one) => one.includes('/activate')) ?? '')
    const other = await stage.visitor(phone)
    // The token never reaches a server's log.
    expect(link.search).toBe('')
    await other.goto(link.pathname + link.hash)
    await other
      .getByRole('heading', { name: phrase('accounts.activate.done_heading', { name: 'Nora' }) })
      .waitFor()
    expect(new URL(other.url()).hash).toBe('')
    await other
      .getByRole('link', { name: phrase('app.nav.log_in') })
      .first()
      .waitFor()
    await page.waitForURL('**/activate/done', { timeout: 30_000 })
    await page.getByRole('link', { name: phrase('accounts.activate.profile_link') }).waitFor()

    await other.goto('/activate?token=made-up')
    await other.waitForURL('**/activate/error')
    await other.getByRole('link', { name: phrase('accounts.activate.support') }).waitFor()
  },
  minute,
)

test(
  'ACC-16 a member whose session was ended elsewhere is sent to the login page without an error and returns to the same page afterwards',
  async () => {
    const page = await stage.visitor()
    await signUp(page, 'Lotte')
    await page.goto('/members')
    await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
    // Another browser ends the same session.
    const other = webClient(stage.site())
    const session = (await page.context().cookies()).find(
      ({ name }) => name === '__Host-auth.session',
    )
    other.cookies.set('__Host-auth.session', session?.value ?? '')
    expect(
      (await other.send('GET', '/api/logout.php', undefined, { 'sec-fetch-site': 'same-origin' }))
        .status,
    ).toBe(204)

    // The next request of the page leads to the login: one by this click, unless a live event caused
    // one before.
    await openOwnProfile(page)
    await page.waitForURL('**/login?**')
    await page.getByText(phrase('accounts.login.lost')).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.getByLabel(phrase('accounts.fields.login')).fill('lotte@example.org')
    await page
      .getByLabel(phrase('accounts.fields.password'), { exact: true })
      .fill('a long and quiet evening')
    await page.getByRole('button', { name: phrase('accounts.login.submit'), exact: true }).click()
    await page.waitForURL((url) => ['/members', '/profile'].includes(url.pathname))

    // For a visitor the same 403 from user.php has no effect: the page stays.
    const visitor = await stage.visitor()
    await visitor.goto('/reset-password')
    await visitor.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
    expect(await visitor.evaluate(async () => (await fetch('/api/user.php')).status)).toBe(403)
    expect(new URL(visitor.url()).pathname).toBe('/reset-password')
  },
  minute,
)

async function openOwnProfile(page: Page): Promise<void> {
  const timeout = 10_000
  try {
    await page.getByRole('button', { name: phrase('app.nav.account') }).click({ timeout })
    await page.getByRole('menuitem', { name: phrase('app.nav.my_profile') }).click({ timeout })
  } catch (error) {
    if (!page.url().includes('/login?')) throw error
  }
}
