import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { webClient } from '../testing/web-client.ts'

const stage = withSite({ cast: false })
const phone = { width: 390, height: 844 }
const minute = 60_000

/** Fills in the first step; the consents are ticked last. */
async function fill(page: Page, more: { name: string; email: string }) {
  const form = page.getByRole('form', { name: 'Create your profile' })
  await form.getByLabel('User name').fill(more.name)
  await form.getByLabel('E-mail address').fill(more.email)
  await form.getByLabel('Password', { exact: true }).fill('a long and quiet evening')
  await form.getByLabel('Day').fill('4')
  await form.getByLabel('Month').fill('7')
  await form.getByLabel('Year').fill('1991')
  await form.getByText('A woman', { exact: true }).click()
  await form.getByText('Men', { exact: true }).click()
  await form.getByLabel('First words about you').fill('I bake on Sundays.')
  return form
}

async function consent(page: Page) {
  await page.getByLabel('I have read that some profiles here are fictional').check()
  await page.getByLabel('I accept the terms').check()
}

/** Signs up a new member and returns their page on the screen after the first step. */
async function newcomer(page: Page, name: string) {
  await page.goto('/signup')
  await fill(page, { name, email: `${name.toLowerCase()}@example.org` })
  await consent(page)
  await page.getByRole('button', { name: 'Create my profile' }).click()
  await page.waitForURL('**/complete-signup**')
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
    const form = page.getByRole('form', { name: 'Create your profile' })
    await expect.poll(() => form.getByLabel('User name').inputValue()).toBe('Robin')
    expect(await form.getByLabel('E-mail address').inputValue()).toBe('robin@example.org')
    expect([
      await form.getByLabel('Day').inputValue(),
      await form.getByLabel('Month').inputValue(),
      await form.getByLabel('Year').inputValue(),
    ]).toEqual(['4', '7', '1991'])
    expect(await form.getByLabel('First words about you').inputValue()).toBe('I bake on Sundays.')
    expect(await form.getByLabel('A woman').isChecked()).toBe(true)
    expect(await form.getByLabel('Password', { exact: true }).inputValue()).toBe('')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'quiet evening',
    )
    expect(await page.getByLabel('I accept the terms').isChecked()).toBe(false)
    expect(await page.getByLabel('I have read that some profiles').isChecked()).toBe(false)
  },
  minute,
)

test(
  'ACC-02 sign-up is a dialog on a large screen and a page on a phone, and cannot be closed while it is being submitted',
  async () => {
    const page = await stage.visitor()
    await page.goto('/login')
    await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
    const open = () => page.getByRole('main').getByRole('link', { name: 'Create your profile' }).click()
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
    await page.getByRole('button', { name: 'Create my profile' }).click()
    await page.getByText('One moment').waitFor()
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    expect(await dialog.count()).toBe(1)
    expect(await dialog.getByRole('button', { name: 'Save and close' }).count()).toBe(0)
    releaseRequest()
    await page.waitForURL('**/complete-signup**')
    await page.goto('/signup')
    await page.waitForURL('**/members')

    const small = await stage.visitor(phone)
    await small.goto('/login')
    await small.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
    await small.getByRole('main').getByRole('link', { name: 'Create your profile' }).click()
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
    await page.getByLabel('User name').fill('@robin')
    await page.getByLabel('Year').fill('2020')
    await page.getByRole('button', { name: 'Create my profile' }).click()
    for (const words of [
      'A user name can’t start with @.',
      'Invalid email',
      'Invalid date of birth.',
      'Please choose.',
      'Please accept the terms to go on.',
    ]) {
      await page.getByText(words).first().waitFor()
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await page.getByLabel('Day').fill('1')
    await page.getByLabel('Month').fill('1')
    await page.getByText('enter a date of birth with an age of 18 or more').waitFor()
  },
  minute,
)

test(
  'ACC-08 the waiting page continues automatically once the link is opened on any device',
  async () => {
    const page = await stage.visitor()
    await newcomer(page, 'Nora')
    await page.goto('/complete-signup')
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    await page.getByText('nora@example.org').waitFor()
    expect(await page.getByRole('button', { name: 'Send it again' }).getAttribute('aria-disabled')).toBe('true')
    await page.getByText(/You can ask again in \d+ seconds?\./).waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    const [mail] = await stage.site().mails('nora@example.org')
    const link = new URL(mail?.links.find((one) => one.includes('/activate')) ?? '')
    const other = await stage.visitor(phone)
    await other.goto(link.pathname + link.search)
    await other.getByRole('heading', { name: 'You’re in, Nora.' }).waitFor()
    expect(new URL(other.url()).search).toBe('')
    await other.getByRole('link', { name: 'Log in' }).first().waitFor()
    await page.waitForURL('**/activate/done', { timeout: 30_000 })
    await page.getByRole('link', { name: 'To my profile' }).waitFor()

    await other.goto('/activate?token=made-up')
    await other.waitForURL('**/activate/error')
    await other.getByRole('link', { name: 'Contact support' }).waitFor()
  },
  minute,
)

test(
  'ACC-16 a member whose session was ended elsewhere is quietly taken to the login page and returns to the same page afterwards',
  async () => {
    const page = await stage.visitor()
    await newcomer(page, 'Lotte')
    await page.goto('/members')
    await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
    // Another browser ends the same session.
    const other = webClient(stage.site())
    const session = (await page.context().cookies()).find(({ name }) => name === 'auth.session')
    other.cookies.set('auth.session', session?.value ?? '')
    expect((await other.send('GET', '/api/logout.php', undefined, { 'sec-fetch-site': 'same-origin' })).status).toBe(
      204,
    )

    await page.getByRole('button', { name: /Your account/ }).click()
    await page.getByRole('menuitem', { name: 'My profile' }).click()
    await page.waitForURL('**/login?**')
    await page.getByText('You were logged out. Log in to continue').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.getByLabel('E-mail address or user name').fill('lotte@example.org')
    await page.getByLabel('Password', { exact: true }).fill('a long and quiet evening')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
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

for (const look of [
  { ...phone, locale: 'de', dark: true },
  { width: 1440, height: 900, locale: 'pl', dark: false },
]) {
  test(
    `the account pages have no serious accessibility findings in ${look.locale} at ${look.width} px`,
    async () => {
      const page = await stage.visitor(look)
      for (const path of [
        '/login?lost=1',
        '/signup',
        '/reset-password',
        '/reset-password/do?token=x',
        '/activate/done',
        '/activate/error',
      ]) {
        await page.goto(path)
        await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
        expect([path, await findSeriousViolations(page)]).toEqual([path, []])
        expect([path, await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)]).toEqual([
          path,
          false,
        ])
      }
    },
    minute,
  )
}
