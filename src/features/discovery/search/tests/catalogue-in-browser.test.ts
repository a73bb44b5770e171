import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { openReader, openRendered } from '#test/harness/open-rendered.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'
import { sendSignUp } from '#features/members/accounts/testing/fill-sign-up.ts'
import { phrase } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })
const phone = { width: 390, height: 844 }
const minute = 60_000
const waitForHydration = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
const findPanel = (page: Page) => page.getByRole('region', { name: phrase('search.beside') })

/** Signs up over HTTP and logs the page in. */
async function signUp({ request }: Page, name: string): Promise<void> {
  const data = {
    id: randomUUID(),
    email: `${name.toLowerCase()}@example.org`,
    name,
    password: 'a long and quiet evening',
    date_of_birth: '1991-07-04',
    gender: 'female',
    seeking: ['male'],
    fictional_acknowledged: true,
    terms_accepted: true,
  }
  expect((await request.post('/api/accounts', { data })).status()).toBe(200)
}

test(
  'ACC-03 members are shown next to the steps on wide screens, below the form in the dialog, and nowhere on a phone',
  async () => {
    const page = await stage.visitor()
    await page.goto('/signup')
    const panel = findPanel(page)
    await panel.getByRole('listitem').nth(5).waitFor()
    expect(await panel.getByRole('listitem').count()).toBe(6)
    // A photo, an age, a place: no links or buttons, and no fictional profiles.
    expect(await panel.getByRole('listitem').first().innerText()).toMatch(/^\p{L}+, \d\d\s+\p{L}/u)
    expect(await panel.locator('a, button').count()).toBe(0)
    expect(await panel.getByText('Isabel').count()).toBe(0)
    const form = await page
      .getByRole('form', { name: phrase('search.closed.sign_up') })
      .boundingBox()
    expect((await panel.boundingBox())?.x ?? 0).toBeGreaterThanOrEqual(
      (form?.x ?? 0) + (form?.width ?? 0),
    )

    await page.goto('/login')
    await waitForHydration(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: phrase('search.closed.sign_up') })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('region', { name: phrase('search.beside') })
      .getByRole('listitem')
      .nth(5)
      .waitFor()

    const small = await stage.visitor(phone)
    const requestedPaths: string[] = []
    small.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
    await small.goto('/signup')
    await waitForHydration(small)
    await small.getByRole('button', { name: phrase('accounts.signup.submit') }).waitFor()
    await small.waitForLoadState('networkidle')
    expect(await findPanel(small).count()).toBe(0)
    expect(requestedPaths).not.toContain('/api/members')
  },
  minute,
)

test(
  'ACC-03 if visitors may not search, the panel is hidden next to the form and shown next to the new member’s steps',
  async () => {
    const { sites } = stage.site().server.product
    await sites.changeSettings(1, { logged_out_search: 'none' })
    try {
      const page = await stage.visitor()
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto('/signup')
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      expect(await findPanel(page).count()).toBe(0)
      expect(asked).not.toContain('/api/members')
      await sendSignUp(page, 'Wilma')
      await page.waitForURL('**/complete-signup**')
      await findPanel(page).getByRole('listitem').first().waitFor()
    } finally {
      await sites.changeSettings(1, { logged_out_search: 'all' })
    }
  },
  minute,
)

