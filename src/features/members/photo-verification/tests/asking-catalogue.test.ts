import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import { createVerificationClient } from '../testing/verification-client.ts'

let site: PeopledSite
let people: ReturnType<typeof createVerificationClient>
beforeAll(async () => {
  site = await startPeopledSite()
  people = createVerificationClient(site)
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
})
afterAll(() => site.close())

const now = () => site.server.infrastructure.clock.now()

test('BEY-14 BEY-01 no fictional or sponsored profile is ever verified or asked, or asks anyone', async () => {
  const { database } = site.server.infrastructure
  const member = await site.addPerson()
  await people.addPhoto(member)
  for (const kind of ['fictional', 'sponsored'] as const) {
    const invented = await site.addPerson({ kind })
    await site.server.product.photos.storePhoto(
      invented.account,
      {
        width: 4,
        height: 5,
        thumbhash: Buffer.from('x'),
        perceptualHash: null,
        files: { 160: Buffer.from('a'), 480: Buffer.from('b'), 960: Buffer.from('c') },
      },
      { main: true, status: 'active', limit: 3, provenance: 'own_work' },
      now(),
    )
    await expect(
      database.run(
        sql`update photos.photo set verified_at = ${now()} where account_id = ${invented.account}`,
      ),
    ).rejects.toThrow('cannot have a verified photo')
    await expect(
      database.run(
        sql`insert into photo_verification.nudge (account_id, other_id, at) values (${invented.account}, ${member.account}, ${now()})`,
      ),
    ).rejects.toThrow('may not initiate anything')
    await expect(
      database.run(sql`
        insert into photo_verification.request (public_id, account_id, upload_id, kind, selfie_key, status, sent_at)
        values (gen_random_uuid(), ${invented.account}, gen_random_uuid(), 'note', 'k', 'waiting', ${now()})`),
    ).rejects.toThrow('may not initiate anything')
  }
  const isabel = await site.addPerson({ kind: 'fictional' })
  await site.server.product.sites.changeSettings(1, { fictional: true })
  expect(
    (await member.browser.send('GET', `/api/members/${isabel.member}/verification`)).body,
  ).toEqual({
    ask: 'never',
    again_at: null,
  })
  expect(
    (await member.browser.send('PUT', `/api/members/${isabel.member}/verification/ask`)).body.error,
  ).toMatchObject({
    code: 'photo_verification.only_members',
    message: phrase('photo_verification.ask.never'),
  })
})

test('BEY-14 the same member can ask once in 30 days, and the other member learns that someone asked but never who', async () => {
  const [elena, jonas, third] = [
    await site.addPerson(),
    await site.addPerson(),
    await site.addPerson(),
  ]
  const path = `/api/members/${elena.member}/verification`
  expect((await jonas.browser.send('GET', path)).body).toMatchObject({ ask: 'no_photo' })
  expect((await jonas.browser.send('PUT', `${path}/ask`)).body.error).toMatchObject({
    code: 'photo_verification.no_photo_there',
  })
  await people.addPhoto(elena)
  expect((await jonas.browser.send('GET', path)).body).toEqual({ ask: 'open', again_at: null })
  const askCount = await people.count('nudge')
  const replies = await Promise.all([1, 2, 3].map(() => jonas.browser.send('PUT', `${path}/ask`)))
  expect(replies.map(({ status }) => status)).toEqual([204, 204, 204])
  expect(await people.count('nudge')).toBe((askCount ?? 0) + 1)
  expect((await jonas.browser.send('GET', path)).body).toEqual({
    ask: 'asked',
    again_at: expect.any(String),
  })
  const askedState = await elena.browser.send('GET', '/api/photo-verification')
  expect(askedState.body).toMatchObject({ asked: true, standing: 'none' })
  for (const forbiddenWord of [jonas.member, jonas.name])
    expect(askedState.text).not.toContain(forbiddenWord)

  // Once dismissed it stays hidden, no matter who else asks.
  expect(
    (await elena.browser.send('POST', '/api/photo-verification/asked/dismissal', {})).status,
  ).toBe(204)
  await third.browser.send('PUT', `${path}/ask`)
  expect((await people.own(elena)).asked).toBe(false)

  expect((await elena.browser.send('PUT', `${path}/ask`)).body.error).toMatchObject({
    code: 'photo_verification.only_members',
  })
  const missing = await jonas.browser.send('PUT', `/api/members/${randomUUID()}/verification/ask`)
  await elena.browser.send('POST', `/api/members/${jonas.member}/block`)
  const blocked = await jonas.browser.send('PUT', `${path}/ask`)
  expect([blocked.status, blocked.text]).toEqual([404, missing.text])
  expect((await jonas.browser.send('GET', path)).status).toBe(404)
  expect(await people.count('nudge')).toBe((askCount ?? 0) + 1)
})

test('BEY-14 an unconfirmed member cannot ask anyone, and a member who is already waiting does not see the note', async () => {
  const unconfirmed = await site.addPerson({ status: 'not_confirmed' })
  const { person } = await people.waiting()
  const path = `/api/members/${person.member}/verification`
  expect((await unconfirmed.browser.send('GET', path)).body).toMatchObject({ ask: 'confirm_first' })
  expect((await unconfirmed.browser.send('PUT', `${path}/ask`)).body.error).toMatchObject({
    code: 'photo_verification.not_confirmed',
  })
  const jonas = await site.addPerson()
  expect((await jonas.browser.send('PUT', `${path}/ask`)).status).toBe(204)
  expect((await people.own(person)).asked).toBe(false)
})
