import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { findScreenProblems, phoneLanguages } from '#test/harness/find-screen-problems.ts'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { openRendered } from '#test/harness/open-rendered.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })
const sarabande = () => `http://sarabande.localhost:${stage.site().port}`

/** Clara from Sarabande, next to that site's icon. Only the browser resolves the site's name. */
async function clara(locale: string): Promise<Page> {
  const page = await stage.visitor()
  await page.context().addCookies([{ name: 'i18n_redirected', value: locale, url: sarabande() }])
  await page.goto(`${sarabande()}/icon.svg`)
  const status = await page.evaluate(async () => {
    const body = new URLSearchParams({ name: 'Clara' })
    const headers = { accept: 'application/json' }
    return (await fetch('/dev/as', { method: 'POST', body, headers })).status
  })
  expect(status).toBe(200)
  return page
}

/** Reads an address of Sarabande as Clara. */
const readAs = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const reply = await fetch(address)
    return { status: reply.status, text: await reply.text() }
  }, path)

async function helene(options: { locale?: string; width?: number } = {}) {
  const page = await stage.visitor(options)
  await page.context().request.post('/dev/office', { form: { email: 'helene@minuet.example' } })
  return page
}
const openForm = async (page: Page) => {
  await page.locator('.office-head button').click()
  await page.locator('form input[type="url"]').waitFor()
}

test('PRO-12 OPS-01 a lead places an ad in the back office, members of that site see it, and the lead ends it', async () => {
  const page = await helene()
  await openHydrated(page, '/office/ads')
  await page.getByRole('heading', { level: 2, name: 'Velvet Stage' }).waitFor()
  await page.getByRole('button', { name: phrase('ads.office.place') }).click()
  await page.getByRole('button', { name: phrase('ads.office.place') }).click()
  await page.getByText(phrase('ads.refusals.no_words')).waitFor()
  expect(
    await page
      .getByLabel(phrase('ads.office.word_title', { language: 'German' }))
      .evaluate((field) => field === document.activeElement),
  ).toBe(true)

  await page.getByLabel(phrase('ads.office.word_title', { language: 'German' })).fill('Sternwarte')
  await page
    .getByLabel(phrase('ads.office.word_title', { language: 'English' }))
    .fill('Observatory')
  await page
    .getByLabel(phrase('ads.office.word_text', { language: 'English' }))
    .fill('Look up together.')
  await page.getByLabel(phrase('ads.office.target')).fill('https://www.observatory.example/tonight')
  // Opening the list does not lose the input.
  await page.getByRole('button', { name: phrase('staff.making.back') }).click()
  await page.getByRole('button', { name: phrase('ads.office.place') }).click()
  await expect
    .poll(() =>
      page.getByLabel(phrase('ads.office.word_title', { language: 'English' })).inputValue(),
    )
    .toBe('Observatory')
  const buffer = await sharp({
    create: { width: 400, height: 500, channels: 3, background: '#235' },
  })
    .png()
    .toBuffer()
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await page.getByText(phrase('ads.refusals.wrong_type')).waitFor()
  await input.setInputFiles({ name: 'sky.png', mimeType: 'image/png', buffer })
  await page.getByRole('img', { name: phrase('ads.office.picture_alt') }).waitFor()

  await page.context().setOffline(true)
  await page.getByText(phrase('ads.office.offline')).waitFor()
  await page.context().setOffline(false)
  await page.getByText(phrase('ads.office.offline')).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: phrase('ads.office.place') }).click()
  await page.getByText(phrase('ads.office.placed')).waitFor()
  const row = page.getByRole('listitem').filter({ hasText: 'Observatory' })
  await row.getByText(phrase('ads.office.leads', { host: 'observatory.example' })).waitFor()
  await row.locator('img').waitFor()

  const member = await clara('de')
  const { rows } = await stage
    .site()
    .server.infrastructure.database.pool.query<{ id: string }>(
      "select ad_id as id from ads.ad where target like '%observatory%'",
    )
  const id = rows[0]?.id ?? ''
  const ad = await readAs(member, `/api/sponsored/${id}`)
  expect([ad.status, JSON.parse(ad.text)]).toMatchObject([200, { title: 'Sternwarte' }])
  expect((await readAs(member, `/sponsored/${id}`)).text).toContain(
    phrase('ads.leaving.go', { locale: 'de', host: 'observatory.example' }),
  )

  await row.getByRole('button', { name: `${phrase('ads.office.end')}: Observatory` }).click()
  const sure = page.getByRole('alertdialog', {
    name: phrase('ads.office.end_title', { title: 'Observatory' }),
  })
  await sure.getByRole('button', { name: phrase('ads.office.end_back') }).click()
  await sure.waitFor({ state: 'hidden' })
  await row.getByRole('button', { name: `${phrase('ads.office.end')}: Observatory` }).click()
  await sure.getByRole('button', { name: phrase('ads.office.end'), exact: true }).click()
  await page.getByText(phrase('ads.office.end_done')).waitFor()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: phrase('ads.office.ended') }).click()
  await row.getByText(phrasePattern('ads.office.ended_on', { start: true })).waitFor()
  expect((await readAs(member, `/api/sponsored/${id}`)).status).toBe(404)

  const audit = await (await page.request.get('/api/office/audit')).text()
  for (const act of ['ads.ended', 'ads.placed']) expect(audit).toContain(`"${act}"`)
})

