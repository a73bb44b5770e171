import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedToken } from '#features/members/accounts/testing/someone.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { exportMember } from '#app/testing/export-member.ts'
import { phrase } from '#app/testing/phrase.ts'

let site: PeopledSite
let mara: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  mara = await officeClient(site, 'moderator', 'Mara')
})
afterAll(() => site.close())

const write = (from: TestPerson, to: TestPerson, text: string) =>
  from.browser.send('POST', `/api/members/${to.member}/messages`, { id: randomUUID(), text })
const report = async (who: TestPerson, member: string, reason = 'scam') =>
  (
    (await who.browser.send('POST', `/api/members/${member}/report`, { id: randomUUID(), reason }))
      .body as unknown as {
      number: string
    }
  ).number
const decide = (
  number: string,
  outcome: string,
  statement = 'Asked for money three times, which rule 4 forbids.',
) =>
  mara.send('PUT', `/api/office/reports/${number}/decision`, {
    outcome,
    statement,
    ...(outcome === 'ban' && { for_deceiving: true }),
  })
const grantCredits = (who: TestPerson, credits: number) =>
  site.query(
    "select * from credits.public_grant($1, $2, 'gift', 'bonus', null, null, null, $3, 1)",
    [who.account, credits, site.server.infrastructure.clock.now()],
  )
const balance = async (who: TestPerson) =>
  ((await who.browser.send('GET', '/api/credits')).body as unknown as { credits: number }).credits

test('BEY-15 BEY-16 OPS-02 a report is decided once, with a reason that is emailed to both sides; the reporter’s identity is never revealed', async () => {
  const [vera, mark] = [
    await site.addPerson({ name: 'Vera', email: 'vera@r.example' }),
    await site.addPerson({ name: 'Mark', email: 'mark@r.example', locale: 'de' }),
  ]
  await write(mark, vera, 'Send me money for the flight')
  const number = await report(vera, mark.member, 'insult')
  const listed = (await mara.send('GET', '/api/office/reports')).body as unknown as {
    waiting: number
    reports: { number: string }[]
  }
  expect(listed).toMatchObject({ waiting: 1 })
  expect(listed.reports.find((one) => one.number === number)).toMatchObject({
    reporter: 'Vera',
    reported: 'Mark',
    reachable: true,
    decision: null,
  })
  expect((await mara.send('GET', `/api/office/reports/${number}`)).body).toMatchObject({
    evidence: [
      { kind: 'profile', by_reported: true },
      { kind: 'message', by_reported: true, text: 'Send me money for the flight' },
    ],
  })
  const agent = await officeClient(site, 'agent', 'Ottilie')
  expect((await agent.send('GET', '/api/office/reports')).status).toBe(404)
  expect((await decide(number, 'warning', ' ')).body).toMatchObject({
    error: { code: 'reports.statement_empty', field: 'statement' },
  })
  const first = await decide(number, 'warning')
  expect([first.status, (await decide(number, 'warning')).text]).toEqual([200, first.text])
  expect((await decide(number, 'ban')).body).toMatchObject({ error: { code: 'reports.decided' } })
  const [toVera] = await site.mails('vera@r.example')
  const [toMark] = await site.mails('mark@r.example')
  expect(JSON.stringify(toVera)).toContain(
    phrase('reports.mail.reporter.text', { outcome: 'warning' }),
  )
  expect(JSON.stringify(toMark)).toContain(
    phrase('reports.mail.reported.text', { locale: 'de', outcome: 'warning', site: 'Minuet' }),
  )
  for (const mail of [toVera, toMark])
    expect(JSON.stringify(mail)).toContain('Asked for money three times')
  expect(JSON.stringify(toMark)).not.toContain('Vera')
  expect(
    await site.query('select name, act, facts from staff.audit where about = $1', [number]),
  ).toEqual([
    { name: 'Mara', act: 'reports.opened', facts: {} },
    { name: 'Mara', act: 'reports.decided', facts: { outcome: 'warning', reason: 'insult' } },
  ])
  expect((await mark.browser.send('GET', '/api/user.php')).body).toMatchObject({
    user: { profile: { name: 'Mark', status: 'active' } },
  })
  await expect(site.query("update reports.decision set outcome = 'ban'")).rejects.toThrow(
    'immutable',
  )
})

