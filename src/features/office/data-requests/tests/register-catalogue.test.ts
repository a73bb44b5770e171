import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someone } from '#features/members/accounts/testing/someone.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { dayMs } from '#kernel/duration.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import {
  act,
  fileRequest,
  findRequest,
  listRequests,
  requestBody,
} from '../testing/request-actions.ts'

let site: TestSite
let owner: WebClient
let support: WebClient
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
  owner = await officeClient(site, 'owner', 'Olga')
  support = await officeClient(site, 'support', 'Robin')
  const vera = await someone(site)
  const proof = { current_password: vera.password, details: 'Please.' }
  const done = await fileRequest(vera.browser, requestBody({ kind: 'objection', ...proof }))
  await answer(done.number, 'completion', { statement: 'We stopped it.' })
  const refused = await fileRequest(visitor(), requestBody({ kind: 'erasure' }))
  await answer(refused.number, 'refusal', { statement: 'Not proven.' })
  const extended = await fileRequest(visitor(), requestBody())
  await answer(extended.number, 'extension', { reason: 'Many requests.' })
})
afterAll(() => site.close())

const visitor = () => webClient(site)
const query = async (text: string, values: unknown[] = []) =>
  (await site.server.infrastructure.database.pool.query<Record<string, unknown>>(text, values)).rows
async function answer(number: string, what: string, body: object): Promise<void> {
  const { request } = await findRequest(support, number)
  expect((await act(support, request, what, body)).status).toBe(204)
}

test('OPS-10 the register is filtered by state, right and year, has the figures of each year, and a CSV file without names', async () => {
  const listed = async (filters: string) =>
    (await listRequests(support, filters)).requests.map(({ kind, outcome }) => [kind, outcome])
  expect(await listed('?state=completed&kind=objection&year=2026')).toEqual([
    ['objection', 'completed'],
  ])
  expect(await listed('?state=open')).toEqual([['access', null]])
  expect(await listed('?kind=erasure')).toEqual([['erasure', 'refused']])
  expect(await listed('?year=2020')).toEqual([])
  expect((await listRequests(support)).years).toEqual([
    {
      year: 2026,
      received: 3,
      open: 1,
      completed: 1,
      refused: 1,
      disowned: 0,
      extended: 1,
      late: 0,
      median_days: 0,
    },
  ])
  const { csv, requests } = (
    await owner.send('POST', '/api/office/data-requests/exports', { state: 'refused' })
  ).body as unknown as { csv: string; requests: number }
  expect(requests).toBe(1)
  const [head, row, ...more] = csv.split('\r\n')
  expect(head).toBe(
    '"number","kind","received","due","extended","identity","outcome","action","answered","late","by"',
  )
  expect(row).toMatch(/^"P-\w{4}-\w{4}","erasure",.*"no","none","refused","",".*","no","Robin"$/)
  expect(more).toEqual([])
  expect(csv).not.toContain('@')
  expect(
    await query(
      "select name, facts from staff.audit where act = 'data_requests.register_downloaded'",
    ),
  ).toMatchObject([{ name: 'Olga', facts: { requests: 1, state: 'refused' } }])
  expect((await support.send('POST', '/api/office/data-requests/exports', {})).status).toBe(404)
})

test('OPS-10 owners, leads and support answer requests, auditors read the register, and no one else sees any', async () => {
  const receipt = await fileRequest(visitor(), requestBody())
  const { request } = await findRequest(support, receipt.number)
  const auditor = await officeClient(site, 'auditor')
  expect((await auditor.send('GET', '/api/office/data-requests')).status).toBe(200)
  expect((await auditor.send('POST', `/api/office/data-requests/${request}/claim`)).status).toBe(
    404,
  )
  for (const role of ['moderator', 'finance', 'agent'] as const) {
    const other = await officeClient(site, role)
    expect((await other.send('GET', '/api/office/data-requests')).status).toBe(404)
    expect((await act(other, request, 'refusal', { statement: 'No.' })).status).toBe(404)
  }
  expect((await act(support, randomUUID(), 'refusal', { statement: 'No.' })).status).toBe(404)
})

test('OPS-10 requests are deleted after three years', async () => {
  const receipt = await fileRequest(visitor(), requestBody())
  const now = site.server.infrastructure.clock.now()
  await site.server.product.dataRequests.tidy(new Date(now.getTime() + 1095 * dayMs))
  expect((await findRequest(support, receipt.number)).number).toBe(receipt.number)
  await site.server.product.dataRequests.tidy(new Date(now.getTime() + 1097 * dayMs))
  expect(await query('select count(*)::int as count from data_requests.request')).toEqual([
    { count: 0 },
  ])
})
