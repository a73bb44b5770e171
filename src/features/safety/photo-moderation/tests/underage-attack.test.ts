import { projectRoot } from '#platform/server/config/project-root.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { logIn } from '#features/members/accounts/testing/account-requests.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import { createUploader } from '#features/members/photos/testing/send-bytes.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { ClaimedPhoto } from '../contract.ts'

let site: PeopledSite
let mara: WebClient
let upload: ReturnType<typeof createUploader>
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { photos_trusted: false })
  mara = await officeClient(site, 'moderator', 'Mara')
  upload = createUploader(site)
})
afterAll(() => site.close())

const statement = 'The school badge and the face suggest about fifteen.'
const portrait = (name: string) => readFile(join(projectRoot, `db/cast/portraits/${name}.webp`))
const add = (name: string) => site.addPerson({ name, email: `${name.toLowerCase()}@young.example` })
async function addPhoto(who: TestPerson, file = 'lena') {
  const { body } = await upload(who, await portrait(file))
  return (body.photo as { id: string }).id
}
const claim = async (photo: string, office = mara) =>
  (await office.send('POST', `/api/office/photos/${photo}/claim`, {}))
    .body as unknown as ClaimedPhoto
const pause = (photo: string, office = mara, text = statement) =>
  office.send('PUT', `/api/office/photos/${photo}/pause`, { statement: text })
const isActive = async (who: TestPerson) =>
  (await who.browser.send('GET', '/api/user.php')).status === 200
const listReports = async () =>
  (
    (await mara.send('GET', '/api/office/reports')).body as unknown as {
      reports: { number: string; reported: string; reason: string; paused_until: string | null }[]
    }
  ).reports

test('a photo whose owner looks under age is rejected and the account paused for 30 days, as by a decision on a report', async () => {
  const kim = await add('Kim')
  const photo = await addPhoto(kim)
  expect(await claim(photo)).toMatchObject({ pause: 'possible' })
  const replies = await Promise.all([pause(photo), pause(photo)])
  expect(replies.map(({ status }) => status)).toEqual([204, 204])
  expect(await isActive(kim)).toBe(false)
  expect((await logIn(webClient(site), 'kim@young.example')).body.error).toMatchObject({
    code: 'accounts.paused',
  })
  expect(await site.query('select status from photos.photo where public_id = $1', [photo])).toEqual(
    [{ status: 'rejected' }],
  )
  const [mail, ...more] = (await site.mails('kim@young.example')).filter(({ subject }) =>
    subject.includes(phrase('reports.mail.paused.subject')),
  )
  expect(mail?.text).toContain(statement)
  expect(more).toEqual([])

  const report = (await listReports()).find(({ reported }) => reported === 'Kim')
  expect(report).toMatchObject({ reason: 'minor', paused_until: expect.any(String) })
  const days = (Date.parse(report?.paused_until ?? '') - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
  const acts = await site.query(
    'select a.act from staff.audit a where a.about in ($1, $2) order by a.act',
    [photo, report?.number],
  )
  expect(acts.map(({ act }) => act)).toEqual([
    'photo_moderation.opened',
    'photo_moderation.owner_paused',
    'photo_moderation.photo_rejected',
    'reports.decided',
  ])

  // A member who has proved their age isn't paused over the next photo, by any reviewer.
  const resumption = `/api/office/reports/${report?.number}/resumption`
  expect((await mara.send('PUT', resumption, {})).status).toBe(200)
  const back = webClient(site)
  await logIn(back, 'kim@young.example')
  const next = await addPhoto({ ...kim, browser: back }, 'jonas')
  const nico = await officeClient(site, 'lead', 'Nico')
  expect(await claim(next, nico)).toMatchObject({ pause: 'age_shown' })
  const again = await pause(next, nico)
  expect([again.status, again.body.error?.code]).toEqual([409, 'photo_moderation.age_shown'])
  expect((await back.send('GET', '/api/user.php')).status).toBe(200)
})

test('ATTACK a photo of a child on an adult’s profile costs the photo, not the account', async () => {
  const lou = await add('Lou')
  const photo = await addPhoto(lou)
  await claim(photo)
  const rejection = { finding: 'rejected', reason: 'underage' }
  expect((await mara.send('PUT', `/api/office/photos/${photo}/decision`, rejection)).status).toBe(
    204,
  )
  expect(await isActive(lou)).toBe(true)
  expect((await listReports()).filter(({ reported }) => reported === 'Lou')).toEqual([])
})

test('ATTACK uploading another member’s photo doesn’t get that member paused', async () => {
  const [victim, foe] = [await add('Vera'), await add('Foe')]
  await addPhoto(victim, 'jonas')
  const copy = await addPhoto(foe, 'jonas')
  await claim(copy)
  expect((await pause(copy)).status).toBe(204)
  expect([await isActive(victim), await isActive(foe)]).toEqual([true, false])
})

test('ATTACK only moderators and leads can pause, only for the photo they have open, only with a reason, and only ten accounts a day', async () => {
  const ada = await add('Ada')
  const photo = await addPhoto(ada)
  const owner = await officeClient(site, 'owner', 'Otto')
  expect(await claim(photo, owner)).toMatchObject({ pause: 'not_allowed' })
  for (const office of [owner, await officeClient(site, 'agent', 'Anna'), ada.browser])
    expect((await pause(photo, office)).status).toBe(404)
  expect((await pause(photo)).body.error?.code).toBe('photo_moderation.claimed')
  await owner.send('DELETE', `/api/office/photos/${photo}/claim`)
  expect((await pause(photo, mara, ' \n ')).body.error?.code).toBe(
    'photo_moderation.statement_empty',
  )
  expect(await isActive(ada)).toBe(true)
  await site.query(
    `insert into reports.report (number, client_id, staff_id, reported_id, pool_id, site_id, reason, details, at)
     select 'R-' || n, gen_random_uuid(), p.id, 900000 + n, 1, 1, 'minor', 'x', $1 from generate_series(1, 10) n, staff.person p where p.name = 'Mara'`,
    [site.server.infrastructure.clock.now()],
  )
  await site.query(
    `insert into reports.decision (report_id, staff_id, outcome, for_deceiving, statement, decided_at)
     select r.id, r.staff_id, 'pause', false, 'x', r.at from reports.report r where r.reported_id > 900000`,
  )
  const refused = await pause(photo)
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'photo_moderation.pause_limit'])
  expect(await isActive(ada)).toBe(true)
  expect(await site.query('select status from photos.photo where public_id = $1', [photo])).toEqual(
    [{ status: 'waiting' }],
  )
})
