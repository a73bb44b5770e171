import { expect, test } from 'vitest'
import sharp from 'sharp'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findScreenViolations } from '#test/harness/axe-screen.ts'
import { findPhoneProblems } from '#test/harness/phone-problems.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: 'silent' })
const sarabande = () => `http://sarabande.localhost:${stage.site().port}`

async function helene(options: { locale?: string; width?: number } = {}) {
  const page = await stage.visitor(options)
  await page.context().request.post('/dev/office', { form: { email: 'helene@minuet.example' } })
  return page
}
type Page = Awaited<ReturnType<typeof helene>>
const openForm = async (page: Page) => {
  await page.locator('.office-head button').click()
  await page.locator('form input[type="url"]').waitFor()
}

test('PRO-12 OPS-01 a lead places an ad in the back office, members of that site see it, and the lead ends it', async () => {
  const page = await helene()
  await openHydrated(page, '/office/ads')
  await page.getByRole('heading', { level: 2, name: 'Velvet Stage' }).waitFor()
  await page.getByRole('button', { name: 'Place an ad' }).click()
  await page.getByRole('button', { name: 'Place an ad' }).click()
  await page.getByText('An ad needs a title in at least one language.').waitFor()
  expect(await page.getByLabel('Title, German').evaluate((field) => field === document.activeElement)).toBe(true)

  await page.getByLabel('Title, German').fill('Sternwarte')
  await page.getByLabel('Title, English').fill('Observatory')
  await page.getByLabel('Sentence, English').fill('Look up together.')
  await page.getByLabel('Where it leads').fill('https://www.observatory.example/tonight')
  // Opening the list does not lose the input.
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await page.getByRole('button', { name: 'Place an ad' }).click()
  await expect.poll(() => page.getByLabel('Title, English').inputValue()).toBe('Observatory')
  const buffer = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#235' } })
    .png()
    .toBuffer()
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await page.getByText('This file isn’t a picture we can read.').waitFor()
  await input.setInputFiles({ name: 'sky.png', mimeType: 'image/png', buffer })
  await page.getByRole('img', { name: 'The picture of this ad' }).waitFor()

  await page.context().setOffline(true)
  await page.getByText('You’re offline. This needs the connection.').waitFor()
  await page.context().setOffline(false)
  await page.getByText('You’re offline. This needs the connection.').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Place an ad' }).click()
  await page.getByText('The ad is placed.').waitFor()
  const row = page.getByRole('listitem').filter({ hasText: 'Observatory' })
  await row.getByText('Leads to observatory.example').waitFor()
  await row.locator('img').waitFor()

  const clara = await stage.visitor({ locale: 'en' })
  await clara.context().addCookies([{ name: 'i18n_redirected', value: 'de', url: sarabande() }])
  await clara.goto(`${sarabande()}/dev/as`)
  await clara.getByRole('button', { name: 'Clara', exact: true }).click()
  await clara.waitForURL('**/members**')
  const fetchStatus = (path: string) => clara.evaluate(async (address) => (await fetch(address)).status, path)
  const { rows } = await stage
    .site()
    .server.infrastructure.database.pool.query<{ id: string }>(
      "select ad_id as id from ads.ad where target like '%observatory%'",
    )
  const id = rows[0]?.id ?? ''
  expect(await fetchStatus(`/api/sponsored/${id}`)).toBe(200)
  const fetchTitle = (path: string) =>
    clara.evaluate(async (address) => (await (await fetch(address)).json()).title as string, path)
  expect(await fetchTitle(`/api/sponsored/${id}`)).toBe('Sternwarte')
  await clara.goto(`${sarabande()}/sponsored/${id}`)
  await clara.getByRole('link', { name: 'Weiter zu observatory.example' }).waitFor()

  await row.getByRole('button', { name: 'End: Observatory' }).click()
  const sure = page.getByRole('alertdialog', { name: 'End “Observatory”?' })
  await sure.getByRole('button', { name: 'Let it run' }).click()
  await sure.waitFor({ state: 'hidden' })
  await row.getByRole('button', { name: 'End: Observatory' }).click()
  await sure.getByRole('button', { name: 'End', exact: true }).click()
  await page.getByText('The ad has ended.').waitFor()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Ended' }).click()
  await row.getByText(/^Ended on /).waitFor()
  expect(await fetchStatus(`/api/sponsored/${id}`)).toBe(404)

  await openHydrated(page, '/office/audit')
  await page.getByText('ads.ended').waitFor()
  await page.getByText('ads.placed').waitFor()
})

test('PRO-12 a list that cannot be loaded says so and loads on the next try', async () => {
  const page = await helene()
  await page.route('**/api/office/ads', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.clock.install()
  await openHydrated(page, '/office/ads')
  await advanceClockUntil(page, page.getByText('The ads can’t be loaded right now'))
  await page.unroute('**/api/office/ads')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 2, name: 'Velvet Stage' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('PRO-12 a moderator has no ads in the sidebar, and the URL is not found', async () => {
  const page = await stage.visitor()
  await page.context().request.post('/dev/office', { form: { email: 'mara@minuet.example' } })
  await openHydrated(page, '/office/ads')
  await page.getByText('Photos').first().waitFor()
  expect(await page.getByRole('link', { name: 'Ads' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Place an ad' }).count()).toBe(0)
})

const screens = [
  { name: 'ads', path: '/office/ads', open: (page: Page) => page.locator('.office-made').first().waitFor() },
  { name: 'placing an ad', path: '/office/ads', open: openForm },
  {
    name: 'placing an ad, with errors',
    path: '/office/ads',
    open: async (page: Page) => {
      await openForm(page)
      await page.locator('form button[type="submit"]').click()
      await page.locator('form [aria-invalid="true"]').first().waitFor()
    },
  },
  {
    name: 'ending an ad',
    path: '/office/ads',
    open: async (page: Page) => {
      await page.locator('.office-made button').first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
] as const

test.each(screens)(
  'BEY-20 back office, $name: no serious accessibility violation at 390 and 1440 px, light and dark',
  async (screen) => {
    expect(await findScreenViolations(await helene(), { ...screen, who: 'visitor' })).toEqual([])
  },
)

test.each(['de', 'pl', 'fr'] as const)(
  'BEY-20 SITE-03 the back office’s ads screen fits a phone in %s and is translated',
  async (locale) => {
    const page = await helene({ locale, width: 390 })
    for (const screen of screens)
      expect(await findPhoneProblems(page, { ...screen, who: 'visitor' }, locale)).toEqual([])
  },
)
