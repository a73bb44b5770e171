import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '../harness/open-hydrated.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()

test('SRCH-01 the filters are part of the address, and opening the address restores them', async () => {
  const page = await stage.visitor()
  await openHydrated(page, '/members?country=NL')
  const form = page.locator('aside form')
  await form.getByText('Men', { exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('gender') === 'male')
  await form.getByRole('button', { name: '18–35' }).click()
  await page.waitForURL((url) => url.searchParams.get('max_age') === '35')
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toMatchObject({
    gender: 'male',
    country: 'NL',
    min_age: '18',
    max_age: '35',
  })
  const names = await readNames(page)
  expect(names).toContain('Jonas')
  expect(names).not.toContain('Elena')
  // The first list contains the exact results; a second one, of near matches, has its own heading.
  const cardTexts = await page.locator('main .people').first().locator('.pcard-link').allTextContents()
  const ages = cardTexts.map((text) => Number(/, (\d+)/.exec(text)?.[1]))
  expect(ages.length).toBeGreaterThan(3)
  expect(ages.filter((age) => !(age >= 18 && age <= 35))).toEqual([])

  const copy = await stage.visitor()
  await openHydrated(copy, new URL(page.url()).pathname + new URL(page.url()).search)
  expect(await readNames(copy)).toEqual(names)
  expect(await copy.locator('aside form').getByRole('radio', { name: 'Men', exact: true }).isChecked()).toBe(true)
})

test('SRCH-01 "Show more" is a link that appends the next page and moves focus to its first person; going back restores the position', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await openHydrated(page, '/members?gender=all&country=all&min_age=18&max_age=99&two_way=false')
  const cards = page.locator('main .pcard-link')
  expect(await cards.count()).toBe(24)
  const more = page.getByRole('link', { name: 'Show more' })
  expect(await more.getAttribute('href')).toMatch(/^\/members\?.*after=/)
  await more.click()
  await expect.poll(() => cards.count()).toBe(48)
  await expect.poll(() => cards.nth(24).evaluate((card) => card === document.activeElement)).toBe(true)
  await page.getByText('24 more loaded').waitFor({ state: 'attached' })
  expect(new Set(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href')))).size).toBe(48)

  await cards.nth(40).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  const name = ((await cards.nth(40).textContent()) ?? '').split(',')[0]
  await cards.nth(40).click()
  await page.waitForURL(/\/members\/[0-9a-f-]{36}/)
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) }).waitFor()
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(48)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(120)
})

test('SRCH-01 SRCH-06 "Back to results" leads to the same search and position, and from the next profile to the same search', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  const searchPath = '/members?gender=all&country=all&min_age=18&max_age=99&two_way=false'
  await openHydrated(page, searchPath)
  const cards = page.locator('main .pcard-link')
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect.poll(() => cards.count()).toBe(48)
  const place = await openCard(page, 40)
  await page.getByRole('link', { name: 'Back to results' }).click()
  await expect.poll(() => cards.count()).toBe(48)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(120)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(searchPath)

  await openCard(page, 40)
  const first = page.url()
  await cards.first().click()
  await page.waitForURL((url) => /\/members\/[0-9a-f-]{36}/.test(url.pathname) && url.href !== first)
  await page.getByRole('link', { name: 'Back to results' }).click()
  await page.waitForURL((url) => url.pathname === '/members')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(searchPath)
})

test('SRCH-01 back and reload restore everything that was loaded and the position, also after a full page load', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await openHydrated(page, '/members?gender=all&country=all&min_age=18&max_age=99&two_way=false')
  const cards = page.locator('main .pcard-link')
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect.poll(() => cards.count()).toBe(48)
  const place = await openCard(page, 40)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(48)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(120)

  await page.reload()
  await expect.poll(() => cards.count()).toBe(48)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(120)
  // A newly opened search starts at the beginning.
  await page.goto('/likes')
  await page.goto('/members?gender=all&country=all&min_age=18&max_age=99&two_way=false')
  await page.waitForLoadState('networkidle')
  expect(await cards.count()).toBe(24)
})

test('SRCH-01 without scripts the link opens the next page on its own', async () => {
  const page = await stage.visitor()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/members?gender=all&country=all')
  const before = await readNames(page)
  await page.getByRole('link', { name: 'Show more' }).click()
  await page.waitForURL(/after=/)
  const after = await readNames(page)
  expect([before.length, after.length]).toEqual([24, 24])
  expect(after).not.toEqual(before)
})

