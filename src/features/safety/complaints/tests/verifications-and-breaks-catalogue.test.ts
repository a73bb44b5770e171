import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedToken } from '#features/members/accounts/testing/someone.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { createVerificationClient } from '#features/members/photo-verification/testing/verification-client.ts'
import {
  type PeopledSite,
  startPeopledSite,
  type TestPerson,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { hourMs, minuteMs } from '#kernel/duration.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { CaseView, ListedCase, OwnCase } from '../contract/complaints.ts'

let site: PeopledSite
let people: ReturnType<typeof createVerificationClient>
let isabel: TestPerson
let mara: WebClient
let mila: WebClient
let helene: WebClient
let ottilie: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  people = createVerificationClient(site)
  await site.server.product.sites.changeSettings(1, { photos_trusted: true, fictional: true })
  isabel = await site.addPerson({ kind: 'fictional', name: 'Isabel' })
  mara = await officeClient(site, 'moderator', 'Mara')
  mila = await officeClient(site, 'moderator', 'Mila')
  helene = await officeClient(site, 'lead', 'Helene')
  ottilie = await officeClient(site, 'agent', 'Ottilie')
})
afterAll(() => site.close())

const now = () => site.server.infrastructure.clock.now()
const announce = () =>
  site.server.product.complaints.announce(new Date(now().getTime() + 2 * minuteMs))
const view = async (token: string) =>
  (await site.visitor().send('POST', '/api/complaints/case', { token })).body as unknown as CaseView
const appeal = async (token: string) =>
  (
    (
      await site.visitor().send('POST', '/api/complaints/case/appeal', {
        token,
        id: randomUUID(),
        details: 'Please look again.',
      })
    ).body as unknown as CaseView
  ).appeal?.number ?? ''
const decideAppeal = (by: WebClient, number: string, outcome: string) =>
  by.send('PUT', `/api/office/appeals/${number}/decision`, {
    outcome,
    statement: 'We looked again.',
  })
const ownCases = async ({ browser }: TestPerson) =>
  ((await browser.send('GET', '/api/complaints')).body as unknown as { cases: OwnCase[] }).cases
const lastingHours = (decision: CaseView['decision']) =>
  Math.round((Date.parse(decision?.ends_at ?? '') - Date.parse(decision?.at ?? '')) / hourMs)
const codeOf = ({ body }: { body: unknown }) =>
  (body as { error?: { code: string } } | null)?.error?.code

const requests = '/api/office/photo-verifications'
const queued = async (by: WebClient) =>
  ((await by.send('GET', requests)).body as unknown as { requests: { id: string }[] }).requests.map(
    ({ id }) => id,
  )
async function decline(by: WebClient, request: string) {
  await by.send('POST', `${requests}/${request}/claim`, {})
  const declined = { outcome: 'declined', reason: 'not_same_person' }
  for (let times = 0; times < 2; times++)
    expect((await by.send('PUT', `${requests}/${request}/decision`, declined)).status).toBe(204)
}

test('BEY-15 BEY-14 a declined verification has one statement of reasons; the member appeals, another person upholds it, and the first reviewer doesn’t see the next selfie', async () => {
  const { person, main, request } = await people.waiting()
  await decline(mara, request)
  expect(
    await site.query('select source, outcome, rule from complaints.statement where subject = $1', [
      request,
    ]),
  ).toEqual([{ source: 'verification', outcome: 'verification_declined', rule: 'not_same_person' }])
  const [own] = await ownCases(person)
  const token = own?.token ?? ''
  expect(await view(token)).toMatchObject({
    kind: 'decision',
    decision: {
      source: 'verification',
      side: 'affected',
      outcome: 'verification_declined',
      rule: 'not_same_person',
      origin: 'request',
      statement: null,
      ends_at: null,
      may_appeal: true,
    },
  })
  const number = await appeal(token)
  expect(codeOf(await decideAppeal(mara, number, 'upheld'))).toBe('complaints.own_decision')
  // A selfie that was sent before the appeal is decided isn't left to the first reviewer either.
  await people.draw(person, 'begin')
  await people.send(person)
  const [sent] = await site.query(
    'select public_id as id from photo_verification.request where account_id = $1 order by sent_at desc limit 1',
    [person.account],
  )
  const next = String(sent?.['id'])
  await mara.send('POST', `${requests}/${next}/claim`, {})
  expect((await decideAppeal(helene, number, 'upheld')).status).toBe(204)
  expect((await view(token)).appeal?.decision).toMatchObject({ outcome: 'upheld', restored: true })
  const verified = { outcome: 'verified', photos: [main] }
  const where = `${requests}/${next}/decision`
  expect((await mara.send('PUT', where, verified)).status).toBe(404)
  expect((await mara.send('POST', `${requests}/${next}/claim`, {})).status).toBe(404)
  expect(await queued(mara)).not.toContain(next)
  expect(await queued(mila)).toContain(next)
  site.server.infrastructure.clock.moveBy(11 * minuteMs)
  await mila.send('POST', `${requests}/${next}/claim`, {})
  expect((await mila.send('PUT', where, verified)).status).toBe(204)
})

