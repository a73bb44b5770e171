import type { Page } from 'playwright-core'
import { operationsScreens } from '#features/office/operations/testing/operations-screens.ts'
import { empty, type OfficeScreen, there } from './screens.ts'

const sitePath = '/office/sites?site=1'
const faqPath = '/office/pages?site=1&page=pages/faq&language=en'

/** Office screens for complaints, support, newsletters, traffic sources and pages. */
export const officeCaseScreens: readonly OfficeScreen[] = [
  { name: 'complaints', as: 'mara', path: '/office/complaints', ready: there('.card form') },
  {
    name: 'complaints, deciding without a reason',
    as: 'mara',
    path: '/office/complaints',
    open: async (page) => {
      await page.locator('.card form.grid button[type="submit"]').first().click()
      await page.locator('.card form [aria-invalid="true"]').waitFor()
    },
  },
  {
    name: 'complaints, none',
    as: 'mara',
    path: '/office/complaints',
    ...empty('complaints', { cases: [] }),
  },
  {
    name: 'data requests',
    as: 'helene',
    path: '/office/data-requests',
    ready: there('.office-table td'),
  },
  {
    name: 'data requests, none',
    as: 'helene',
    path: '/office/data-requests',
    ...empty('data-requests', { requests: [], years: [] }),
  },
  {
    name: 'data requests, refusing one without a reason',
    as: 'helene',
    path: '/office/data-requests',
    ready: there('.office-table td'),
    open: async (page) => {
      await page.locator('.office-table td a').last().click()
      const refusal = page.locator('details', { has: page.locator('form') }).last()
      await refusal.locator('summary').click()
      await refusal.locator('button[type="submit"]').click()
      await page.locator('form [aria-invalid="true"]').waitFor()
    },
  },
  { name: 'support', as: 'helene', path: '/office/support', ready: there('.card form') },
  {
    name: 'support, none',
    as: 'helene',
    path: '/office/support',
    ...empty('support', { requests: [] }),
  },
  {
    name: 'suppressions',
    as: 'helene',
    path: '/office/suppressions',
    ready: there('.office-table td'),
  },
  {
    name: 'suppressions, none',
    as: 'helene',
    path: '/office/suppressions',
    ...empty('suppressions/searches', { suppressions: [], next: null }),
  },
  ...operationsScreens,
  {
    name: 'traffic sources',
    as: 'helene',
    path: '/office/traffic-sources',
    prepare: async (page) => {
      await page.route('**/api/office/traffic-sources', (route) =>
        route.fulfill({ json: sampleSources }),
      )
    },
    ready: there('.office-table td'),
  },
  {
    // No month of the demo is closed.
    name: 'traffic sources, none',
    as: 'helene',
    path: '/office/traffic-sources',
    ready: there('.empty'),
  },
  {
    name: 'newsletters',
    as: 'helene',
    path: '/office/newsletters',
    prepare: listNewsletter,
    ready: there('.office-made'),
  },
  {
    name: 'newsletters, stopping one',
    as: 'helene',
    path: '/office/newsletters',
    prepare: listNewsletter,
    open: async (page) => {
      await page.locator('.office-made .btn').first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'newsletters, none', as: 'helene', path: '/office/newsletters', ready: there('.empty') },
  {
    name: 'newsletters, writing one, with its preview',
    as: 'helene',
    path: '/office/newsletters',
    open: async (page) => {
      await writeNewsletter(page)
      await page.locator('main form input[lang]').fill('Neu: nach Tänzen filtern')
      await page.locator('main form textarea').fill('Tango, Salsa oder Walzer.\n\nProbier es aus.')
      await page.locator('.newsletter-email').waitFor()
    },
    // The text typed above is not translated.
    workshop: true,
  },
  {
    name: 'newsletters, planning one without a text',
    as: 'helene',
    path: '/office/newsletters',
    open: async (page) => {
      await writeNewsletter(page)
      await page.locator('main form button[type="submit"]').click()
      await page.locator('main form [aria-invalid="true"]').waitFor()
    },
  },
  { name: 'sites', as: 'helene', path: '/office/sites', ready: there('.office-made') },
  { name: 'a site, only read', as: 'helene', path: sitePath, ready: there('.site-value') },
  {
    name: 'a site, fields and packages with a mistake',
    as: 'ilse',
    path: sitePath,
    open: async (page) => {
      await page.locator('main form select').first().selectOption('selling')
      await page.locator('.site-package input').first().fill('0')
      await page.locator('.site-save button[type="submit"]').click()
      await page.getByRole('dialog').locator('input').fill('A mistake')
      await page.getByRole('dialog').locator('button[type="submit"]').click()
      await page.locator('main .field-error').waitFor()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'a site, what changes and what that means',
    as: 'ilse',
    path: sitePath,
    open: async (page) => {
      await page.locator('main form select').first().selectOption('access')
      await page.locator('.site-field .chips label').first().click()
      await page.locator('.site-save button[type="submit"]').click()
      await page.getByRole('dialog').locator('.site-consequences').waitFor()
    },
  },
  {
    name: 'a site, its history, none',
    as: 'ilse',
    path: '/office/sites?site=2',
    prepare: async (page) => {
      await page.route('**/api/office/sites/changes?**', (route) =>
        route.fulfill({ json: { changes: [], more: false } }),
      )
    },
    open: async (page) => {
      await page.getByRole('tab').nth(1).click()
      await page.locator('.empty').waitFor()
    },
  },
  { name: 'pages', as: 'helene', path: '/office/pages', ready: there('.page-language') },
  {
    name: 'pages, creating one at a path of the product',
    as: 'helene',
    path: '/office/pages',
    open: async (page) => {
      await page.locator('.office-head .btn').click()
      await page.locator('main form input[maxlength="61"]').fill('login')
      await page.locator('main form button[type="submit"]').click()
      await page.locator('main form [aria-invalid="true"]').waitFor()
    },
  },
  // The texts of pages below are in their own language.
  {
    name: 'a page, writing it',
    as: 'helene',
    path: faqPath,
    ready: there('main form textarea'),
    workshop: true,
  },
  {
    name: 'a page, its preview in dark',
    as: 'helene',
    path: faqPath,
    open: async (page) => {
      await page.getByRole('tab').nth(1).click()
      await page.locator('.page-preview').waitFor()
      await page.locator('.segmented input').nth(1).check({ force: true })
      await page.locator('.page-preview[data-theme="dark"]').waitFor()
    },
    workshop: true,
  },
  {
    name: 'a page, what publishing changes',
    as: 'helene',
    path: faqPath,
    open: openDifference,
    workshop: true,
  },
  {
    name: 'a page, published without a reason',
    as: 'helene',
    path: faqPath,
    open: async (page) => {
      await openDifference(page)
      await page.getByRole('dialog').locator('button[type="submit"]').click()
      await page.getByRole('dialog').locator('[aria-invalid="true"]').waitFor()
    },
    workshop: true,
  },
  {
    name: 'a page, its versions',
    as: 'helene',
    path: faqPath,
    open: async (page) => {
      await page.getByRole('tab').last().click()
      await page.locator('.office-made').first().waitFor()
    },
  },
]

async function openDifference(page: Page): Promise<void> {
  const text = page.locator('main form textarea')
  await text.fill(`${await text.inputValue()}\n\nTango.`)
  await page.locator('main form button[type="submit"]').click()
  await page.getByRole('dialog').locator('.page-difference').waitFor()
}

async function writeNewsletter(page: Page): Promise<void> {
  await page.locator('main .btn').first().click()
  await page.locator('main form').waitFor()
}

/** Answers with a newsletter that is being sent: fewer than ten members of the test site ask for news. */
async function listNewsletter(page: Page): Promise<void> {
  await page.route('**/api/office/newsletters', async (route) => {
    const answer = await route.fetch()
    const found = (await answer.json()) as object
    await route.fulfill({ json: { ...found, newsletters: [sampleNewsletter] } })
  })
}

const sampleSources = {
  month: '2026-10',
  sources: [
    { source: null, signed_up: 702, confirmed: 640, purchased: 71 },
    { source: 'radio-nl', signed_up: 381, confirmed: 300, purchased: null },
    { source: '*', signed_up: 14, confirmed: null, purchased: 0 },
  ],
  others: { signed_up: 12, confirmed: 25, purchased: 11 },
}

const sampleNewsletter = {
  id: '01890000-0000-7000-8000-000000000000',
  site: 1,
  kind: 'news',
  subject: '2027',
  text: '2027',
  languages: ['en', 'de', 'pl'],
  path: '/members',
  segment: { languages: ['de', 'pl'], membership: 'premium', active_days: 30 },
  hourly: 1000,
  state: 'sending',
  by: 'Helene Vos',
  starts_at: '2026-11-03T09:00:00.000Z',
  ended_at: null,
  queued: 12_402,
  accepted: 11_870,
  bounced: 21,
  kept_back: 1,
}
