import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import {
  type MailRelay,
  startMailRelay,
} from '#features/conversation/notifications/testing/mail-relay.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { SenderView } from '../contract/senders.ts'

let site: TestSite
let relay: MailRelay
const dns = new Map<string, readonly string[] | null>()
beforeAll(async () => {
  relay = await startMailRelay()
  site = await startSite(
    { SMTP_URL: relay.url, MINUET_DKIM_SELECTORS: 'mail,old' },
    { cast: 'silent', lookUpTxt: async (name) => dns.get(name) ?? (dns.has(name) ? null : []) },
  )
})
afterAll(async () => {
  await site.close()
  await relay.stop()
})

test('OPS-09 SPF, DKIM and DMARC of every sender’s domain are looked up, each with what is wrong', async () => {
  const lead = await officeClient(site, 'lead')
  const read = async () => {
    const reply = await lead.send('GET', '/api/office/email-senders')
    expect(reply.status).toBe(200)
    return (reply.body as unknown as { senders: SenderView[] }).senders
  }
  const before = await read()
  const [sender] = before
  const domain = sender?.domain ?? ''
  expect(before.flatMap(({ sites }) => sites)).toEqual(
    expect.arrayContaining((await site.server.product.sites.allSites()).map(({ name }) => name)),
  )
  expect(
    sender?.checks.map(({ check, verdict, result, name }) => [check, verdict, result, name]),
  ).toEqual([
    ['spf', 'fail', 'missing', domain],
    ['dkim', 'fail', 'missing', `mail._domainkey.${domain}`],
    ['dkim', 'fail', 'missing', `old._domainkey.${domain}`],
    ['dmarc', 'fail', 'missing', `_dmarc.${domain}`],
  ])

  dns.set(domain, ['v=spf1 include:_spf.example.net -all'])
  dns.set(`mail._domainkey.${domain}`, [`v=DKIM1; k=rsa; p=${'A'.repeat(392)}`])
  dns.set(`old._domainkey.${domain}`, null)
  dns.set(`_dmarc.${domain}`, ['v=DMARC1; p=none'])
  const [after] = await read()
  expect(after?.checks.map(({ check, verdict, result }) => [check, verdict, result])).toEqual([
    ['spf', 'ok', 'found'],
    ['dkim', 'ok', 'found'],
    ['dkim', 'warn', 'lookup_failed'],
    ['dmarc', 'warn', 'not_enforced'],
  ])
  const support = await officeClient(site, 'support')
  expect((await support.send('GET', '/api/office/email-senders')).status).toBe(404)
})

test('OPS-09 a test email goes to the staff member’s own address, and the mail server’s reply is shown', async () => {
  const owner = await officeClient(site, 'owner')
  const send = (input: object) => owner.send('POST', '/api/office/email-tests', input)
  expect((await send({ site: 1 })).body).toMatchObject({
    outcome: 'accepted',
    reply: expect.stringMatching(/^250 /),
    address: 'owner@office.example',
  })
  expect(relay.to('owner@office.example')).toHaveLength(1)

  relay.answer('owner@office.example', {
    stage: 'recipient',
    code: 550,
    text: '5.1.1 unknown',
    times: 1,
  })
  expect((await send({ site: 1 })).body).toMatchObject({
    outcome: 'refused',
    reply: '550 5.1.1 unknown',
  })
  relay.answer('owner@office.example', { stage: 'data', code: 451, text: '4.7.1 later', times: 1 })
  expect((await send({ site: 1 })).body).toMatchObject({
    outcome: 'deferred',
    reply: '451 4.7.1 later',
  })
  relay.dropAfterData('owner@office.example')
  expect((await send({ site: 1 })).body).toMatchObject({ outcome: 'unknown' })
  const wrong = await send({ site: 99 })
  expect([wrong.status, (wrong.body as { error: { code: string } }).error.code]).toEqual([
    422,
    'emails.unknown_site',
  ])
  const { rows } = await site.server.infrastructure.database.pool.query(
    "select facts from staff.audit where act = 'emails.test_sent' order by id",
  )
  expect(rows.map(({ facts }) => [facts.outcome, facts.reply])).toEqual([
    ['accepted', '250'],
    ['refused', '550 5.1.1'],
    ['deferred', '451 4.7.1'],
    ['unknown', null],
  ])
})