test('BEY-15 a rejected appeal against a declined verification changes nothing for the reviewer, and the email names the rule but neither staff nor appeal', async () => {
  const email = 'stay@v.example'
  const member = await site.addPerson({ name: 'Stay', email, locale: 'de' })
  await people.addPhoto(member)
  await people.draw(member, 'begin')
  await people.send(member)
  const [request] = await site.query(
    'select public_id as id from photo_verification.request where account_id = $1',
    [member.account],
  )
  await decline(mara, String(request?.['id']))
  expect(await site.mails(email)).toEqual([])
  await announce()
  await announce()
  const emails = await site.mails(email)
  expect(emails.map(({ subject }) => subject)).toEqual([
    phrase('complaints.mail.verification.subject', { locale: 'de' }),
  ])
  expect(JSON.stringify(emails)).toContain(
    phrase('complaints.rules.not_same_person', { locale: 'de' }),
  )
  expect(JSON.stringify(emails)).not.toContain('Mara')
  const number = await appeal(await mailedToken(site, email, '/complaints/case'))
  expect((await decideAppeal(helene, number, 'rejected')).status).toBe(204)
  await people.draw(member, 'begin')
  await people.send(member)
  const [next] = await site.query(
    'select public_id as id from photo_verification.request where account_id = $1 order by sent_at desc limit 1',
    [member.account],
  )
  expect(await queued(mara)).toContain(String(next?.['id']))
})

/** A member with a waiting message to Isabel, whom an agent asks to pause. */
async function paused(name: string) {
  const email = `${name.toLowerCase()}@w.example`
  const member = await site.addPerson({ name, email })
  const { body: disclosed } = await member.browser.send(
    'GET',
    `/api/members/${isabel.member}/disclosure`,
  )
  const { version } = disclosed as unknown as { version: string }
  await member.browser.send('POST', `/api/members/${isabel.member}/disclosure`, { version })
  await site.query(
    "select * from credits.public_grant($1, 100, 'gift', 'bonus', null, null, null, $2, 1)",
    [member.account, now()],
  )
  const { body } = await member.browser.send('POST', `/api/members/${isabel.member}/messages`, {
    id: randomUUID(),
    text: 'Good morning',
  })
  const conversation = (body as unknown as { conversation: { id: string } }).conversation.id
  const desk = '/api/office/desk'
  await ottilie.send('POST', `${desk}/${conversation}/claim`, {})
  const id = randomUUID()
  for (let times = 0; times < 2; times++)
    expect((await ottilie.send('POST', `${desk}/${conversation}/pauses`, { id })).status).toBe(200)
  const say = () =>
    member.browser.send('POST', `/api/members/${isabel.member}/messages`, {
      id: randomUUID(),
      text: 'Are you there?',
    })
  return { member, email, pause: id, say }
}
const review = (by: WebClient, pause: string, input: object) =>
  by.send('POST', `/api/office/wellbeing/${pause}/reviews`, {
    id: randomUUID(),
    note: 'Spoke with the team.',
    ...input,
  })
const listed = async (by: WebClient, number: string) =>
  (
    (await by.send('GET', '/api/office/complaints')).body as unknown as { cases: ListedCase[] }
  ).cases.find((one) => one.number === number)

test('BEY-15 F12 a break that staff impose has a discreet statement of reasons that says when it ends; the person who kept it can’t decide the appeal, and upholding it ends the break', async () => {
  const { member, email, pause, say } = await paused('Dora')
  expect((await say()).status).toBe(403)
  await announce()
  const [mail] = await site.mails(email)
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/fictional|break|pause/i)
  const token = await mailedToken(site, email, '/complaints/case')
  const { decision } = await view(token)
  expect(decision).toMatchObject({
    source: 'wellbeing',
    outcome: 'break',
    rule: 'wellbeing',
    origin: 'own',
    statement: null,
    may_appeal: true,
  })
  expect(lastingHours(decision)).toBe(24)
  const number = await appeal(token)
  expect(await listed(helene, number)).toMatchObject({ source: 'wellbeing', own: false })
  expect((await review(helene, pause, { act: 'keep' })).status).toBe(200)
  expect(await listed(helene, number)).toMatchObject({ own: true })
  expect(codeOf(await decideAppeal(helene, number, 'upheld'))).toBe('complaints.own_decision')
  expect((await say()).status).toBe(403)
  expect((await decideAppeal(mara, number, 'upheld')).status).toBe(204)
  expect((await view(token)).appeal?.decision).toMatchObject({ outcome: 'upheld', restored: true })
  expect((await say()).status).toBe(200)
  expect(
    await site.query(
      'select act, note from wellbeing.review r join wellbeing.pause p on p.id = r.pause_id where p.account_id = $1 order by r.at, r.act desc',
      [member.account],
    ),
  ).toEqual([
    { act: 'keep', note: 'Spoke with the team.' },
    { act: 'end', note: decision?.number },
  ])
})

test('BEY-15 F12 extending a break is a decision of its own; an appeal upheld after its end restores nothing', async () => {
  const { member, pause, say } = await paused('Delia')
  expect((await review(helene, pause, { act: 'extend', hours: 48 })).status).toBe(200)
  const cases = await ownCases(member)
  expect(cases.map(({ outcome }) => outcome)).toEqual(['break', 'break'])
  const token = cases[0]?.token ?? ''
  const { decision } = await view(token)
  expect(lastingHours(decision)).toBe(72)
  const number = await appeal(token)
  expect(codeOf(await decideAppeal(helene, number, 'upheld'))).toBe('complaints.own_decision')
  site.server.infrastructure.clock.moveBy(73 * hourMs)
  mara = await officeClient(site, 'moderator', 'Mara')
  expect((await say()).status).toBe(200)
  expect((await decideAppeal(mara, number, 'upheld')).status).toBe(204)
  expect((await view(token)).appeal?.decision).toMatchObject({ outcome: 'upheld', restored: null })
})
