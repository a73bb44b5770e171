import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import { phrase } from '#app/testing/phrase.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'

let site: PeopledSite
let mara: WebClient
let helene: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  mara = await officeClient(site, 'moderator', 'Mara')
  helene = await officeClient(site, 'lead', 'Helene')
})
afterAll(() => site.close())

const now = () => site.server.infrastructure.clock.now()
const refundTonight = () => site.server.product.chat.refundUnread(now())
const report = async (who: TestPerson, whom: TestPerson, reason: string) =>
  (
    (
      await who.browser.send('POST', `/api/members/${whom.member}/report`, {
        id: randomUUID(),
        reason,
        details: 'See above',
      })
    ).body as unknown as { number: string }
  ).number
const ban = (number: string, ground: { for_deceiving?: boolean }, who = mara) =>
  who.send('PUT', `/api/office/reports/${number}/decision`, {
    outcome: 'ban',
    statement: 'Rule 4.',
    ...ground,
  })
const decide = (who: WebClient, number: string, request: string, approved = true) =>
  who.send('PUT', `/api/office/reports/${number}/requests/${request}/decision`, { approved })
const acts = async (number: string) =>
  (
    await site.query(
      "select name || ' ' || act as line from staff.audit where about = $1 and act <> 'reports.opened' order by id",
      [number],
    )
  ).map(({ line }) => line)
/** Tries everything a moderator may give away alone in 24 hours. */
const exhaust = (name: string) =>
  site.query(
    "insert into staff.solo_act (person_id, kind, about, share, at) select id, 'refund', 'x', 3000000, $2 from staff.person where name = $1",
    [name, now()],
  )

/** Two members; the first has paid for a message that the second has read. */
async function pairWithPaidMessage(payer: string, payee: string) {
  const [who, whom] = [
    await site.addPerson({ name: payer }),
    await site.addPerson({ name: payee, email: `${payee.toLowerCase()}@d.example` }),
  ]
  await site.query(
    "select * from credits.public_grant($1, 20, 'gift', 'bonus', null, null, null, $2, 1)",
    [who.account, now()],
  )
  for (const text of ['Hello', 'How are you?'])
    await who.browser.send('POST', `/api/members/${whom.member}/messages`, {
      id: randomUUID(),
      text,
    })
  const { chats } = (await whom.browser.send('GET', '/api/chats')).body as unknown as {
    chats: { conversation: { id: string } }[]
  }
  await whom.browser.send('POST', `/api/conversations/${chats[0]?.conversation.id}/read`, {
    seq: 2,
  })
  return { who, whom }
}

test('ATTACK a reporter who adds “scam” to a report of an insult does not turn a ban for the insult into one with refunds', async () => {
  const { who, whom } = await pairWithPaidMessage('Vera', 'Rude')
  const number = await report(who, whom, 'insult')
  expect(await report(who, whom, 'scam')).toBe(number)
  const without = await ban(number, {})
  expect([without.status, JSON.stringify(without.body)]).toEqual([
    422,
    expect.stringContaining('for_deceiving'),
  ])
  expect((await ban(number, { for_deceiving: false })).status).toBe(200)
  expect((await whom.browser.send('GET', '/api/chats')).status).toBe(403)
  expect(await refundTonight()).toBe(0)
})

test('ATTACK above the daily limit, a ban for deceiving closes the account but refunds no one until a second person approves', async () => {
  const { who, whom } = await pairWithPaidMessage('Mona', 'Paula')
  await exhaust('Mara')
  const number = await report(who, whom, 'fake')
  const closed = await ban(number, { for_deceiving: true })
  expect(closed.body).toMatchObject({
    decision: { for_deceiving: true },
    requests: [{ kind: 'refunds', credits: 2, by: 'Mara', own: true }],
  })
  expect((await whom.browser.send('GET', '/api/chats')).status).toBe(403)
  expect(await refundTonight()).toBe(0)
  expect((await decide(mara, number, 'refunds')).body).toMatchObject({
    error: { code: 'staff.own_request' },
  })
  const { reports } = (await helene.send('GET', '/api/office/reports')).body as unknown as {
    reports: { number: string; requests: object[] }[]
  }
  expect(reports[0]).toMatchObject({ number, requests: [{ kind: 'refunds', own: false }] })
  // No one could request the refunds again, so they don't expire after a week like other requests.
  const { staff } = site.server.product
  await staff.expireApprovals(new Date(now().getTime() + 8 * dayMs))
  for (const _ of ['once', 'again'])
    expect((await decide(helene, number, 'refunds')).status).toBe(200)
  expect((await decide(helene, number, 'refunds', false)).body).toMatchObject({
    error: { code: 'staff.request_decided' },
  })
  expect(await refundTonight()).toBe(1)
  expect(await acts(number)).toEqual(['Mara reports.decided', 'Helene reports.refunds_approved'])
  expect(
    await site.query('select money from staff.audit where about = $1 and money is not null', [
      number,
    ]),
  ).toEqual([{ money: { kind: 'ban_refunds', site: 1, amount: 2, currency: null } }])
})

