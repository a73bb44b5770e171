import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { sharedBrowser } from '#test/harness/launch-browser.ts'
import { withSite } from '#test/harness/with-site.ts'
import { consent, fillFields, fillSignUp } from '../testing/fill-sign-up.ts'

const stage = withSite({ cast: false, signUpChallenge: true })
const phone = { width: 390, height: 844 }
const minute = 60_000

async function openForm(page: Page, name: string) {
  await page.goto('/signup')
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
  const form = await fillFields(page, { name, email: `${name.toLowerCase()}@example.org` })
  await consent(page)
  return form
}
const submit = (page: Page) =>
  page.getByRole('button', { name: phrase('accounts.signup.submit') }).click()

test(
  'the browser solves the challenge in a worker served by the site while the form is filled in',
  async () => {
    const page = await stage.visitor(phone)
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    const workers: string[] = []
    page.on('worker', (worker) => void workers.push(new URL(worker.url()).origin))
    const scripts: string[] = []
    page.on('request', (request) => void scripts.push(new URL(request.url()).pathname))
    await page.goto('/signup')
    await page.waitForLoadState('networkidle')
    expect(scripts).not.toContain('/api/sign-up-challenges')
    expect(scripts.filter((path) => path.includes('challenge'))).toEqual([])
    await fillSignUp(page, 'Philippa')
    expect(workers).toEqual([new URL(page.url()).origin])
    expect(problems).toEqual([])
  },
  minute,
)

test(
  'a form submitted before the calculation has finished shows a notice and is then sent',
  async () => {
    const page = await stage.visitor(phone)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/sign-up-challenges', async (route) => {
      await released
      await route.continue()
    })
    await openForm(page, 'Quirina')
    await submit(page)
    const status = page
      .getByRole('status')
      .filter({ hasText: phrase('accounts.signup.calculating') })
    await status.waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    release()
    await page.waitForURL('**/complete-signup**')
  },
  minute,
)

test(
  'an expired challenge is replaced, and no input is lost',
  async () => {
    const page = await stage.visitor(phone)
    const statuses: number[] = []
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/api/accounts') statuses.push(response.status())
    })
    const issued = page.waitForResponse('**/api/sign-up-challenges')
    await openForm(page, 'Rosalind')
    await issued
    stage.site().server.infrastructure.clock.moveBy(601_000)
    await submit(page)
    await page.waitForURL('**/complete-signup**')
    expect(statuses).toEqual([422, 200])
  },
  minute,
)

test(
  'if no challenge is accepted the form explains why and keeps the input',
  async () => {
    const page = await stage.visitor(phone)
    let sent = 0
    await page.route('**/api/accounts', async (route) => {
      sent += 1
      await route.continue({
        postData: JSON.stringify({ ...route.request().postDataJSON(), solution: 'AAAA' }),
      })
    })
    const form = await openForm(page, 'Sidonie')
    await submit(page)
    await page.getByRole('alert').getByText(phrase('accounts.refusals.solution_invalid')).waitFor()
    expect(sent).toBe(3)
    expect(await form.getByLabel(phrase('accounts.fields.name')).inputValue()).toBe('Sidonie')
    await page.unroute('**/api/accounts')
    await submit(page)
    await page.waitForURL('**/complete-signup**')
  },
  minute,
)

test(
  'without workers the page calculates on its main thread; without scripts the form says that it needs them',
  async () => {
    const page = await stage.visitor(phone)
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
    await fillSignUp(page, 'Theodora')

    const context = await (await sharedBrowser()).newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`${stage.site().url}/signup`)
    // A browser with scripts disabled still parses the element as if they were enabled.
    expect(await plain.locator('noscript').textContent()).toContain(
      phrase('accounts.signup.needs_scripts'),
    )
    await plain.getByLabel(phrase('accounts.fields.password'), { exact: true }).fill('three herons')
    await plain.getByRole('button', { name: phrase('accounts.signup.submit') }).click()
    expect(plain.url()).not.toContain('herons')
    await context.close()
  },
  minute,
)
