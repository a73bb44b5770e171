import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { mainHeading, pageText } from '#app/testing/page-text.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { withSite } from '../harness/with-site.ts'
import { type SiteClient, siteClient } from './site-client.ts'

const stage = withSite()

test('SRCH-01 the filters are part of the address, and opening the address restores them', async () => {
  const page = await stage.visitor()
  await openHydrated(page, '/members?country=NL')
  const form = page.locator('aside form')
  await form.getByText(phrase('profiles.own.basics.men'), { exact: true }).click()
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
  const { text: copy } = await webClient(stage.site()).send(
    'GET',
    new URL(page.url()).pathname + new URL(page.url()).search,
  )
  const names = cardNames(copy)
  await expect.poll(() => readNames(page)).toEqual(names)
  expect(names).toContain('Jonas')
  expect(names).not.toContain('Elena')
  // The first list contains the exact results; the second one, near matches, has its own heading.
  const cardTexts = await page
    .locator('main .people')
    .first()
    .locator('.pcard-link')
    .allTextContents()
  const ages = cardTexts.map((text) => Number(/, (\d+)/.exec(text)?.[1]))
  expect(ages.length).toBeGreaterThan(3)
  expect(ages.filter((age) => !(age >= 18 && age <= 35))).toEqual([])
  expect(copy).toMatch(/<input[^>]*name="gender"[^>]*checked=""[^>]*value="male"/)
})

test('SRCH-01 a second filter keeps the first, even if it is chosen before the first has been searched for', async () => {
  const page = await stage.visitor()
  await openHydrated(page, '/members?gender=all&country=NL')
  const form = page.locator('aside form')
  const men = form.getByRole('radio', { name: phrase('search.filters.men'), exact: true })
  await men.evaluate((radio, ages) => {
    const chips = [...(radio as HTMLInputElement).form!.querySelectorAll('button')]
    ;(radio as HTMLInputElement).click()
    chips.find((chip) => chip.textContent === ages)!.click()
  }, '18–35')
  expect(await men.isChecked()).toBe(true)
  await page.waitForURL(({ searchParams }) => searchParams.get('max_age') === '35')
  expect(new URL(page.url()).searchParams.get('gender')).toBe('male')
})

const everyone = '/members?gender=all&country=all&min_age=18&max_age=99&two_way=false'

test('SRCH-01 SRCH-06 "Show more" is a link that appends the next page and moves focus to its first person; going back and "Back to results" restore the position, and from the next profile the same search', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await openHydrated(page, everyone)
  const cards = page.locator('main .pcard-link')
  expect(await cards.count()).toBe(24)
  const more = page.getByRole('link', { name: phrase('search.show_more') })
  expect(await more.getAttribute('href')).toMatch(/^\/members\?.*after=/)
  await more.click()
  await expect.poll(() => cards.count()).toBe(48)
  await expect
    .poll(() => cards.nth(24).evaluate((card) => card === document.activeElement))
    .toBe(true)
  await page.getByText(phrase('search.more_loaded', { count: 24 })).waitFor({ state: 'attached' })
  expect(
    new Set(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href')))).size,
  ).toBe(48)

  const place = await openCard(page, 40)
  await page.goBack()
  await expectRestored(page, place)

  const again = await openCard(page, 40)
  await page.getByRole('link', { name: phrase('profiles.member.back') }).click()
  await expectRestored(page, again)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(everyone)

  await openCard(page, 40)
  const first = page.url()
  await cards.first().click()
  await page.waitForURL(
    (url) => /\/members\/[0-9a-f-]{36}/.test(url.pathname) && url.href !== first,
  )
  await page.getByRole('link', { name: phrase('profiles.member.back') }).click()
  await page.waitForURL((url) => url.pathname === '/members')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(everyone)
})

test('SRCH-01 back and reload restore everything that was loaded and the position, even after a full page load', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await openHydrated(page, everyone)
  await page.getByRole('link', { name: phrase('search.show_more') }).click()
  await expect.poll(() => page.locator('main .pcard-link').count()).toBe(48)
  const place = await openCard(page, 40)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await expectRestored(page, place)
  await page.reload()
  await expectRestored(page, place)
  // A newly opened search starts at the beginning.
  await page.goto('/icon.svg')
  await page.goto(everyone)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('main .pcard-link').count()).toBe(24)
})

test('SRCH-01 without scripts the link opens the next page on its own', async () => {
  const visitor = webClient(stage.site())
  const page = (await visitor.send('GET', '/members?gender=all&country=all')).text
  const next = (await visitor.send('GET', linkTo(page, phrase('search.show_more')))).text
  const [before, after] = [cardNames(page), cardNames(next)]
  expect([before.length, after.length]).toEqual([24, 24])
  expect(after).not.toEqual(before)
})

