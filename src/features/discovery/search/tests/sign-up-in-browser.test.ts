import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'
import { fillSignUp } from '#features/members/accounts/testing/fill-sign-up.ts'

const stage = withSite({ cast: 'silent' })
const phone = { width: 390, height: 844 }
const minute = 60_000
const waitForHydration = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
const findPanel = (page: Page) => page.getByRole('region', { name: 'Seen here lately' })

async function skipSteps(page: Page) {
  for (const step of ['Show your face, or your Sunday', 'A few things about you', 'In your own words']) {
    await page.getByRole('heading', { level: 1, name: step }).waitFor()
    await page.getByRole('button', { name: 'Skip this step' }).click()
  }
  await page.waitForURL('**/signup-matches**')
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
    const form = await page.getByRole('form', { name: 'Create your profile' }).boundingBox()
    expect((await panel.boundingBox())?.x ?? 0).toBeGreaterThanOrEqual((form?.x ?? 0) + (form?.width ?? 0))
    expect(await findSeriousViolations(page)).toEqual([])

    await page.goto('/login')
    await waitForHydration(page)
    await page.getByRole('main').getByRole('link', { name: 'Create your profile' }).click()
    await page
      .getByRole('dialog')
      .getByRole('region', { name: 'Seen here lately' })
      .getByRole('listitem')
      .nth(5)
      .waitFor()

    const small = await stage.visitor(phone)
    const requestedPaths: string[] = []
    small.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
    await small.goto('/signup')
    await waitForHydration(small)
    await small.getByRole('button', { name: 'Create my profile' }).waitFor()
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
      await fillSignUp(page, 'Wilma')
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
    await fillSignUp(page, 'Paulina')
    // The people can't be loaded at first: the page says so, and a retry loads them.
    await page.route('**/api/members?**', (route) => route.abort())
    await page.clock.install()
    await skipSteps(page)
    await advanceClockUntil(page, page.getByRole('button', { name: 'Try again' }))
    await page.getByRole('link', { name: 'Continue' }).waitFor()
    await page.unroute('**/api/members?**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'People in Netherlands' }).waitFor()
    const people = page.getByRole('main').getByRole('article')
    expect(await people.count()).toBe(6)
    expect(await page.getByRole('main').getByText('Fictional').count()).toBe(0)
    await people.first().getByRole('button').click()
    await people.first().locator('button[aria-pressed="true"]').waitFor()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/complete-signup')

    // The page also works at its own URL and keeps the return path; a visitor must log in.
    await page.goto('/signup-matches?to=%2Flikes')
    await page.getByRole('article').nth(5).waitFor()
    expect(await page.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/complete-signup?to=%2Flikes')
    expect(await findSeriousViolations(page)).toEqual([])
    const stranger = await stage.visitor(phone)
    await stranger.goto('/signup-matches')
    expect(new URL(stranger.url()).pathname).toBe('/login')
  },
  2 * minute,
)

test(
  'ACC-06 without a traffic source the form is replaced by the invitation notice where one is required',
  async () => {
    const { sites } = stage.site().server.product
    await sites.changeSettings(1, { signups: 'with_trafficsource' })
    try {
      const page = await stage.visitor(phone)
      await page.goto('/signup')
      await page.getByText('By invitation only').waitFor()
      expect(await page.getByRole('form').count()).toBe(0)
      await page.goto('/signup?network=harbour')
      await page.getByRole('button', { name: 'Create my profile' }).waitFor()
      expect(await page.getByText('By invitation only').count()).toBe(0)
    } finally {
      await sites.changeSettings(1, { signups: 'all' })
    }
  },
  minute,
)
