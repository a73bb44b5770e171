import sharp from 'sharp'
import { expect, test } from 'vitest'
import { codeAt } from '#features/members/staff/server/index.ts'
import { wrongCode } from '#features/members/staff/testing/office-client.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { pageText } from '#app/testing/page-text.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { withSite } from '../harness/with-site.ts'
import { openOffice } from '../harness/office-side-bar.ts'

const stage = withSite({ cast: 'silent' })
const password = 'seven slow swans'

test('OPS-01 OPS-02 SEC-09 PRO-05 a moderator enrols, logs in with a code, and decides on photos; the member sees the result', async () => {
  const { server } = stage.site()
  const { clock, database } = server.infrastructure
  const { staff, photos } = server.product
  const jonas = webClient(stage.site())
  await jonas.send('POST', '/api/user.php', { login: 'Jonas', password: 'minuet-demo' })
  const { rows } = await database.pool.query<{ id: number }>(
    "select id from accounts.account where name = 'Jonas' and pool_id = 1",
  )
  const uploaded: string[] = []
  for (const [place, background] of ['#8a5a44', '#445a8a'].entries()) {
    const picture = await sharp({ create: { width: 600, height: 750, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const photoOptions = {
      main: false,
      status: 'waiting',
      limit: 25,
      description: `Picture ${place + 1}`,
    } as const
    const stored = await photos.storePhoto(rows[0]?.id ?? 0, picture, photoOptions, clock.now())
    if (isRefusal(stored)) throw new Error(stored.refusal)
    uploaded.push(stored.photo)
    clock.moveBy(1000)
  }

  const token = await staff.people.invite(
    { email: 'nora@office.example', name: 'Nora', role: 'moderator' },
    clock.now(),
  )
  const page = await stage.visitor()
  await openHydrated(page, `/office/enrol#${token}`)
  await page
    .getByRole('heading', { level: 1, name: phrase('staff.enrol.title', { name: 'Nora' }) })
    .waitFor()
  await page.getByRole('img', { name: phrase('staff.setup.picture') }).waitFor()
  const secret = ((await page.locator('.office-key').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel(phrase('staff.fields.new_password'), { exact: true }).fill(password)
  await page.getByLabel(phrase('staff.fields.password_again')).fill(password)
  await page.getByLabel(phrase('staff.fields.app_code')).fill(wrongCode(secret, clock.now()))
  await page.getByRole('button', { name: phrase('staff.enrol.submit') }).click()
  await page.getByText(phrase('staff.refusals.wrong_code')).waitFor()
  await page.getByLabel(phrase('staff.fields.app_code')).fill(codeAt(secret, clock.now()))
  await page.getByRole('button', { name: phrase('staff.enrol.submit') }).click()
  await page.getByRole('heading', { level: 1, name: phrase('staff.codes.title') }).waitFor()
  expect(await page.locator('.office-codes li').count()).toBe(10)
  await page.getByRole('button', { name: phrase('staff.codes.done') }).click()
  await page.waitForURL('**/office/overview')
  await page.getByRole('button', { name: phrase('staff.shell.log_out') }).click()
  await page.waitForURL('**/office/login')

  await openHydrated(page, '/office/photos')
  await page.waitForURL('**/office/login?to=%2Foffice%2Fphotos')
  await page.getByLabel(phrase('staff.fields.email')).fill('nora@office.example')
  await page.getByLabel(phrase('staff.fields.password'), { exact: true }).fill(password)
  await page
    .getByLabel(phrase('staff.fields.code'), { exact: true })
    .fill(wrongCode(secret, clock.now()))
  await page.getByRole('button', { name: phrase('staff.log_in.submit'), exact: true }).click()
  await page.getByText(phrase('staff.refusals.log_in_failed')).waitFor()
  expect(await page.getByLabel(phrase('staff.fields.email')).inputValue()).toBe(
    'nora@office.example',
  )
  clock.moveBy(30_000)
  await page
    .getByLabel(phrase('staff.fields.code'), { exact: true })
    .fill(codeAt(secret, clock.now()))
  await page.getByRole('button', { name: phrase('staff.log_in.submit'), exact: true }).click()
  await page.waitForURL('**/office/photos')

  await page.getByText(phrase('photo_moderation.photos.waiting', { count: 2 })).waitFor()
  await page.getByRole('img', { name: 'Picture 1' }).waitFor()
  await page.keyboard.press('a')
  await page.getByText(phrase('photo_moderation.photos.accepted', { name: 'Jonas' })).waitFor()
  await page.getByRole('img', { name: 'Picture 2' }).waitFor()
  await page.keyboard.press('u')
  await page.getByRole('img', { name: 'Picture 1' }).waitFor()
  await page.getByText(phrase('photo_moderation.photos.waiting', { count: 2 })).waitFor()
  await page.getByRole('button', { name: phrase('photo_moderation.photos.accept') }).click()
  await page.getByRole('img', { name: 'Picture 2' }).waitFor()
  await page.getByRole('button', { name: phrase('photo_moderation.photos.reject') }).click()
  await page.getByRole('button', { name: phrase('photo_moderation.reasons.unclear') }).click()
  await page.getByText(phrase('photo_moderation.photos.empty')).waitFor()

  const { photos: ownPhotos } = (await jonas.send('GET', '/api/profile/photos'))
    .body as unknown as {
    photos: { id: string; status: string; rejected_for: string | null }[]
  }
  const states = ownPhotos
    .filter(({ id }) => uploaded.includes(id))
    .map(({ status, rejected_for }) => [status, rejected_for])
  expect(states).toEqual([
    ['active', null],
    ['rejected', 'unclear'],
  ])
  const profile = (await jonas.send('GET', '/profile/photos')).text
  expect(pageText(profile)).toContain(phrase('photos.rejected_for.unclear'))
  const office = await jonas.send('GET', '/office/photos')
  expect([office.status, office.headers.get('location')]).toEqual([
    302,
    expect.stringContaining('/office/login'),
  ])
})

test('BEY-14 a member sends a selfie, a moderator compares it in the office by keyboard, and the member’s page shows the result', async () => {
  const { server } = stage.site()
  const { rows } = await server.infrastructure.database.pool.query<{ key: string; member: string }>(
    `select p.key, a.member_id as member from photos.photo p join accounts.public_account a on a.account_id = p.account_id
     where a.name = 'Jonas' and a.kind = 'member' and p.main`,
  )
  const picture = await server.infrastructure.blobs.get(`${rows[0]?.key}/960.webp`)
  const jonas = await stage.visitor({ as: 'Jonas' })
  await openHydrated(jonas, '/verification')
  await jonas.getByRole('button', { name: phrase('photo_verification.before.start') }).click()
  await jonas.locator('#show').waitFor()
  const requestedGesture = await jonas.locator('#show').innerText()
  const file = {
    name: 'me.webp',
    mimeType: 'image/webp',
    buffer: Buffer.from(picture?.bytes ?? []),
  }
  await jonas.locator('input[type="file"]').setInputFiles(file)
  await jonas
    .getByRole('button', { name: phrase('photo_verification.picture.send'), exact: true })
    .click()
  await jonas.getByRole('heading', { name: phrase('photo_verification.waiting.title') }).waitFor()

  const mara = await openOffice(stage, 'mara', '/office/verifications')
  await mara
    .getByText(phrase('photo_verification.office.waiting', { count: 1 }))
    .first()
    .waitFor()
  await mara
    .getByRole('heading', {
      name: phrase('photo_verification.office.asked_gesture', { gesture: requestedGesture }),
    })
    .waitFor()
  expect(await mara.locator('body').innerText()).not.toContain('Jonas')
  await mara.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.office-compare img')].every(
      ({ naturalWidth }) => naturalWidth > 0,
    ),
  )

  // A colleague sees who has claimed it and cannot open it.
  const helene = await openOffice(stage, 'helene', '/office/verifications')
  await helene
    .getByText(phrase('photo_verification.office.claimed_by', { name: 'Mara Lindqvist' }))
    .waitFor()
  await helene.getByText(phrase('photo_verification.office.all_claimed')).waitFor()

  // Neither decision can be made too early, and each needs a confirmation.
  await mara.keyboard.press('a')
  await expect.poll(() => mara.getByRole('alertdialog').count()).toBe(0)
  await mara.keyboard.press('b')
  await mara.keyboard.press('1')
  await mara.context().setOffline(true)
  await mara.getByText(phrase('photo_verification.offline')).first().waitFor()
  await mara.context().setOffline(false)
  await mara.getByText(phrase('photo_verification.offline')).first().waitFor({ state: 'detached' })
  await mara.keyboard.press('a')
  await mara
    .getByRole('alertdialog', {
      name: phrase('photo_verification.office.sure_verified', { count: 1 }),
    })
    .waitFor()
  await mara.getByRole('button', { name: phrase('photo_verification.office.back') }).press('Enter')
  await mara.getByRole('alertdialog').waitFor({ state: 'hidden' })
  expect(
    await mara
      .getByRole('checkbox', { name: phrase('photo_verification.office.main') })
      .isChecked(),
  ).toBe(true)
  await mara
    .getByRole('button', { name: phrase('photo_verification.office.verify') })
    .press('Enter')
  await mara
    .getByRole('alertdialog')
    .getByRole('button', { name: phrase('photo_verification.office.verify') })
    .press('Enter')
  await mara.getByText(phrase('photo_verification.office.verified')).waitFor()
  await mara.getByText(phrase('photo_verification.office.empty')).waitFor()

  const elena = webClient(stage.site())
  await elena.send('POST', '/api/user.php', { login: 'Elena', password: 'minuet-demo' })
  const seen = (await elena.send('GET', `/members/${rows[0]?.member}`)).text
  const buttons = [...seen.matchAll(/<button\b.*?<\/button>/gs)].map(([button]) => pageText(button))
  expect(buttons).toContain(phrase('photo_verification.mark'))
  const own = await (await jonas.request.get('/verification')).text()
  const headings = [...own.matchAll(/<h[1-3]\b.*?<\/h[1-3]>/gs)].map(([one]) => pageText(one))
  expect(headings).toContain(phrase('photo_verification.mark'))
})

test('OPS-03 CHAT-10 a member writes, one agent replies and another can’t; the member reads the reply live with its label; the audit log names the author', async () => {
  const { database } = stage.site().server.infrastructure
  const jonas = await stage.visitor({ as: 'Jonas' })
  const { rows } = await database.pool.query<{ member: string }>(
    "select member_id as member from accounts.account where kind = 'fictional' and name = 'Isabel' and pool_id = 1",
  )
  const started = await jonas.evaluate(async (member) => {
    const body = JSON.stringify({ id: crypto.randomUUID(), text: 'What do you read at night?' })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`/api/members/${member}/messages`, { method: 'POST', headers, body })
    return (await answer.json()) as { conversation: { id: string } }
  }, rows[0]?.member)
  const { id } = started.conversation
  await openHydrated(jonas, `/chats/${id}`)
  await jonas.getByText('What do you read at night?').first().waitFor()

  const ottilie = await openOffice(stage, 'ottilie', '/office/desk')
  await ottilie
    .locator('#content')
    .getByText(phrase('persona_desk.queue.waiting', { count: 1 }))
    .waitFor()
  await ottilie.keyboard.press('Alt+ArrowDown')
  await ottilie.getByRole('heading', { level: 2, name: /^Jonas,/ }).waitFor()
  const reply = ottilie.getByLabel(phrase('persona_desk.thread.reply'))
  await expect.poll(() => reply.evaluate((field) => field === document.activeElement)).toBe(true)

  const helene = await openOffice(stage, 'helene', '/office/desk')
  await helene.getByText(phrasePattern('persona_desk.queue.claimed_by')).waitFor()
  await helene.getByRole('button', { name: /^Jonas/ }).click()
  await helene.getByText(phrase('persona_desk.refusals.claimed')).waitFor()
  await helene.getByRole('button', { name: phrase('persona_desk.thread.take_over') }).waitFor()

  await reply.fill('Short novels, mostly.')
  await ottilie.keyboard.press('Enter')
  await ottilie.getByText(phrase('persona_desk.thread.sent', { name: 'Jonas' })).waitFor()
  await jonas.getByText('Short novels, mostly.').first().waitFor()
  await jonas.getByText(phrase('sites.fictional_singular')).first().waitFor()
  await ottilie.getByRole('button', { name: phrase('persona_desk.thread.honest') }).click()
  await jonas.getByText(phrase('persona_desk.honest')).first().waitFor()

  await helene.getByRole('button', { name: phrase('persona_desk.thread.take_over') }).click()
  await helene.getByRole('heading', { level: 2, name: /^Jonas,/ }).waitFor()
  await reply.fill('Not sent yet')
  await ottilie.getByText(phrase('persona_desk.thread.lost')).waitFor()
  expect(await reply.inputValue()).toBe('Not sent yet')

  await helene.getByRole('button', { name: phrase('persona_desk.side.edit') }).click()
  await helene.getByLabel(phrase('persona_desk.side.tone')).fill('Dry, kind, curious')
  await helene.getByRole('button', { name: phrase('persona_desk.side.save') }).click()
  await helene.getByText('Dry, kind, curious').waitFor()

  const log = await database.pool.query<{ line: string }>(
    "select role || ' ' || act as line from staff.audit where about = $1 and act !~ '[._]opened$' order by id",
    [id],
  )
  expect(log.rows.map(({ line }) => line)).toEqual([
    'agent persona_desk.replied',
    'agent persona_desk.replied',
    'lead persona_desk.taken_over',
  ])
})