test('BEY-13 SEC-06 a data export contains the decisions that the member was informed of, without the reporter', async () => {
  const [vera, mark] = [
    await site.addPerson({ name: 'Verena' }),
    await site.addPerson({ name: 'Markus' }),
  ]
  await write(mark, vera, 'Send me money for the flight')
  const harmless = await report(vera, mark.member, 'insult')
  await decide(harmless, 'nothing', 'Impolite, but allowed.')
  const serious = await report(vera, mark.member)
  await decide(serious, 'warning')
  const [reporter, reported] = [
    (await exportMember(site, 'reports', vera.account)).parts,
    (await exportMember(site, 'reports', mark.account)).parts,
  ]
  expect(reporter).toMatchObject({
    reports: [
      { number: harmless, outcome: 'nothing', statement: 'Impolite, but allowed.' },
      { number: serious, outcome: 'warning' },
    ],
    decisions_about_you: [],
  })
  expect(reported).toEqual({
    reports: [],
    decisions_about_you: [
      {
        number: serious,
        outcome: 'warning',
        statement: 'Asked for money three times, which rule 4 forbids.',
        decided_at: expect.any(Date),
      },
    ],
  })
})

test('BEY-16 the evidence contains the full profile text, and describes a gift as a gift, never by its stored id', async () => {
  const vera = await site.addPerson({ name: 'Vilma' })
  const mark = await site.addPerson(
    { name: 'Marco' },
    { about: 'Sells watches.', prompts: [{ prompt: 'sunday', answer: 'Write to me elsewhere.' }] },
  )
  await grantCredits(mark, 20)
  await write(mark, vera, 'Hello')
  const path = `/api/members/${vera.member}/messages/gift`
  expect((await mark.browser.send('POST', path, { id: randomUUID(), gift: 'coffee' })).status).toBe(
    200,
  )
  const number = await report(vera, mark.member, 'advertising')
  expect((await mara.send('GET', `/api/office/reports/${number}`)).body).toMatchObject({
    evidence: [
      { kind: 'profile', attachment: null, text: 'Marco\nSells watches.\nWrite to me elsewhere.' },
      { kind: 'message', attachment: null, text: 'Hello' },
      { kind: 'message', attachment: 'gift', text: '' },
    ],
  })
})