test('a declined refund leaves the account closed and everyone’s credits as they are', async () => {
  const { who, whom } = await pairWithPaidMessage('Nora', 'Quinn')
  const number = await report(who, whom, 'scam')
  await ban(number, { for_deceiving: true })
  expect((await decide(helene, number, 'refunds', false)).body).toMatchObject({ requests: [] })
  expect(await refundTonight()).toBe(0)
  expect((await whom.browser.send('GET', '/api/chats')).status).toBe(403)
})

test('a small ban for deceiving needs no second person, and the owners’ email lists it', async () => {
  const { who, whom } = await pairWithPaidMessage('Olga', 'Ralf')
  const number = await report(who, whom, 'scam')
  expect((await ban(number, { for_deceiving: true }, helene)).body).toMatchObject({ requests: [] })
  expect(await refundTonight()).toBe(1)
  expect(
    await site.query('select money from staff.audit where about = $1 and money is not null', [
      number,
    ]),
  ).toEqual([{ money: { kind: 'ban_refunds', site: 1, amount: 2, currency: null } }])
})

test('ATTACK no one can reopen a closed account alone; two people can, and its owner is told', async () => {
  const { who, whom } = await pairWithPaidMessage('Petra', 'Simon')
  const number = await report(who, whom, 'insult')
  const ask = (sender: WebClient, reason = 'It was somebody else’s account.') =>
    sender.send('PUT', `/api/office/reports/${number}/reinstatement`, { reason })
  expect((await ask(mara)).body).toMatchObject({ error: { code: 'reports.not_reinstatable' } })
  await ban(number, { for_deceiving: false })
  const logIn = () =>
    site
      .visitor()
      .send('POST', '/api/user.php', { login: 'simon@d.example', password: 'three tall herons' })
  expect((await logIn()).body).toMatchObject({ error: { code: 'accounts.disabled' } })
  expect((await ask(mara, '  ')).status).toBe(422)
  for (const _ of ['once', 'again']) expect((await ask(mara)).status).toBe(200)
  expect((await decide(mara, number, 'reinstatement')).status).toBe(409)
  expect((await logIn()).status).not.toBe(200)
  expect((await decide(helene, number, 'reinstatement')).body).toMatchObject({
    reinstatable: false,
    requests: [],
  })
  expect((await logIn()).status).toBe(200)
  expect(JSON.stringify(await site.mails('simon@d.example'))).toContain(
    phrase('reports.mail.reinstated.text', { site: 'Minuet' }),
  )
  expect(await acts(number)).toEqual([
    'Mara reports.decided',
    'Mara reports.reinstatement_requested',
    'Helene reports.reinstatement_approved',
  ])
})

test('ATTACK someone who finds a moderator’s session open after ten minutes can’t close or pause an account', async () => {
  const { who, whom } = await pairWithPaidMessage('Rosa', 'Theo')
  const number = await report(who, whom, 'insult')
  const thief = webClient(site)
  for (const [name, value] of (await officeClient(site, 'moderator', 'Left')).cookies)
    thief.cookies.set(name, value)
  site.server.infrastructure.clock.moveBy(11 * 60_000)
  expect((await ban(number, { for_deceiving: false }, thief)).body).toMatchObject({
    error: { code: 'second_factor_needed' },
  })
  const milder = (outcome: string) =>
    thief.send('PUT', `/api/office/reports/${number}/decision`, { outcome, statement: 'Rule 4.' })
  expect((await milder('pause')).body).toMatchObject({ error: { code: 'second_factor_needed' } })
  expect((await milder('warning')).status).toBe(200)
})

test('ATTACK dozens of underage reports by one member don’t push down other members’ reports', async () => {
  const flooder = await site.addPerson()
  const [other, target] = [await site.addPerson(), await site.addPerson()]
  for (let count = 0; count < 5; count += 1) await report(flooder, await site.addPerson(), 'minor')
  const honest = await report(other, target, 'threat')
  const serious = await report(other, flooder, 'minor')
  const numbers = async (page: number) =>
    (
      (await mara.send('GET', `/api/office/reports?page=${page}`)).body as unknown as {
        reports: { number: string; reason: string; decision: object | null }[]
        next: number | null
      }
    ).reports.filter(({ decision }) => decision === null)
  const listed = await numbers(0)
  const places = listed.flatMap(({ number }, place) =>
    number === honest || number === serious ? [place] : [],
  )
  const minors = listed.filter(({ reason }) => reason === 'minor')
  expect(minors).toHaveLength(6)
  expect(places[0]).toBe(3)
  expect(listed.findIndex(({ number }) => number === honest)).toBeLessThan(listed.length)
  expect(await numbers(1)).toEqual([])
})
