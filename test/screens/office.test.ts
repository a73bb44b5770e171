import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { findScreenProblems, phoneLanguages } from '../harness/find-screen-problems.ts'
import { createOfficeFixtures } from '../harness/office-fixtures.ts'
import { type OfficeScreen, officeScreens } from '../harness/office-screens.ts'
import {
  describeGroup,
  listCurrent,
  listGroups,
  listScreens,
  openOffice,
} from '../harness/office-side-bar.ts'
import { withSite } from '../harness/with-site.ts'

// One person here opens more pages in a minute than the rate limits allow.
const stage = withSite({ cast: 'silent', limits: 'count' })

beforeAll(async () => {
  const { infrastructure, product } = stage.site().server
  const { rows } = await infrastructure.database.pool.query<{ id: number }>(
    "select id from accounts.account where name = 'Jonas' and pool_id = 1",
  )
  const picture = await sharp({
    create: { width: 600, height: 750, channels: 3, background: '#8a5a44' },
  })
    .jpeg()
    .toBuffer()
  const photoOptions = { main: false, status: 'waiting', limit: 25 } as const
  const stored = await product.photos.storePhoto(
    rows[0]?.id ?? 0,
    picture,
    photoOptions,
    infrastructure.clock.now(),
  )
  if (isRefusal(stored)) throw new Error(stored.refusal)
  const jonas = await stage.visitor({ as: 'Jonas' })
  const { request } = jonas.context()
  await request.post('/api/photo-verification/challenge', { data: { wish: 'begin' } })
  const sent = await request.post(`/api/photo-verification/picture?id=${randomUUID()}`, {
    headers: { 'content-type': 'image/jpeg' },
    data: picture,
  })
  if (sent.status() !== 204) throw new Error(`uploading the image returned ${sent.status()}`)
  await jonas.context().close()
  await createOfficeFixtures(stage.site())
})

const pages = new Map<string, Promise<Page>>()

/** Returns a staff member's phone in a language, logged in and reused; logged out if null. */
function staffMember(as: OfficeScreen['as'], locale: Locale): Promise<Page> {
  const known = pages.get(`${as} ${locale}`)
  if (known !== undefined) return known
  const page = logIn(as, locale)
  pages.set(`${as} ${locale}`, page)
  return page
}

async function logIn(as: OfficeScreen['as'], locale: Locale): Promise<Page> {
  const page = await stage.visitor({ width: 390, locale, stays: true })
  if (as !== null)
    await page.context().request.post('/dev/office', { form: { email: `${as}@minuet.example` } })
  return page
}

test.each(officeScreens.map((screen) => [screen.name, screen] as const))(
  `BEY-20 SITE-03 back office, %s: no serious accessibility violation at 390 and 1440 px, light and dark; fits a phone 390 and 320 px wide in ${phoneLanguages.join(' and ')}, fully translated`,
  async (_, { as, ...screen }) => {
    const pageIn = (language: Locale) => staffMember(as, language)
    expect(await findScreenProblems(pageIn, { ...screen, who: 'visitor' })).toEqual([])
  },
)

const sales = describeGroup(
  'staff.shell.groups.money',
  'refunds.office.title',
  'direct_debit.office.title',
  'sales_stops.office.title',
  'payouts.title',
)

test('OPS-01 the sidebar groups the screens by task and shows each role only its own', async () => {
  const helene = await openOffice(stage, 'helene', '/office/orders')
  await expect.poll(() => listGroups(helene)).toContain(sales)
  expect(await listGroups(helene)).toEqual([
    `: ${phrase('overview.title')}`,
    describeGroup(
      'staff.shell.groups.safety',
      'photo_moderation.photos.title',
      'photo_verification.office.title',
      'reports.office.title',
      'complaints.office.title',
      'complaints.inbox.title',
      'wellbeing.office.title',
    ),
    describeGroup(
      'staff.shell.groups.desk',
      'member_files.title',
      'data_requests.office.title',
      'persona_desk.queue.title',
      'persona_desk.pace.title',
    ),
    sales,
    describeGroup(
      'staff.shell.groups.books',
      'revenue.months.title',
      'revenue.tax.title',
      'reconciliation.match.title',
      'reconciliation.webhooks.title',
      'reconciliation.ledger.title',
    ),
    describeGroup(
      'staff.shell.groups.site',
      'discounts.office.title',
      'ads.office.title',
      'verified_claims.office.title',
      'newsletters.title',
      'site_settings.title',
      'site_texts.title',
      'figures.title',
      'traffic_sources.title',
    ),
    describeGroup(
      'staff.shell.groups.system',
      'notifications.office.title',
      'emails.title',
      'emails.senders.title',
      'jobs.title',
      'jobs.failed.title',
    ),
    describeGroup(
      'staff.shell.groups.team',
      'staff.approvals.title',
      'staff.audit.title',
      'staff.account.title',
    ),
  ])
  expect(await listCurrent(helene)).toEqual([phrase('refunds.office.title')])
  await helene
    .getByRole('list', { name: phrase('staff.shell.groups.books') })
    .getByRole('link', { name: phrase('revenue.months.title') })
    .click()
  await helene.getByRole('heading', { level: 1, name: phrase('revenue.months.title') }).waitFor()
  await expect.poll(() => listCurrent(helene)).toEqual([phrase('revenue.months.title')])
  expect(
    await helene
      .getByRole('button', { name: phrasePattern('staff.shell.menu', { start: true }) })
      .count(),
  ).toBe(0)

  // A list this short does not need groups.
  const ottilie = await openOffice(stage, 'ottilie', '/office/desk')
  await expect
    .poll(() => listGroups(ottilie))
    .toEqual([`: ${phrase('persona_desk.queue.title')}`, `: ${phrase('staff.account.title')}`])
})

test('OPS-01 BEY-20 on a phone the screens are in a menu behind a button that names the current one, which also works by keyboard', async () => {
  const page = await openOffice(stage, 'helene', '/office/orders', 390)
  const menu = page.getByRole('button', {
    name: `${phrase('staff.shell.menu')}: ${phrase('refunds.office.title')}`,
  })
  await menu.waitFor()
  expect(await listScreens(page).isVisible()).toBe(false)
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(phrase('overview.title'))
  await page.keyboard.press('Escape')
  await expect.poll(() => listScreens(page).isVisible()).toBe(false)
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true)

  await menu.click()
  await page.getByRole('link', { name: phrase('sales_stops.office.title') }).click()
  await page.getByRole('heading', { level: 1, name: phrase('sales_stops.office.title') }).waitFor()
  const moved = page.getByRole('button', {
    name: `${phrase('staff.shell.menu')}: ${phrase('sales_stops.office.title')}`,
  })
  await expect.poll(() => moved.getAttribute('aria-expanded')).toBe('false')
  expect(await listScreens(page).isVisible()).toBe(false)
})
