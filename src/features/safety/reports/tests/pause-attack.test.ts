import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { logIn } from '#features/members/accounts/testing/account-requests.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'

let site: PeopledSite
let mara: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  mara = await officeClient(site, 'moderator', 'Mara')
})
afterAll(() => site.close())

const dayMs = 86_400_000
const statement = 'The photos and two messages suggest school age.'
const write = (from: TestPerson, to: TestPerson, text: string) =>
  from.browser.send('POST', `/api/members/${to.member}/messages`, { id: randomUUID(), text })
const report = async (who: TestPerson, about: TestPerson, reason = 'minor') =>
  (
    (
      await who.browser.send('POST', `/api/members/${about.member}/report`, {
        id: randomUUID(),
        reason,
      })
    ).body as unknown as { number: string }
  ).number
const pause = (number: string, office = mara) =>
  office.send('PUT', `/api/office/reports/${number}/decision`, { outcome: 'pause', statement })
const resume = (number: string, office = mara) =>
  office.send('PUT', `/api/office/reports/${number}/resumption`, {})
const seen = async (who: TestPerson, by: TestPerson) =>
  (await by.browser.send('GET', `/api/members/${who.member}`)).status
const errorCode = async (reply: ReturnType<WebClient['send']>) => (await reply).body.error?.code

async function readReport(number: string) {
  const { reports } = (await mara.send('GET', '/api/office/reports')).body as unknown as {
    reports: { number: string; pausable: boolean; paused_until: string | null }[]
  }
  return reports.find((one) => one.number === number)
}
const people = async (...names: string[]) =>
  Promise.all(
    names.map((name) => site.addPerson({ name, email: `${name.toLowerCase()}@pause.example` })),
  ) as Promise<TestPerson[]>

test('ATTACK no number of reports pauses, hides or silences a member; only staff can', async () => {
  const [target, witness] = await people('Tilda', 'Wim')
  for (let count = 0; count < 12; count += 1) {
    const [reporter] = await people(`Foe${count}`)
    if (count === 0) await write(target as TestPerson, reporter as TestPerson, 'Hello there')
    await report(reporter as TestPerson, target as TestPerson)
  }
  expect(await seen(target as TestPerson, witness as TestPerson)).toBe(200)
  expect((await target?.browser.send('GET', '/api/user.php'))?.status).toBe(200)
  expect(
    (await write(target as TestPerson, witness as TestPerson, 'Still here, and you?')).status,
  ).toBe(200)
  expect(await site.query('select from accounts.account where paused_until is not null')).toEqual(
    [],
  )
  const agent = await officeClient(site, 'agent', 'Otto')
  const number = await report(witness as TestPerson, target as TestPerson)
  expect((await pause(number, agent)).status).toBe(404)
  expect((await resume(number, agent)).status).toBe(404)
  expect((await pause(number, target?.browser)).status).toBe(404)
})

test('staff pause a suspected minor immediately: hidden, logged out, unable to write or buy, and informed why and what to do', async () => {
  const [vera, kim] = (await people('Vera', 'Kim')) as [TestPerson, TestPerson]
  await write(kim, vera, 'Hi Vera')
  const number = await report(vera, kim)
  expect(await readReport(number)).toMatchObject({ pausable: true, paused_until: null })
  expect((await pause(number)).status).toBe(200)
  expect((await pause(number)).status).toBe(200)
  expect(await seen(kim, vera)).toBe(404)
  expect((await kim.browser.send('GET', '/api/user.php')).status).toBe(403)
  expect((await write(kim, vera, 'Hello?')).status).toBe(403)
  expect(
    (await kim.browser.send('POST', '/api/orders', { id: randomUUID(), bundle: 'p0' })).status,
  ).toBe(403)
  const refused = await logIn(webClient(site), 'kim@pause.example')
  expect([refused.status, refused.body.error]).toMatchObject([
    403,
    { code: 'accounts.paused', message: phrase('accounts.refusals.paused') },
  ])
  const until = (await readReport(number))?.paused_until ?? ''
  expect(Math.round((Date.parse(until) - Date.now()) / dayMs)).toBe(30)

  const [mail] = (await site.mails('kim@pause.example')).filter(({ subject }) =>
    subject.includes(phrase('reports.mail.paused.subject')),
  )
  const words = mail?.text ?? ''
  for (const part of [number, statement, phrase('reports.mail.paused.credits').slice(0, 40)])
    expect(words).toContain(part)
  expect(words).not.toContain('Vera')
  expect(words).not.toContain('{')
  const toReporter = JSON.stringify(await site.mails('vera@pause.example'))
  expect(toReporter).toContain('The account was paused.')
})