test('BEY-08 BEY-16 a ban for a scam closes the account and refunds everyone what they paid to write to it, to the original lots and only once', async () => {
  const [vera, wim, hanna, mark] = [
    await site.addPerson({ name: 'Vera B' }),
    await site.addPerson({ name: 'Wim' }),
    await site.addPerson({ name: 'Hanna' }),
    await site.addPerson({ name: 'Rudi', email: 'rudi@r.example' }),
  ]
  for (const victim of [vera, wim, hanna]) {
    await grantCredits(victim, 20)
    for (const text of ['Hello', 'How are you?', 'Tell me more'])
      expect((await write(victim, mark, text)).status).toBe(200)
  }
  const paid = await balance(vera)
  // He has read all of it, so that nothing is refunded as unread.
  const chats = (await mark.browser.send('GET', '/api/chats')).body as unknown as {
    chats: { conversation: { id: string } }[]
  }
  for (const { conversation } of chats.chats)
    await mark.browser.send('POST', `/api/conversations/${conversation.id}/read`, { seq: 3 })
  // She has blocked him, so their messages are deleted.
  expect(
    (await hanna.browser.send('POST', `/api/members/${mark.member}/block`, {})).status,
  ).toBeLessThan(300)
  const left = await balance(hanna)
  const number = await report(vera, mark.member)
  expect((await decide(number, 'ban')).status).toBe(200)
  expect((await mark.browser.send('GET', '/api/chats')).status).toBe(403)
  expect((await vera.browser.send('GET', `/api/members/${mark.member}`)).status).toBe(404)
  expect(
    (
      await site
        .visitor()
        .send('POST', '/api/user.php', { login: 'rudi@r.example', password: 'three tall herons' })
    ).status,
  ).not.toBe(200)
  const { chat } = site.server.product
  const now = site.server.infrastructure.clock.now()
  expect(await chat.refundUnread(now)).toBe(6)
  expect(await chat.refundUnread(now)).toBe(0)
  expect(await balance(vera)).toBe(paid + 4)
  expect(await balance(hanna)).toBe(left + 4)
  const ledger = (await vera.browser.send('GET', '/api/credits/movements')).body as unknown as {
    movements: { kind: string; reason: string; credits: number }[]
  }
  expect(ledger.movements.filter(({ kind }) => kind === 'refund')).toMatchObject([
    { reason: 'removed', credits: 2 },
    { reason: 'removed', credits: 2 },
  ])
  expect(await site.query('select * from credits.ledger_violations')).toEqual([])
  // A removed member can still be reported by those they wrote to, but cannot be removed again.
  const again = await decide(await report(wim, mark.member), 'ban')
  expect([again.status, (again.body as { error?: { code: string } } | null)?.error?.code]).toEqual([
    409,
    'reports.account_deleted',
  ])
})

test('BEY-08 BEY-16 a member who deletes their account before the decision is still removed: payments are refunded, and the account cannot be reactivated', async () => {
  const vera = await site.addPerson({ name: 'Vera D' })
  const mark = await site.addPerson({ name: 'Kuno', email: 'kuno@r.example' })
  await grantCredits(vera, 20)
  for (const text of ['Hello', 'How are you?'])
    expect((await write(vera, mark, text)).status).toBe(200)
  const paid = await balance(vera)
  const [chat] = (
    (await mark.browser.send('GET', '/api/chats')).body as unknown as {
      chats: { conversation: { id: string } }[]
    }
  ).chats
  await mark.browser.send('POST', `/api/conversations/${chat?.conversation.id}/read`, { seq: 2 })
  const other = await site.addPerson()
  const [number, later] = [await report(vera, mark.member), await report(other, mark.member)]
  const leave = { current_password: 'three tall herons' }
  expect((await mark.browser.send('POST', '/api/account/deletion', leave)).status).toBe(200)
  const token = await mailedToken(site, 'kuno@r.example', '/reactivate')
  expect(token).not.toBe('')

  expect((await decide(number, 'ban')).status).toBe(200)
  expect((await decide(later, 'ban')).body).toMatchObject({
    error: { code: 'reports.account_deleted' },
  })
  expect((await site.visitor().send('POST', '/api/reactivations', { token })).status).toBe(410)
  const logIn = () =>
    site
      .visitor()
      .send('POST', '/api/user.php', { login: 'kuno@r.example', password: 'three tall herons' })
  expect((await logIn()).body).toMatchObject({ error: { code: 'accounts.disabled' } })
  expect((await vera.browser.send('GET', `/api/members/${mark.member}`)).status).toBe(404)
  expect(JSON.stringify(await site.mails('kuno@r.example'))).toContain(
    'Asked for money three times',
  )
  const now = site.server.infrastructure.clock.now()
  expect(await site.server.product.chat.refundUnread(now)).toBe(1)
  expect(await balance(vera)).toBe(paid + 2)
  // The deletion remains scheduled; his remaining data is erased on its date.
  const dueAt = new Date(now.getTime() + 15 * 86_400_000)
  expect(await site.server.product.accounts.erase(dueAt)).toBe(1)
  expect((await logIn()).body).toMatchObject({ error: { code: 'accounts.login_failed' } })
})
