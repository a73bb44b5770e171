import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import { exportMember } from '#app/testing/export-member.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

let drawn = 0
/** A phone number unique to this test. */
const newNumber = () => `+3161234${String((drawn += 1) + 1000)}`
const request = (who: TestPerson, phone: string) =>
  who.browser.send('POST', '/api/profile/phone/codes', { phone })
const confirm = (who: TestPerson, phone: string, code: string) =>
  who.browser.send('POST', '/api/profile/phone', { phone, code })
const state = async (who: TestPerson) => (await who.browser.send('GET', '/api/profile/phone')).body
const codeTo = (phone: string) =>
  /^\d{6}/.exec(site.server.infrastructure.smsInbox?.list(phone)[0]?.text ?? '')?.[0] ?? ''
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const sees = async (who: TestPerson, whom: TestPerson) =>
  (await who.browser.send('GET', `/api/members/${whom.member}`)).status === 200

test('BEY-24 members who listed a number are hidden from its owner once it is confirmed, even after it is removed, but still see the owner', async () => {
  const [elena, jonas] = [await site.addPerson(), await site.addPerson()]
  const phone = newNumber()
  expect(
    (await elena.browser.send('POST', '/api/blocks/contacts', { contacts: [{ address: phone }] }))
      .status,
  ).toBe(204)
  expect(await state(jonas)).toEqual({ offered: true, confirmed: null, waiting: null })
  const requested = await request(jonas, phone.replace('+31', '0031 '))
  expect([requested.status, requested.body]).toEqual([
    200,
    { ends_with: phone.slice(-3), until: expect.any(String), again_at: expect.any(String) },
  ])
  expect(requested.text).not.toContain(codeTo(phone))
  expect(site.server.infrastructure.smsInbox?.list(phone)[0]?.text).toBe(
    phrase('phone_verification.sms', { code: codeTo(phone), site: 'Minuet', minutes: 10 }),
  )
  // Requesting a code proves nothing yet.
  expect(await sees(elena, jonas)).toBe(true)
  expect((await confirm(jonas, phone, codeTo(phone))).body).toEqual({
    ends_with: phone.slice(-3),
    since: expect.any(String),
  })
  expect([await sees(elena, jonas), await sees(jonas, elena)]).toEqual([true, false])
  // A contact added afterwards counts too.
  const kofi = await site.addPerson()
  await kofi.browser.send('POST', '/api/blocks/contacts', { contacts: [{ address: phone }] })
  await site.server.product.eventBus.drain()
  expect([await sees(kofi, jonas), await sees(jonas, kofi)]).toEqual([true, false])

  expect((await jonas.browser.send('DELETE', '/api/profile/phone')).status).toBe(204)
  expect(await state(jonas)).toEqual({ offered: true, confirmed: null, waiting: null })
  expect([await sees(elena, jonas), await sees(jonas, elena)]).toEqual([true, false])
  const amara = await site.addPerson()
  await amara.browser.send('POST', '/api/blocks/contacts', { contacts: [{ address: phone }] })
  await site.server.product.eventBus.drain()
  expect([await sees(amara, jonas), await sees(jonas, amara)]).toEqual([true, true])
})

test('BEY-24 five wrong attempts or ten minutes invalidate a code, and a code is valid only for its number and account', async () => {
  const [jonas, elena] = [await site.addPerson(), await site.addPerson()]
  const phone = newNumber()
  await request(jonas, phone)
  const code = codeTo(phone)
  expect((await confirm(elena, phone, code)).status).toBe(410)
  for (const left of [4, 3, 2]) {
    const wrong = await confirm(jonas, phone, wrongCode(code))
    expect([wrong.status, wrong.body.error]).toEqual([
      422,
      expect.objectContaining({
        code: 'phone_verification.wrong_code',
        field: 'code',
        message: `Code invalid. You have ${left} tries left.`,
      }),
    ])
  }
  expect((await confirm(jonas, newNumber(), code)).status).toBe(422)
  expect((await confirm(jonas, phone, 'no code')).body.error?.message).toBe(
    phrase('phone_verification.refusals.wrong_code', { left: 0 }),
  )
  expect((await confirm(jonas, phone, code)).body.error).toMatchObject({
    code: 'phone_verification.code_expired',
  })

  const later = newNumber()
  await request(elena, later)
  const { clock } = site.server.infrastructure
  clock.moveBy(10 * 60_000)
  expect((await confirm(elena, later, codeTo(later))).status).toBe(410)
  expect(await state(elena)).toMatchObject({ waiting: null })
  await request(elena, later)
  expect(
    (await confirm(elena, later, ` ${codeTo(later).slice(0, 3)} ${codeTo(later).slice(3)}`)).status,
  ).toBe(200)
})

test('BEY-24 another code can be requested after a minute, and no code is sent to an unsupported country or an invalid number', async () => {
  const jonas = await site.addPerson()
  const phone = newNumber()
  for (const [typed, code] of [
    ['0612345678', 'phone_verification.invalid_number'],
    ['not a number', 'phone_verification.invalid_number'],
    ['+79161234567', 'phone_verification.foreign_number'],
  ] as const)
    expect((await request(jonas, typed)).body.error).toMatchObject({ code, field: 'phone' })
  expect((await request(jonas, phone)).status).toBe(200)
  const first = codeTo(phone)
  const soon = await request(jonas, phone)
  expect([soon.status, soon.body.error?.code]).toEqual([429, 'phone_verification.too_soon'])
  site.server.infrastructure.clock.moveBy(60_000)
  expect((await request(jonas, phone)).status).toBe(200)
  expect(site.server.infrastructure.smsInbox?.list(phone)).toHaveLength(2)
  if (codeTo(phone) !== first) expect((await confirm(jonas, phone, first)).status).toBe(422)
  expect((await confirm(jonas, phone, codeTo(phone))).status).toBe(200)
})

test('BEY-24 SEC-06 neither the number nor the code is stored in plain text anywhere in the database, and an erased account leaves nothing behind', async () => {
  const jonas = await site.addPerson()
  const phone = newNumber()
  await request(jonas, phone)
  const { database, clock } = site.server.infrastructure
  const everything = async () =>
    JSON.stringify(
      await Promise.all([
        database.many(sql`select to_jsonb(c) as row from phone_verification.code c`),
        database.many(sql`select to_jsonb(p) as row from phone_verification.phone p`),
        database.many(sql`select to_jsonb(b) as row from blocks.phone b`),
      ]),
    )
  expect(await everything()).not.toContain(phone.slice(1))
  expect(await everything()).not.toContain(`"${codeTo(phone)}"`)
  await confirm(jonas, phone, codeTo(phone))
  expect(await everything()).not.toContain(phone.slice(1))
  expect((await exportMember(site, 'phoneVerification', jonas.account)).parts.phone).toMatchObject({
    ends_with: phone.slice(-3),
  })
  await database.transaction((tx) =>
    site.server.product.phoneVerification.personalData.erase(tx, jonas.account, clock.now()),
  )
  expect((await exportMember(site, 'phoneVerification', jonas.account)).parts.phone).toBeNull()
})