test('a resumed account has everything it had before, and its owner is notified; resuming twice changes nothing', async () => {
  const [nell, jo] = (await people('Nell', 'Jo')) as [TestPerson, TestPerson]
  await write(jo, nell, 'Hi Nell, I liked your profile')
  await site.query(
    "select * from credits.public_grant($1, 7, 'gift', 'bonus', null, null, null, $2, 1)",
    [jo.account, site.server.infrastructure.clock.now()],
  )
  const number = await report(nell, jo)
  await pause(number)
  expect((await resume(number)).status).toBe(200)
  expect((await resume(number)).status).toBe(200)
  expect(await readReport(number)).toMatchObject({ paused_until: null })
  expect(await seen(jo, nell)).toBe(200)
  const back = webClient(site)
  expect((await logIn(back, 'jo@pause.example')).status).toBe(200)
  expect((await back.send('GET', '/api/credits')).body).toMatchObject({ credits: 7 })
  const mails = (await site.mails('jo@pause.example')).filter(({ subject }) =>
    subject.includes(phrase('reports.mail.resumed.subject')),
  )
  expect(mails).toHaveLength(1)
  const audit = await site.query(
    "select from staff.audit where act = 'reports.resumed' and about = $1",
    [number],
  )
  expect(audit).toHaveLength(1)
  const other = await report(nell, jo, 'insult')
  expect(await errorCode(resume(other))).toBe('reports.not_paused')
  expect(await errorCode(pause(number))).toBe(undefined)
  expect(await seen(jo, nell)).toBe(200)
})

test('an account that is deleted or unconfirmed cannot be paused, and staff see why in advance', async () => {
  const [ada, bo] = (await people('Ada', 'Bo')) as [TestPerson, TestPerson]
  await write(bo, ada, 'Hi Ada')
  const number = await report(ada, bo)
  await site.query(
    "update accounts.account set status = 'deleted', deleted_at = now() where id = $1",
    [bo.account],
  )
  expect(await readReport(number)).toMatchObject({ pausable: false })
  expect(await errorCode(pause(number))).toBe('reports.not_pausable')
  expect((await readReport(number))?.paused_until).toBe(null)
  expect(
    (
      await mara.send('PUT', `/api/office/reports/${number}/decision`, {
        outcome: 'ban',
        for_deceiving: false,
        statement,
      })
    ).status,
  ).toBe(200)
})

test('reports about someone under age come first, paused accounts stay listed', async () => {
  const [one, two, three] = (await people('One', 'Two', 'Three')) as TestPerson[]
  const insult = await report(one as TestPerson, two as TestPerson, 'insult')
  const minor = await report(one as TestPerson, three as TestPerson)
  const { reports } = (await mara.send('GET', '/api/office/reports')).body as unknown as {
    reports: { number: string; reason: string; decision: object | null }[]
  }
  const at = (number: string) => reports.findIndex((report) => report.number === number)
  expect(at(minor)).toBeLessThan(at(insult))
})

test('without a decision the account is deleted after 30 days, cannot be reactivated and is erased', async () => {
  const { product, infrastructure } = site.server
  const [ines, lou] = (await people('Ines', 'Lou')) as [TestPerson, TestPerson]
  await write(lou, ines, 'Hi Ines')
  const number = await report(ines, lou)
  await pause(number)
  const start = infrastructure.clock.now().getTime()
  await product.accounts.erase(new Date(start + 29 * dayMs))
  expect(await readReport(number)).toMatchObject({ paused_until: expect.any(String) })
  await product.accounts.erase(new Date(start + 30 * dayMs + 1000))
  expect(
    await site.query('select status, barred from accounts.account where id = $1', [lou.account]),
  ).toEqual([{ status: 'deleted', barred: true }])
  expect(await errorCode(resume(number))).toBe('reports.not_paused')
  expect(await errorCode(logIn(webClient(site), 'lou@pause.example'))).toBe('accounts.disabled')
  await product.accounts.erase(new Date(start + 44 * dayMs + 2000))
  expect(await site.query('select from accounts.account where id = $1', [lou.account])).toEqual([])
})