test(
  'ACC-03 after the last step six people are suggested, none of them fictional, followed by the email confirmation page',
  async () => {
    const page = await stage.visitor(phone)
    await signUp(page, 'Paulina')
    // At first the people can't be loaded; the page shows an error, and a retry loads them.
    await page.route('**/api/members?**', (route) => route.abort())
    await page.clock.install()
    await page.goto('/complete-signup?step=about')
    await page.getByRole('button', { name: phrase('accounts.signup.skip') }).click()
    await page.waitForURL('**/signup-matches**')
    await advanceClockUntil(page, page.getByRole('button', { name: phrase('search.retry') }))
    await page.getByRole('link', { name: phrase('search.matches.continue') }).waitFor()
    await page.unroute('**/api/members?**')
    await page.getByRole('button', { name: phrase('search.retry') }).click()
    await page
      .getByRole('heading', {
        level: 1,
        name: phrase('search.matches.in', { place: 'Netherlands' }),
      })
      .waitFor()
    const people = page.getByRole('main').getByRole('article')
    expect(await people.count()).toBe(6)
    expect(await page.getByRole('main').getByText(phrase('sites.fictional_singular')).count()).toBe(
      0,
    )
    await people.first().getByRole('button').click()
    await people.first().locator('button[aria-pressed="true"]').waitFor()
    await page.getByRole('link', { name: phrase('search.matches.continue') }).click()
    await page.getByRole('heading', { name: phrase('accounts.confirm.heading') }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/complete-signup')

    // The page also works at its own URL and keeps the return path; a visitor must log in.
    const rendered = await page.context().newPage()
    await openRendered(rendered, '/signup-matches?to=%2Flikes')
    await rendered.getByRole('article').nth(5).waitFor()
    expect(
      await rendered
        .getByRole('link', { name: phrase('search.matches.continue') })
        .getAttribute('href'),
    ).toBe('/complete-signup?to=%2Flikes')
    const stranger = await fetch(`${stage.site().url}/signup-matches`, { redirect: 'manual' })
    expect(stranger.status).toBe(302)
    expect(stranger.headers.get('location')).toMatch(/^\/login\?/)
  },
  2 * minute,
)

test(
  'ACC-06 where a traffic source is required, visitors without one see the invitation notice instead of the form',
  async () => {
    const { sites } = stage.site().server.product
    await sites.changeSettings(1, { signups: 'with_trafficsource' })
    try {
      const page = await openReader(stage)
      await openRendered(page, '/signup')
      await page.getByText(phrase('accounts.signup.closed_title')).waitFor()
      expect(await page.getByRole('form').count()).toBe(0)
      await openRendered(page, '/signup?network=harbour')
      await page.getByRole('button', { name: phrase('accounts.signup.submit') }).waitFor()
      expect(await page.getByText(phrase('accounts.signup.closed_title')).count()).toBe(0)
    } finally {
      await sites.changeSettings(1, { signups: 'all' })
    }
  },
  minute,
)

test('SRCH-06 a profile shows similar people, and until they load, people already loaded during this visit; a blocked member is not among them', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await openHydrated(page, '/members')
  const seen = await page.locator('.pcard-link').allTextContents()
  expect(seen.length).toBeGreaterThan(4)
  // Delays the similar people, so that the others appear first.
  let release = () => {}
  const releasePromise = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/members/*/related', async (route) => {
    await releasePromise
    await route.continue()
  })
  const [name = ''] = seen[0]?.split(',') ?? []
  await page.locator('.pcard-link').first().click()
  const others = page.getByRole('region', { name: phrase('search.others') })
  await others.waitFor()
  const shownNames = await others.locator('.pcard-link').allTextContents()
  expect(shownNames).toHaveLength(8)
  expect(shownNames).not.toContain(seen[0])
  for (const each of shownNames) expect(seen).toContain(each)
  expect(await page.getByRole('region', { name: phrase('search.related', { name }) }).count()).toBe(
    0,
  )

  release()
  const related = page.getByRole('region', { name: phrase('search.related', { name }) })
  await related.waitFor()
  const alike = await related.locator('.pcard-link').allTextContents()
  expect(alike.length).toBeGreaterThan(0)
  expect(alike.length).toBeLessThanOrEqual(8)
  expect(alike).not.toContain(seen[0])
  // No one appears twice.
  for (const each of await others.locator('.pcard-link').allTextContents())
    expect(alike).not.toContain(each)

  // A blocked member is not among those loaded earlier.
  const [first = '', second = ''] = seen
  await page.locator('main button[aria-haspopup="menu"]:visible').first().click()
  await page.getByRole('menuitem').last().click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await page.waitForURL('**/members')
  await page.locator('.pcard-link', { hasText: second }).first().click()
  await page
    .getByRole('region', {
      name: phrase('search.related', { name: second.split(',')[0] ?? '' }),
    })
    .waitFor()
  expect(await page.locator('main .pcard-link').allTextContents()).not.toContain(first)
})