test('BEY-17 an empty result says how many people each filter excludes, and one tap widens it', async () => {
  const page = await stage.visitor()
  await openHydrated(page, '/members?gender=male&country=NL&min_age=97&max_age=98')
  await page.getByText('Nobody matches all of that.').waitFor()
  const way = page.getByRole('link', { name: /^All ages \(\d+ more\)$/ })
  const promised = Number(/\((\d+) more\)/.exec((await way.textContent()) ?? '')?.[1])
  expect(promised).toBeGreaterThan(10)
  await way.click()
  await page.getByRole('heading', { level: 1, name: `${promised} people, Netherlands` }).waitFor()
  expect(await page.getByText('Nobody matches all of that.').count()).toBe(0)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    gender: 'male',
    country: 'NL',
    min_age: '18',
    max_age: '99',
  })
})

test('SRCH-03 ACC-17 a visitor searches where the site allows it, sees no city, and is invited to sign up at members-only features', async () => {
  const page = await stage.visitor()
  await openHydrated(page, '/members?country=NL')
  await page.getByText('Create a profile to see everyone').waitFor()
  const cardTexts = (await page.locator('main .pcard').allTextContents()).join(' ')
  expect(cardTexts).not.toMatch(/Haarlem|\bkm\b|miles/)
  await page.locator('main .pcard-link').first().click()
  await page.waitForURL(/\/members\/[0-9a-f-]{36}/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('link', { name: /profile|sign up/i }).count()).toBeGreaterThan(0)
})

test('SRCH-03 a site with members-only search shows visitors no profiles, unless a traffic source allows it', async () => {
  const { sites } = stage.site().server.product
  await sites.changeSettings(1, { logged_out_search: 'none', logged_out_search_trafficsource: 'all' })
  try {
    const page = await stage.visitor()
    await page.goto('/members')
    await page.getByText('Only members can look around here.').waitFor()
    expect(await page.locator('.pcard').count()).toBe(0)
    expect((await fetch(`${stage.site().url}/api/members`)).status).toBe(403)
    const sent = await stage.visitor()
    await sent.goto('/members?network=partner')
    await sent.locator('.pcard-link').first().waitFor()
  } finally {
    await sites.changeSettings(1, { logged_out_search: 'all', logged_out_search_trafficsource: 'all' })
  }
})

test('SITE-01 SRCH-02 the other site’s members are in another pool: in no list and at no address', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  const here = await everyone(page)
  await page.goto(`http://sarabande.localhost:${stage.site().port}/dev/as`)
  await page.getByRole('button', { name: 'Clara', exact: true }).click()
  await page.waitForURL('**/members**')
  const there = await everyone(page)
  expect([here.length, there.length]).toEqual([24, 24])
  expect(here.filter((id) => there.includes(id))).toEqual([])
  expect((await fetch(`${stage.site().url}/members/${there[0]}`)).status).toBe(404)
  expect((await fetch(`${stage.site().url}/api/members/${there[0]}`)).status).toBe(404)
  const answer = await page.goto(`http://sarabande.localhost:${stage.site().port}/members/${here[0]}`)
  expect(answer?.status()).toBe(404)
})

/**
 * Opens the card at an index of the list and waits for its profile; returns the list's scroll
 * position.
 */
async function openCard(page: Page, at: number): Promise<number> {
  const card = page.locator('main .pcard-link').nth(at)
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  const name = ((await card.textContent()) ?? '').split(',')[0]
  await card.click()
  await page.waitForURL(/\/members\/[0-9a-f-]{36}/)
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) }).waitFor()
  return place
}

/** Returns the ids on the first page of all members this page's member may see. */
async function everyone(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/members?country=all&gender=all&two_way=false&min_age=18&max_age=99')
    return ((await answer.json()) as { members: { id: string }[] }).members.map(({ id }) => id)
  })
}

async function readNames(page: Page): Promise<string[]> {
  await page.locator('main .pcard-link').first().waitFor()
  return (await page.locator('main .pcard-link').allTextContents()).map((text) => text.split(',')[0]?.trim() ?? '')
}
