import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedToken, type Someone, someone } from '#features/members/accounts/testing/someone.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { dayMs } from '#kernel/duration.ts'
import { phrase } from '#app/testing/phrase.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import {
  claim,
  fileRequest,
  findRequest,
  openCase,
  prove,
  requestBody,
} from '../testing/request-actions.ts'

let site: TestSite
let support: WebClient
let vera: Someone
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
  support = await officeClient(site, 'support', 'Robin')
  vera = await someone(site, { name: 'Vera van Dijk', email: 'vera@r.example' })
})
afterAll(() => site.close())

const visitor = () => webClient(site)
const query = async (text: string, values: unknown[] = []) =>
  (await site.server.infrastructure.database.pool.query<Record<string, unknown>>(text, values)).rows
const byPassword = (who: Someone, kind: string, more: object = {}) =>
  fileRequest(
    who.browser,
    requestBody({ kind, current_password: who.password, details: 'Please.', ...more }),
  )

test.each(['access', 'rectification', 'restriction', 'erasure', 'objection'])(
  'OPS-10 a visitor requests %s and gets a number, a deadline in 30 days and a status page, on the screen and by email',
  async (kind) => {
    const sent = requestBody({ kind, details: 'My name is spelled wrong.' })
    const receipt = await fileRequest(visitor(), sent)
    expect(receipt).toMatchObject({
      number: expect.stringMatching(/^P-\w{4}-\w{4}$/),
      proven: false,
    })
    expect(Date.parse(receipt.due_at) - Date.parse(receipt.at)).toBe(30 * dayMs)
    const [email] = await site.mails(sent.email)
    expect(email?.subject).toBe(
      phrase('data_requests.mail.received.subject', { number: receipt.number }),
    )
    // Nothing that was typed is emailed.
    expect(JSON.stringify(email)).not.toContain('spelled wrong')
    const token = await mailedToken(site, sent.email, '/data-requests/case')
    expect(await openCase(visitor(), token)).toMatchObject({
      number: receipt.number,
      kind,
      due_at: receipt.due_at,
      full: true,
      proven: false,
      answer: null,
    })
    expect((await findRequest(support, receipt.number)).identity).toBe('none')
  },
)

test('OPS-10 a repeated request returns the same receipt and sends one email; missing fields are named', async () => {
  const sent = requestBody()
  const [first, second] = await Promise.all([
    fileRequest(visitor(), sent),
    fileRequest(visitor(), sent),
  ])
  expect(second.number).toBe(first.number)
  expect(await site.mails(sent.email)).toHaveLength(1)
  const refused = async (body: object) =>
    (await visitor().send('POST', '/api/data-requests', requestBody(body))).body.error
  expect(await refused({ email: 'nobody' })).toMatchObject({
    code: 'data_requests.email_required',
    field: 'email',
  })
  for (const kind of ['rectification', 'objection'])
    expect(await refused({ kind })).toMatchObject({
      code: 'data_requests.details_required',
      field: 'details',
    })
})

test('OPS-10 a member’s password proves who asks at once; a wrong one is refused', async () => {
  const wrong = requestBody({ current_password: 'not it' })
  expect((await vera.browser.send('POST', '/api/data-requests', wrong)).body.error).toMatchObject({
    code: 'data_requests.wrong_password',
    field: 'current_password',
  })
  const receipt = await byPassword(vera, 'objection')
  expect(receipt.proven).toBe(true)
  expect(await openCase(visitor(), receipt.token)).toMatchObject({
    full: true,
    proven: true,
    details: 'Please.',
  })
  const one = await findRequest(support, receipt.number)
  expect(await claim(support, one.request)).toMatchObject({
    identity: 'password',
    email: 'vera@r.example',
    member: { id: vera.member, name: 'Vera van Dijk' },
  })
})

test('OPS-10 without the password, the link to the confirmed address proves who asks, once', async () => {
  const receipt = await fileRequest(visitor(), requestBody({ email: 'VERA@r.example' }))
  const token = await mailedToken(site, 'VERA@r.example', '/data-requests/confirm')
  expect(
    (await visitor().send('POST', '/api/data-requests/proofs/reading', { token })).body,
  ).toMatchObject({ number: receipt.number, kind: 'access', may_confirm: true })
  expect((await prove(visitor(), token)).status).toBe(200)
  const again = await prove(visitor(), token)
  expect([again.status, again.body.error?.code]).toEqual([404, 'data_requests.link_invalid'])
  const one = await findRequest(support, receipt.number)
  expect(await claim(support, one.request)).toMatchObject({
    identity: 'email',
    member: { id: vera.member },
  })
})

test('OPS-10 a proof link expires after three days, and the status page sends a new one a few times a day', async () => {
  const sent = requestBody()
  const receipt = await fileRequest(visitor(), sent)
  const token = await mailedToken(site, sent.email, '/data-requests/confirm')
  for (let time = 0; time < 5; time++)
    expect(
      (await visitor().send('POST', '/api/data-requests/case/proof', { token: receipt.token }))
        .status,
    ).toBe(204)
  expect(await site.mails(sent.email)).toHaveLength(3)
  await query("update data_requests.link set expires_at = created_at - interval '1 second'")
  expect((await prove(visitor(), token)).status).toBe(404)
})
