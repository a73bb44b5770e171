import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  startPeopledSite,
  type TestPerson,
} from '#features/members/profiles/testing/peopled-site.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, {
    same_opener_people: 3,
    free_conversations: 50,
  })
}, 300_000)
afterAll(() => site.close())

const day = 86_400_000
const write = (from: TestPerson, to: TestPerson, text: string) =>
  from.browser.send('POST', `/api/members/${to.member}/messages`, { id: randomUUID(), text })
async function daysLater(days: number): Promise<void> {
  site.server.infrastructure.clock.moveBy(days * day)
  await site.server.product.reports.tidy(site.server.infrastructure.clock.now())
}
/** How much of the reports about someone is stored: reports and pieces of evidence. */
const stored = async ({ account }: TestPerson) =>
  (
    await site.query(
      `select count(distinct r.id)::int as reports, count(e.report_id)::int as evidence
       from reports.report r left join reports.evidence e on e.report_id = r.id where r.reported_id = $1`,
      [account],
    )
  )[0]

test('BEY-16 an undecided automatic case is deleted with its messages after a year, and an undecided report after two years', async () => {
  const spreader = await site.addPerson()
  const readers = [await site.addPerson(), await site.addPerson(), await site.addPerson()]
  const text = 'Hello dear, your profile touched my heart like no other one here, shall we talk?'
  for (const reader of readers) await write(spreader, reader, text)
  await site.server.product.eventBus.drain()
  const machine = (await stored(spreader)) as { reports: number; evidence: number }
  expect(machine.reports).toBe(1)
  expect(machine.evidence).toBeGreaterThan(0)

  const rude = await site.addPerson()
  await write(rude, readers[0] as TestPerson, 'Something rude')
  const filed = await readers[0]?.browser.send('POST', `/api/members/${rude.member}/report`, {
    id: randomUUID(),
    reason: 'insult',
  })
  expect(filed?.status).toBe(200)
  const reported = await stored(rude)

  await daysLater(364)
  expect([await stored(spreader), await stored(rude)]).toEqual([machine, reported])
  await daysLater(2)
  expect([await stored(spreader), await stored(rude)]).toEqual([
    { reports: 0, evidence: 0 },
    reported,
  ])
  await daysLater(363)
  expect(await stored(rude)).toEqual(reported)
  await daysLater(2)
  expect(await stored(rude)).toEqual({ reports: 0, evidence: 0 })
}, 120_000)
