import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { dayMs, hourMs } from '#kernel/duration.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { ListedCase } from '../contract/complaints.ts'

let site: PeopledSite
let mara: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  mara = await officeClient(site, 'moderator', 'Mara')
})
afterAll(() => site.close())

const { parse, stringify } = JSON
const now = () => site.server.infrastructure.clock.now()
const details = 'He wrote that he knows my street.'
const complain = async () =>
  (
    (
      await site.visitor().send('POST', '/api/complaints', {
        id: randomUUID(),
        about: 'other',
        details,
        email: 'visitor@d.example',
      })
    ).body as unknown as { number: string }
  ).number
const count = async () =>
  parse((await mara.send('GET', '/api/office/complaints/count')).text) as object
const listed = async (number: string) =>
  (
    (await mara.send('GET', '/api/office/complaints')).body as unknown as { cases: ListedCase[] }
  ).cases.find((one) => one.number === number)
const staffEmail = async (role: string) =>
  (
    await site.server.infrastructure.database.pool.query<{ email: string }>(
      "select email from staff.person where role = $1 and status = 'active' order by id desc limit 1",
      [role],
    )
  ).rows[0]?.email ?? ''
const announce = (days: number) =>
  site.server.product.complaints.announceDeadlines(new Date(now().getTime() + days * dayMs))

test('OPS-02 staff see which cases pass their deadline soon, in the queue and as a count', async () => {
  const number = await complain()
  expect(await count()).toMatchObject({ waiting: 1, due_soon: 0 })
  expect(await listed(number)).toMatchObject({ due_soon: false, overdue: false })
  site.server.infrastructure.clock.moveBy(5 * dayMs + hourMs)
  mara = await officeClient(site, 'moderator', 'Mara')
  expect(await count()).toMatchObject({ waiting: 1, due_soon: 1 })
  expect(await listed(number)).toMatchObject({ due_soon: true, overdue: false })
  const rejected = { outcome: 'rejected', statement: 'We found nothing.' }
  await mara.send('PUT', `/api/office/complaints/${number}/decision`, rejected)
  expect(await count()).toMatchObject({ waiting: 0, due_soon: 0 })
  expect(await listed(number)).toMatchObject({ due_soon: false, overdue: false })
})

test('OPS-02 each morning those who may decide, and only they, get one email with the number of overdue cases but not their content', async () => {
  for (const role of ['owner', 'lead', 'finance', 'support', 'agent', 'auditor'] as const)
    await officeClient(site, role)
  await announce(0)
  const [first, second] = [await complain(), await complain()]
  await announce(6)
  for (const role of ['owner', 'lead', 'moderator'])
    expect(await site.mails(await staffEmail(role))).toEqual([])
  for (let times = 0; times < 3; times++) await announce(8)
  for (const role of ['owner', 'lead', 'moderator']) {
    const emails = await site.mails(await staffEmail(role))
    expect(emails.map(({ subject }) => subject)).toEqual([
      phrase('complaints.mail.deadlines.subject', { count: 2 }),
    ])
    for (const secret of [details, first, second, 'visitor@d.example'])
      expect(stringify(emails)).not.toContain(secret)
  }
  for (const role of ['finance', 'support', 'agent', 'auditor'])
    expect(await site.mails(await staffEmail(role))).toEqual([])
  // The next morning counts again.
  await announce(9)
  expect(await site.mails(await staffEmail('lead'))).toHaveLength(2)
})
