import { expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { openOfficePage } from '#features/members/staff/testing/open-office-page.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: 'silent' })

const query = async (text: string, values: unknown[] = []) =>
  (await stage.site().server.infrastructure.database.pool.query(text, values)).rows

test('OPS-09 the overview says what is late or failed to those who may act on it, and links to it', async () => {
  const lead = await openOfficePage(stage, 'lead', 'Lena')
  await lead.goto('/office/overview')
  const alerts = lead.getByRole('region', { name: phrase('alerts.title') })
  await alerts.getByText(phrase('alerts.emails', { count: 2, minutes: 10 })).waitFor()
  await alerts.getByText(phrase('alerts.events', { count: 1 })).waitFor()
  await alerts.getByRole('link', { name: phrase('alerts.show.events') }).click()
  await lead.getByRole('heading', { level: 1, name: phrase('jobs.failed.title') }).waitFor()

  const auditor = await openOfficePage(stage, 'auditor', 'Aude')
  await auditor.goto('/office/overview')
  await auditor.getByRole('list', { name: phrase('overview.queues') }).waitFor()
  await auditor
    .getByRole('link', { name: phrase('jobs.failed.title') })
    .first()
    .waitFor()
  expect(await auditor.getByRole('region', { name: phrase('alerts.title') }).count()).toBe(0)
})

test('OPS-09 a failed event is selected and retried by keyboard alone, after a reason', async () => {
  const page = await openOfficePage(stage, 'lead', 'Lena')
  await page.goto('/office/failed-events')
  const retry = page.getByRole('button', { name: phrase('jobs.failed.retry') })
  await retry.waitFor()
  expect(await retry.getAttribute('aria-disabled')).toBe('true')
  await page.getByText(phrase('jobs.failed.none_selected')).first().waitFor({ state: 'attached' })
  await page.getByRole('checkbox', { name: phrase('jobs.failed.select_all') }).focus()
  await page.keyboard.press('Space')
  await page.getByText(phrase('jobs.failed.selected', { count: 1 })).waitFor()
  await retry.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(phrase('jobs.failed.reason')).focus()
  await page.keyboard.press('Enter')
  await dialog.getByText(phrase('jobs.failed.reason_missing')).waitFor()
  await page.keyboard.type('The mail server is back')
  await page.keyboard.press('Enter')
  await page.getByText(phrase('jobs.failed.none')).waitFor()
  expect(await query('select 1 from platform.task where dead_at is not null')).toEqual([])
})

test('OPS-09 emails are filtered in the address, and one that can’t be sent again says why at its button', async () => {
  const page = await openOfficePage(stage, 'lead', 'Lena')
  await page.goto('/office/emails?state=deferred')
  const rows = page.locator('.office-table tbody tr')
  await expect.poll(() => rows.count()).toBe(2)
  await page
    .getByText(phrase('emails.obstacles.content_gone'))
    .first()
    .waitFor({ state: 'attached' })
  await page.getByLabel(phrase('emails.status')).selectOption('bounced')
  await expect.poll(() => new URL(page.url()).search).toBe('?state=bounced')
  await expect.poll(() => rows.count()).toBe(1)
  await rows.getByRole('link').click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/office/members')
})

test('OPS-09 a job is run from its row, and its button says so while it runs', async () => {
  const page = await openOfficePage(stage, 'lead', 'Lena')
  await page.goto('/office/jobs')
  const run = page.getByRole('button', { name: phrase('jobs.run_job', { job: 'likes.tidy' }) })
  await run.focus()
  await page.keyboard.press('Enter')
  await page.getByText(phrase('jobs.requested')).waitFor()
  const { infrastructure } = stage.site().server
  await infrastructure.jobs.runDue()
  await query("update platform.task set ended_at = null, next_at = $1 where name = 'likes.tidy'", [
    new Date(infrastructure.clock.now().getTime() + 60_000),
  ])
  await page.reload()
  await page
    .locator('[data-job="likes.tidy"]')
    .getByText(phrase('jobs.outcomes.running'), { exact: true })
    .waitFor()
  expect(await run.getAttribute('aria-disabled')).toBe('true')
})
