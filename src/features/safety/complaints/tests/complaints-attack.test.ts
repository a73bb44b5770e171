import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedToken } from '#features/members/accounts/testing/someone.ts'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { CaseView, Receipt } from '../contract/complaints.ts'

let site: PeopledSite
let limited: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
  limited = await startPeopledSite({}, { limits: 'enforce' })
})
afterAll(() => Promise.all([site.close(), limited.close()]))

const complaint = (email: string) => ({
  id: randomUUID(),
  about: 'other',
  reference: 'CHEAP PILLS http://spam.example',
  details: 'Your account is hacked, call +49 123',
  email,
})
const file = (email: string, at = site) =>
  at.visitor().send('POST', '/api/complaints', complaint(email))
const open = (token: string) => site.visitor().send('POST', '/api/complaints/case', { token })

test('NAV-10 the statement of reasons reveals nothing about who reported', async () => {
  const mara = await officeClient(site, 'moderator', 'Mara')
  const vera = await site.addPerson({ name: 'Verafrida', email: 'verafrida@x.example' })
  const mark = await site.addPerson({ name: 'Mark', email: 'mark@x.example' })
  await mark.browser.send('POST', `/api/members/${vera.member}/messages`, {
    id: randomUUID(),
    text: 'Send me money for the flight',
  })
  const filed = { id: randomUUID(), reason: 'scam', details: 'He wrote to me about a flight' }
  const { number } = (await vera.browser.send('POST', `/api/members/${mark.member}/report`, filed))
    .body as unknown as { number: string }
  await mara.send('PUT', `/api/office/reports/${number}/decision`, {
    outcome: 'warning',
    statement: 'Asked for money.',
  })
  const token = await mailedToken(site, 'mark@x.example', '/complaints/case')
  const texts = [
    (await open(token)).text,
    (await mark.browser.send('GET', '/api/complaints')).text,
    JSON.stringify(await site.mails('mark@x.example')),
    JSON.stringify(
      await site.server.product.complaints.personalData.export(
        site.server.infrastructure.database,
        mark.account,
      ),
    ),
  ]
  for (const text of texts)
    for (const secret of ['Verafrida', vera.member, number, 'about a flight', filed.id])
      expect(text).not.toContain(secret)
})

test('NAV-10 the token of one case opens no other case, works on no other site, and only as this installation created it', async () => {
  const [first, second] = [
    (await file('one@x.example')).body as unknown as Receipt,
    (await file('two@x.example')).body as unknown as Receipt,
  ]
  const view = async (token: string) => (await open(token)).body as unknown as CaseView
  expect([(await view(first.token)).number, (await view(second.token)).number]).toEqual([
    first.number,
    second.number,
  ])
  const bytes = Buffer.from(first.token, 'base64url')
  for (let place = 0; place < bytes.length; place += 3) {
    const changed = Buffer.from(bytes)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect((await open(changed.toString('base64url'))).body).toMatchObject({
      error: { code: 'complaints.link_invalid' },
    })
  }
  await site.query('update complaints.complaint set pool_id = 2 where number = $1', [first.number])
  expect((await open(first.token)).status).toBe(404)
  // An undecided complaint has nothing to appeal.
  const appealed = { token: second.token, id: randomUUID(), details: 'No' }
  expect((await site.visitor().send('POST', '/api/complaints/case/appeal', appealed)).status).toBe(
    404,
  )
})

test('NAV-10 a stranger’s mailbox gets at most five receipts a day, and none of the sender’s words', async () => {
  const victim = 'victim@x.example'
  const replies = []
  for (let time = 0; time < 12; time++)
    replies.push((await file(time % 2 === 0 ? victim : victim.toUpperCase())).status)
  await site
    .visitor()
    .send('POST', '/api/support', { id: randomUUID(), details: 'Spam', email: victim })
  expect(new Set(replies)).toEqual(new Set([200]))
  const emails = [...(await site.mails(victim)), ...(await site.mails(victim.toUpperCase()))]
  const distinct = new Set(emails.map(({ subject }) => subject))
  expect(distinct.size).toBe(5)
  for (const word of ['PILLS', 'spam.example', 'hacked', '+49'])
    expect(JSON.stringify(emails)).not.toContain(word)
  const token = await mailedToken(site, victim, '/complaints/case')
  expect((await open(token)).body).toMatchObject({ details: '', reference: '' })
})

test('NAV-10 concurrent complaints for one address don’t send more than five emails', async () => {
  await Promise.all(Array.from({ length: 12 }, () => file('burst@x.example')))
  expect(await site.mails('burst@x.example')).toHaveLength(5)
})

test('NAV-10 one network can file at most ten complaints and questions an hour', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 11; time++)
    statuses.push((await file(`${randomUUID()}@x.example`, limited)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  const asked = { id: randomUUID(), details: 'Hello', email: 'q@x.example' }
  expect((await limited.visitor().send('POST', '/api/support', asked)).status).toBe(429)
})

