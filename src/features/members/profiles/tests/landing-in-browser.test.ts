import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findScreenFixtures } from '#test/harness/screen-fixtures.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite()
const variants = [
  'landing',
  'landing2',
  'landing2/spring-mail',
  'landing3',
  'landing3/spring-mail',
] as const

/** A page as the server renders it; its scripts do not run. */
interface RenderedPage {
  readonly status: number
  readonly heading: string
  /** Text of the main part. */
  readonly text: string
  /** Names of the links in the main part. */
  readonly links: readonly string[]
  /** Number of links above it. */
  readonly bannerLinks: number
}

async function readRendered(page: Page, path: string): Promise<RenderedPage> {
  return page.evaluate(async (address) => {
    const answer = await fetch(address)
    const parsed = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const main = parsed.querySelector('main')
    for (const script of main?.querySelectorAll('script, style') ?? []) script.remove()
    return {
      status: answer.status,
      heading: parsed.querySelector('h1')?.textContent ?? '',
      text: main?.textContent ?? '',
      links: [...(main?.querySelectorAll('a') ?? [])].map((link) => link.textContent.trim()),
      bannerLinks: parsed.querySelectorAll('header:not(main header) a').length,
    }
  }, path)
}

test('NAV-11 each landing page of a member shows who it is about and what is not accessible yet, and has one link to sign-up', async () => {
  const { someone } = await findScreenFixtures(stage.site())
  const page = await stage.visitor()
  await page.goto('/icon.svg')
  for (const variant of variants) {
    const rendered = await readRendered(page, `/members/${someone}/${variant}`)
    expect(rendered.status).toBe(200)
    expect(rendered.heading).toMatch(/^\S+, \d\d$/)
    expect(rendered.links.filter((link) => link === phrase('landing.create'))).toHaveLength(1)
    expect(rendered.text).toContain(phrase('landing.free'))
    expect(rendered.text).not.toContain('undefined')
    // Only the logo bar is above it.
    expect(rendered.bannerLinks).toBe(1)
  }
  await openHydrated(page, `/members/${someone}/landing`)
  await page.getByRole('link', { name: phrase('landing.create') }).click()
  await page.locator('dialog[open] form input[name="name"]').waitFor()
})

test('NAV-11 the sign-up variant of a member’s page contains the form itself', async () => {
  const { someone } = await findScreenFixtures(stage.site())
  const page = await stage.visitor({ width: 390, height: 844 })
  await openHydrated(page, `/members/${someone}/signup`)
  expect(await page.locator('main form input[name="email"]').count()).toBe(1)
  expect(
    await page
      .locator('main')
      .getByRole('link', { name: phrase('landing.create') })
      .count(),
  ).toBe(0)
})

test('NAV-11 SITE-04 a visitor’s traffic source is stored, and removed from the URL', async () => {
  const { someone } = await findScreenFixtures(stage.site())
  const page = await stage.visitor({ locale: 'de' })
  const stored = await page.request.get(`/members/${someone}/landing2/auto?network=spring&sub1=a`)
  expect(new URL(stored.url()).pathname + new URL(stored.url()).search).toBe(
    `/members/${someone}/landing2/de`,
  )
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'network')
  expect(decodeURIComponent(cookie?.value ?? '')).toContain('network=spring')
  const english = await stage.visitor()
  const redirected = await english.request.get(`/members/${someone}/landing3/auto`)
  expect(new URL(redirected.url()).pathname).toBe(`/members/${someone}/landing3/eng`)
})

test('NAV-11 PRO-11 a fictional profile is labelled on its landing pages too', async () => {
  const { fictional } = await findScreenFixtures(stage.site())
  const page = await stage.visitor()
  await page.goto('/icon.svg')
  for (const variant of [...variants, 'signup']) {
    const { text } = await readRendered(page, `/members/${fictional}/${variant}`)
    expect(text).toContain(phrase('sites.fictional_singular'))
    expect(text).toMatch(phrasePattern('fictional_profiles.note.fictional'))
  }
})

test('NAV-11 members are redirected to the full page, and no one can find out whether a hidden profile exists', async () => {
  const { someone } = await findScreenFixtures(stage.site())
  const unknownMember = '00000000-0000-4000-8000-000000000000'
  const member = await stage.visitor({ as: 'Jonas' })
  const redirected = await member.request.get(`/members/${someone}/landing3/spring-mail`)
  expect(new URL(redirected.url()).pathname).toBe(`/members/${someone}`)
  const page = await stage.visitor()
  await page.goto('/icon.svg')
  expect((await readRendered(page, `/members/${unknownMember}/landing`)).status).toBe(404)
  expect((await readRendered(page, `/members/${someone}/landing2/No%20Slug`)).status).toBe(404)
  const { changeSettings } = stage.site().server.product.sites
  await changeSettings(1, { logged_out_search: 'none' })
  for (const id of [someone, unknownMember]) {
    const { status, heading } = await readRendered(page, `/members/${id}/landing`)
    expect({ status, heading }).toEqual({
      status: 200,
      heading: phrase('landing.closed_title', { site: 'Minuet' }),
    })
  }
  await changeSettings(1, { logged_out_search: 'all' })
})