test('BEY-17 an empty result says how many people each filter excludes, and one tap widens the search', async () => {
  const visitor = webClient(stage.site())
  const empty = (await visitor.send('GET', '/members?gender=male&country=NL&min_age=97&max_age=98'))
    .text
  expect(pageText(empty)).toContain(phrase('search.nobody.title'))
  const way = new RegExp(
    `^${phrase('search.relax.age')} ${phrasePattern('search.relax.more').source}$`,
  )
  const links = [...empty.matchAll(/<a [^>]*href="([^"]*)"[^>]*>.*?<\/a>/gs)]
  const widening = links.find(([link]) => way.test(pageText(link)))
  const promised = Number(/\((\d+) more\)/.exec(pageText(widening?.[0] ?? ''))?.[1])
  expect(promised).toBeGreaterThan(10)
  const path = pageText(widening?.[1] ?? '')
  const wider = (await visitor.send('GET', path)).text
  expect(mainHeading(wider)).toBe(`${promised} people, Netherlands`)
  expect(pageText(wider)).not.toContain(phrase('search.nobody.title'))
  expect(Object.fromEntries(new URL(path, stage.site().url).searchParams)).toMatchObject({
    gender: 'male',
    country: 'NL',
    min_age: '18',
    max_age: '99',
  })
})

test('SRCH-03 ACC-17 a visitor can search where the site allows it, sees no city, and is invited to sign up for members-only features', async () => {
  const visitor = webClient(stage.site())
  const page = (await visitor.send('GET', '/members?country=NL')).text
  expect(pageText(page)).toContain(phrase('search.invitation.title'))
  expect(cardNames(page).length).toBeGreaterThan(10)
  expect(pageText(page, /<main\b.*?<\/main>/s)).not.toMatch(/Haarlem|\bkm\b|miles/)
  const card = /<a [^>]*\bpcard-link\b[^>]*>/.exec(page)?.[0] ?? ''
  const profile = await visitor.send('GET', /href="([^"]*)"/.exec(card)?.[1] ?? '')
  expect([profile.status, mainHeading(profile.text)]).toEqual([200, expect.stringMatching(/, \d+/)])
  const links = [...profile.text.matchAll(/<a [^>]*>.*?<\/a>/gs)].map(([link]) => pageText(link))
  expect(links.filter((link) => /profile|sign up/i.test(link)).length).toBeGreaterThan(0)
})

test('SRCH-03 a site with members-only search shows visitors no profiles, unless a traffic source allows it', async () => {
  const { sites } = stage.site().server.product
  await sites.changeSettings(1, {
    logged_out_search: 'none',
    logged_out_search_trafficsource: 'all',
  })
  try {
    const page = (await webClient(stage.site()).send('GET', '/members')).text
    expect(pageText(page)).toContain(phrase('search.closed.title'))
    expect(page).not.toContain('class="pcard')
    expect((await fetch(`${stage.site().url}/api/members`)).status).toBe(403)
    const partner = webClient(stage.site())
    // The source is stored for the visit and removed from the URL.
    const arrival = await partner.send('GET', '/members?network=partner')
    expect([arrival.status, arrival.headers.get('location')]).toEqual([302, '/members'])
    const sent = (await partner.send('GET', '/members')).text
    expect(cardNames(sent).length).toBeGreaterThan(0)
    expect(sent).toContain('class="pcard')
  } finally {
    await sites.changeSettings(1, {
      logged_out_search: 'all',
      logged_out_search_trafficsource: 'all',
    })
  }
})

test('SITE-01 SRCH-02 the other site’s members are in another pool: they appear in no list and have no page here', async () => {
  const jonas = await logIn('Jonas', 'localhost')
  const clara = await logIn('Clara', 'sarabande.localhost')
  const [here, there] = [await everyoneFor(jonas), await everyoneFor(clara)]
  expect([here.length, there.length]).toEqual([24, 24])
  expect(here.filter((id) => there.includes(id))).toEqual([])
  for (const path of ['/members', '/api/members']) {
    expect((await webClient(stage.site()).send('GET', `${path}/${there[0]}`)).status).toBe(404)
    expect((await jonas.send('GET', `${path}/${there[0]}`)).status).toBe(404)
    expect((await clara.send('GET', `${path}/${here[0]}`)).status).toBe(404)
  }
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

/** Waits until the search shows two pages at this scroll position. */
async function expectRestored(page: Page, place: number): Promise<void> {
  await expect.poll(() => page.locator('main .pcard-link').count()).toBe(48)
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(120)
}

async function logIn(login: string, host: string): Promise<SiteClient> {
  const client = siteClient(stage.site(), host)
  const reply = await client.send('POST', '/api/user.php', { login, password: 'minuet-demo' })
  expect([login, reply.status]).toEqual([login, 200])
  return client
}

/** Returns the ids on the first page of all members this client's member may see. */
async function everyoneFor(client: SiteClient): Promise<string[]> {
  const { members } = JSON.parse((await client.send('GET', `/api${everyone}`)).text) as {
    members: { id: string }[]
  }
  return members.map(({ id }) => id)
}

/** Returns the names on the cards of a search page. */
function cardNames(html: string): string[] {
  return [...html.matchAll(/<a [^>]*\bpcard-link\b.*?<\/a>/gs)].map(
    ([card]) => pageText(card).split(',')[0]?.trim() ?? '',
  )
}

/** Returns the address of the link with this text. */
function linkTo(html: string, text: string): string {
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>.*?<\/a>/gs)]
  return pageText(links.find(([link]) => pageText(link) === text)?.[1] ?? '')
}

async function readNames(page: Page): Promise<string[]> {
  return (await page.locator('main .pcard-link').allTextContents()).map(
    (text) => text.split(',')[0]?.trim() ?? '',
  )
}
