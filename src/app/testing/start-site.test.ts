import { afterEach, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { startSite, type TestSite } from './start-site.ts'

let site: TestSite
afterEach(() => site.close())

/** The names of the timed jobs that have started. */
async function begun(): Promise<string[]> {
  const rows = await site.server.infrastructure.database.many<{ name: string }>(
    sql`select name from platform.task where schedule is not null and (tries > 0 or succeeded_at is not null)`,
  )
  return rows.map(({ name }) => name)
}

test('on a test site no job starts merely because time passes; moving the clock with /dev/clock starts them', async () => {
  site = await startSite()
  site.server.infrastructure.clock.moveBy(61_000)
  expect(await begun()).toEqual([])
  const form = new URLSearchParams({ amount: '2', unit: 'minutes' })
  const moved = await fetch(`${site.url}/dev/clock`, {
    method: 'POST',
    headers: { origin: site.url, accept: 'application/json' },
    body: form,
  })
  expect(((await moved.json()) as { ran: string[] }).ran).toContain('payments.reconcile')
  expect(await begun()).toContain('payments.reconcile')
})

test('on a site whose jobs follow the clock, jobs start as time passes', async () => {
  site = await startSite({}, { timedJobs: 'by clock' })
  site.server.infrastructure.clock.moveBy(61_000)
  await expect.poll(begun, { timeout: 15_000 }).toContain('payments.reconcile')
})
