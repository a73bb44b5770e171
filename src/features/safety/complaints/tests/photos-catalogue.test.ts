import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedToken } from '#features/members/accounts/testing/someone.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { dayMs, minuteMs } from '#kernel/duration.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { CaseView, OpenedCase } from '../contract/complaints.ts'

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
const announce = async (afterMs: number) =>
  site.server.product.complaints.announce(new Date(now().getTime() + afterMs))

async function addPhoto(account: number): Promise<string> {
  const picture = await sharp({
    create: { width: 600, height: 750, channels: 3, background: '#8a5a44' },
  })
    .jpeg()
    .toBuffer()
  const draft = { main: true, status: 'waiting', limit: 25 } as const
  const stored = await site.server.product.photos.storePhoto(account, picture, draft, now())
  if (isRefusal(stored)) throw new Error(stored.refusal)
  return stored.photo
}
const reject = (photo: string) =>
  mara.send('PUT', `/api/office/photos/${photo}/decision`, {
    finding: 'rejected',
    reason: 'not_own',
  })

test('BEY-15 OPS-02 the owner of a rejected photo gets the reasons in their language, appeals, and another person restores it', async () => {
  const email = 'elena@p.example'
  const elena = await site.addPerson({ name: 'Elena', email, locale: 'fr' })
  const photo = await addPhoto(elena.account)
  expect((await reject(photo)).status).toBe(204)
  await announce(2 * minuteMs)
  expect((await site.mails(email))[0]?.subject).toBe(
    phrase('complaints.mail.photo.subject', { locale: 'fr' }),
  )
  const token = await mailedToken(site, email, '/complaints/case')
  const send = (path: string, body: object) => site.visitor().send('POST', path, body)
  expect((await send('/api/complaints/case', { token })).body).toMatchObject({
    decision: { outcome: 'photo_rejected', rule: 'not_own', origin: 'own', statement: null },
  })
  const details = 'It is me, with a new haircut.'
  const { appeal } = (
    await send('/api/complaints/case/appeal', { token, id: randomUUID(), details })
  ).body as unknown as CaseView
  const number = appeal?.number ?? ''
  const opened = (await helene.send('POST', `/api/office/complaints/${number}/claim`))
    .body as unknown as OpenedCase
  expect((await helene.send('GET', opened.photo ?? '')).status).toBe(200)
  const upheld = { outcome: 'upheld', statement: 'The comparison shows you.' }
  expect((await helene.send('PUT', `/api/office/appeals/${number}/decision`, upheld)).status).toBe(
    204,
  )
  expect(
    await site.query('select status from photos.public_review_photo where photo = $1', [photo]),
  ).toEqual([{ status: 'active' }])
  expect((await helene.send('GET', opened.photo ?? '')).status).toBe(404)
})

test('BEY-15 the owner is never told about a rejection that is undone right away', async () => {
  const email = 'undone@p.example'
  const { account } = await site.addPerson({ name: 'Undone', email })
  const photo = await addPhoto(account)
  await reject(photo)
  expect((await mara.send('DELETE', `/api/office/photos/${photo}/decision`)).status).toBeLessThan(
    300,
  )
  await announce(2 * minuteMs)
  expect(await site.mails(email)).toEqual([])
})

test('BEY-15 an appeal about a photo that its owner deleted says that it couldn’t be restored', async () => {
  const email = 'gone@p.example'
  const owner = await site.addPerson({ name: 'Gone', email })
  const photo = await addPhoto(owner.account)
  await reject(photo)
  await announce(2 * minuteMs)
  const token = await mailedToken(site, email, '/complaints/case')
  const { appeal } = (
    await site
      .visitor()
      .send('POST', '/api/complaints/case/appeal', { token, id: randomUUID(), details: 'Me' })
  ).body as unknown as CaseView
  expect((await owner.browser.send('DELETE', `/api/profile/photos/${photo}`)).status).toBeLessThan(
    300,
  )
  const upheld = { outcome: 'upheld', statement: 'It was you.' }
  await helene.send('PUT', `/api/office/appeals/${appeal?.number}/decision`, upheld)
  expect((await site.visitor().send('POST', '/api/complaints/case', { token })).body).toMatchObject(
    { appeal: { decision: { outcome: 'upheld', restored: false } } },
  )
})

test('BEY-13 ACC-14 cases are exported, and deleted a year after the decision or, unless open, with the account', async () => {
  const [open, closed] = [
    await site.addPerson({ name: 'Open', email: 'open@p.example' }),
    await site.addPerson({ name: 'Closed', email: 'closed@p.example' }),
  ]
  const complain = async (browser: WebClient) =>
    (
      (
        await browser.send('POST', '/api/complaints', {
          id: randomUUID(),
          about: 'other',
          details: 'Please look.',
        })
      ).body as unknown as { number: string }
    ).number
  const numbers = [await complain(open.browser), await complain(closed.browser)]
  await mara.send('PUT', `/api/office/complaints/${numbers[1]}/decision`, {
    outcome: 'upheld',
    statement: 'Done.',
  })
  const { personalData, tidy } = site.server.product.complaints
  const { database } = site.server.infrastructure
  expect((await personalData.export(database, closed.account)).parts).toMatchObject({
    complaints: [{ number: numbers[1], details: 'Please look.' }],
    statements_of_reasons: [{ outcome: 'upheld', statement: 'Done.' }],
  })
  await database.transaction(async (tx) => {
    for (const { account } of [open, closed]) await personalData.erase(tx, account, now())
  })
  const left = async () =>
    (
      await site.query('select number from complaints.complaint where number = any($1)', [numbers])
    ).map(({ number }) => number)
  expect(await left()).toEqual([numbers[0]])
  await tidy(new Date(now().getTime() + 366 * dayMs))
  expect(await left()).toEqual([numbers[0]])
  expect(await site.query('select 1 from complaints.statement')).toEqual([])
  await tidy(new Date(now().getTime() + 731 * dayMs))
  expect(await left()).toEqual([])
})