// Clara hides ads here, so this comes after placing one.
test('PRO-12 BEY-03 ads are shown separately, show where they lead before anyone leaves, and disappear when switched off', async () => {
  const page = await clara('en')
  // The server renders the slot, so a site without it can be checked by request.
  expect((await readAs(page, '/members')).text).toContain(
    phrase('ads.slot.note', { name: 'Sarabande' }),
  )
  await openHydrated(page, `${sarabande()}/members`)
  const ads = page.getByRole('region', { name: phrase('ads.slot.title') })
  await ads.waitFor()
  expect(await ads.getByRole('article').count()).toBe(3)
  expect(await ads.getByText(phrase('fictional_profiles.ad'), { exact: true }).count()).toBe(3)
  expect(await ads.textContent()).toContain(phrase('ads.slot.note', { name: 'Sarabande' }))
  // None of them is in the list of members.
  expect(await page.locator('main .people').first().textContent()).not.toContain('Velvet Stage')

  expect(await findSeriousViolations(page)).toEqual([])

  await ads.getByRole('link', { name: 'Velvet Stage' }).click()
  await page
    .getByRole('heading', { level: 1, name: phrase('ads.leaving.title', { name: 'Sarabande' }) })
    .waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  const on = page.getByRole('link', {
    name: phrase('ads.leaving.go', { host: 'velvet-stage.example' }),
  })
  expect(
    await on.evaluate((link: HTMLAnchorElement) => [
      link.href,
      link.target,
      link.rel,
      link.referrerPolicy,
    ]),
  ).toEqual([
    'https://www.velvet-stage.example/live',
    '_blank',
    'noopener noreferrer nofollow sponsored',
    'no-referrer',
  ])
  await page.getByRole('link', { name: phrase('ads.leaving.stay', { name: 'Sarabande' }) }).click()
  await ads.waitFor()

  // This site has no fictional profiles, but still has the switch that hides ads.
  await page
    .locator('#filters')
    .getByRole('switch', { name: phrase('ads.slot.title') })
    .click()
  await ads.waitFor({ state: 'detached' })
  await openHydrated(page, `${sarabande()}/notifications/privacy`)
  expect(
    await page.getByRole('switch', { name: phrase('ads.slot.title'), exact: true }).isChecked(),
  ).toBe(false)
  const resale = page.getByRole('switch', { name: phrase('ads.resale.label') })
  expect(await resale.isChecked()).toBe(false)
  await resale.click()
  await page.getByText(phrase('ads.resale.on')).waitFor()
  await resale.click()
  await page.getByText(phrase('ads.resale.off')).waitFor()
})

test('PRO-12 a site without ads shows neither the slot nor the switch', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  const rendered = await page.context().newPage()
  await openRendered(rendered, '/members')
  await rendered.locator('main .people').first().waitFor()
  expect(await rendered.getByRole('region', { name: phrase('ads.slot.title') }).count()).toBe(0)
  await openHydrated(page, '/notifications/privacy')
  expect(await page.getByRole('switch', { name: phrase('ads.resale.label') }).count()).toBe(0)
})

test('PRO-12 a list that fails to load shows an error and loads on the next try', async () => {
  const page = await helene()
  await page.route('**/api/office/ads', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.clock.install()
  await openHydrated(page, '/office/ads')
  await advanceClockUntil(page, page.getByText(phrase('ads.office.not_loaded')))
  await page.unroute('**/api/office/ads')
  await page.getByRole('button', { name: phrase('ads.leaving.retry') }).click()
  await page.getByRole('heading', { level: 2, name: 'Velvet Stage' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('PRO-12 a moderator does not see ads in the sidebar, and the URL is not found', async () => {
  const page = await stage.visitor()
  await page.context().request.post('/dev/office', { form: { email: 'mara@minuet.example' } })
  await openHydrated(page, '/office/ads')
  await page.getByText(phrase('photo_moderation.photos.title')).first().waitFor()
  expect(await page.getByRole('link', { name: phrase('ads.office.title') }).count()).toBe(0)
  expect(await page.getByRole('button', { name: phrase('ads.office.place') }).count()).toBe(0)
})

// The form and the dialog stay open when the window is resized.
const screens = [
  { name: 'ads', ready: (page: Page) => page.locator('.office-made').first().waitFor() },
  { name: 'placing an ad', ready: openForm },
  {
    name: 'placing an ad, with errors',
    ready: async (page: Page) => {
      await openForm(page)
      await page.locator('form button[type="submit"]').click()
      await page.locator('form [aria-invalid="true"]').first().waitFor()
    },
  },
  {
    name: 'ending an ad',
    ready: async (page: Page) => {
      await page.locator('.office-made button').first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
] as const

test.each(screens)(
  `BEY-20 SITE-03 back office, $name: no serious accessibility violation at 390 and 1440 px, light and dark; fits a phone in ${phoneLanguages.join(' and ')}, fully translated`,
  async (screen) => {
    const pageIn = (locale: string) => helene({ locale, width: 390 })
    const path = '/office/ads'
    expect(await findScreenProblems(pageIn, { ...screen, path, who: 'visitor' })).toEqual([])
  },
)
