import { empty, type OfficeScreen, there } from '#test/harness/screens.ts'

/** The office's screens of emails, their senders, jobs and failed events; the demo's story fills them. */
export const operationsScreens: readonly OfficeScreen[] = [
  { name: 'emails', as: 'helene', path: '/office/emails', ready: there('.office-table td') },
  {
    name: 'emails, none',
    as: 'helene',
    path: '/office/emails',
    ...empty('emails*', { emails: [], kinds: [], sites: [], next: null }),
  },
  {
    name: 'emails, sending one again without a reason',
    as: 'helene',
    path: '/office/emails',
    prepare: async (page) => {
      await page.route('**/api/office/emails', async (route) => {
        const reply = await route.fetch()
        const json = (await reply.json()) as { emails: { retry: boolean; state: string }[] }
        for (const email of json.emails)
          if (email.state === 'deferred') Object.assign(email, { retry: true, obstacle: null })
        await route.fulfill({ json })
      })
    },
    open: async (page) => {
      await page.locator('tr[data-state="deferred"] .btn').first().click()
      await page.locator('dialog form button[type="submit"]').click()
      await page.locator('dialog [aria-invalid="true"]').waitFor()
    },
  },
  // Domains and records are shown as they are published.
  {
    name: 'email senders',
    as: 'helene',
    path: '/office/email-senders',
    prepare: async (page) => {
      await page.route('**/api/office/email-senders', (route) =>
        route.fulfill({ json: { senders: sampleSenders } }),
      )
    },
    ready: there('.office-table td'),
    workshop: true,
  },
  // Jobs and events are listed under their stored names.
  {
    name: 'jobs',
    as: 'helene',
    path: '/office/jobs',
    ready: there('.office-table td'),
    workshop: true,
  },
  {
    name: 'failed events, dropping without a reason',
    as: 'helene',
    path: '/office/failed-events',
    open: async (page) => {
      await page.locator('.office-page .check input').first().check()
      await page.locator('.office-page .btn').nth(1).click()
      await page.locator('dialog form button[type="submit"]').click()
      await page.locator('dialog [aria-invalid="true"]').waitFor()
    },
    workshop: true,
  },
  {
    name: 'failed events, none',
    as: 'helene',
    path: '/office/failed-events',
    ...empty('failed-events', { events: [], names: [], next: null }),
  },
]

const sampleSenders = [
  {
    domain: 'dating.example',
    sites: ['Minuet'],
    checks: [
      {
        check: 'spf',
        verdict: 'ok',
        result: 'found',
        name: 'dating.example',
        record: 'v=spf1 include:_spf.mail.example -all',
      },
      {
        check: 'dkim',
        verdict: 'warn',
        result: 'no_selector',
        name: '*._domainkey.dating.example',
        record: null,
      },
      {
        check: 'dmarc',
        verdict: 'fail',
        result: 'missing',
        name: '_dmarc.dating.example',
        record: null,
      },
    ],
  },
]