test('NAV-10 the response doesn’t say whether an address has an account, or what a reference names', async () => {
  const member = await site.addPerson({ name: 'Known', email: 'known@x.example' })
  const shape = async (email: string, reference: string) => {
    const sent = { ...complaint(email), about: 'profile', reference }
    const { status, body } = await site.visitor().send('POST', '/api/complaints', sent)
    return [status, Object.keys(body as object)]
  }
  expect(await shape('known@x.example', member.member)).toEqual(
    await shape('unknown@x.example', randomUUID()),
  )
  const [email] = await site.mails('known@x.example')
  const [other] = await site.mails('unknown@x.example')
  const strip = (text = '') => text.replace(/[CS]-\w{4}-\w{4}/g, '').replace(/token=[\w-]+/g, '')
  expect(strip(email?.text)).toBe(strip(other?.text))
  // The member's list doesn't show it either: anyone could have entered their address.
  expect((await member.browser.send('GET', '/api/complaints')).body).toEqual({ cases: [] })
})

test('BEY-15 the person who decided first cannot decide the appeal or a complaint about the decision, in any role', async () => {
  const mara = await officeClient(site, 'moderator', 'Marion')
  const [vera, mark] = [
    await site.addPerson({ name: 'Valerie' }),
    await site.addPerson({ name: 'Marius', email: 'marius@x.example' }),
  ]
  const { number } = (
    await vera.browser.send('POST', `/api/members/${mark.member}/report`, {
      id: randomUUID(),
      reason: 'fake',
    })
  ).body as unknown as { number: string }
  const ban = { outcome: 'ban', statement: 'Not who you say you are.', for_deceiving: false }
  await mara.send('PUT', `/api/office/reports/${number}/decision`, ban)
  const token = await mailedToken(site, 'marius@x.example', '/complaints/case')
  const appealed = { token, id: randomUUID(), details: 'I am.' }
  const { appeal, decision } = (
    await site.visitor().send('POST', '/api/complaints/case/appeal', appealed)
  ).body as unknown as CaseView
  const about = {
    ...complaint('marius2@x.example'),
    about: 'decision',
    details: `Unfair: ${decision?.number.toLowerCase()}`,
  }
  const complained = (await site.visitor().send('POST', '/api/complaints', about))
    .body as unknown as Receipt
  const verdict = { outcome: 'upheld', statement: 'Fine after all.' }
  for (const role of ['moderator', 'lead', 'owner'] as const) {
    await site.query('update staff.person set role = $1 where name = $2', [role, 'Marion'])
    for (const path of [
      `/api/office/appeals/${appeal?.number}/decision`,
      `/api/office/complaints/${complained.number}/decision`,
    ])
      expect((await mara.send('PUT', path, verdict)).body).toMatchObject({
        error: { code: 'complaints.own_decision' },
      })
  }
  // Deciding a complaint doesn't give the right to decide an appeal of the same number.
  const helene = await officeClient(site, 'lead', 'Helena')
  expect(
    (await helene.send('PUT', `/api/office/complaints/${appeal?.number}/decision`, verdict)).status,
  ).toBe(404)
  await helene.send('PUT', `/api/office/complaints/${complained.number}/decision`, {
    ...verdict,
    outcome: 'rejected',
  })
  // The person who made the decision that the complaint was about can't decide its appeal either.
  const second = (
    await site.visitor().send('POST', '/api/complaints/case/appeal', {
      token: complained.token,
      id: randomUUID(),
      details: 'Again',
    })
  ).body as unknown as CaseView
  const path = `/api/office/appeals/${second.appeal?.number}/decision`
  for (const browser of [mara, helene])
    expect((await browser.send('PUT', path, verdict)).body).toMatchObject({
      error: { code: 'complaints.own_decision' },
    })
  await expect(
    site.query(
      `insert into complaints.appeal_decision (appeal_id, staff_id, first_staff_id, outcome, statement, decided_at)
       select a.id, s.staff_id, s.staff_id, 'upheld', 'x', a.filed_at from complaints.appeal a join complaints.statement s on s.id = a.statement_id limit 1`,
    ),
  ).rejects.toThrow('appeal_decision_by_another')
})

test('BEY-15 an appeal is decided once, even by two people at the same moment', async () => {
  const [mara, helene, olga] = await Promise.all([
    officeClient(site, 'moderator', 'Mona'),
    officeClient(site, 'lead', 'Hedda'),
    officeClient(site, 'owner', 'Olga'),
  ])
  const { number, token } = (await file('race@x.example')).body as unknown as Receipt
  await mara.send('PUT', `/api/office/complaints/${number}/decision`, {
    outcome: 'rejected',
    statement: 'No.',
  })
  const { appeal } = (
    await site.visitor().send('POST', '/api/complaints/case/appeal', {
      token,
      id: randomUUID(),
      details: 'Yes',
    })
  ).body as unknown as CaseView
  const path = `/api/office/appeals/${appeal?.number}/decision`
  // Both have shown their second factor.
  const replies = await Promise.all(
    [helene, olga].map((browser, place) =>
      browser.send('PUT', path, {
        outcome: 'upheld',
        statement: `Decided by number ${place}`,
      }),
    ),
  )
  expect(replies.map((reply) => reply.status).sort((one, other) => one - other)).toEqual([204, 409])
})
