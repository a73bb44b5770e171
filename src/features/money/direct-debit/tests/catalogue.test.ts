import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { latestCode, wrongCode } from '../testing/debtor.ts'
import { type DebtorSite, openDebtorSite } from '../testing/debtor-site.ts'
import {
  drawDetails,
  isOffered,
  placeOrder,
  readWallet,
  requestCode,
} from '../testing/debit-requests.ts'

let site: DebtorSite
beforeAll(async () => {
  site = await openDebtorSite()
})
afterAll(() => site.close())

test('CRED-07 after details, code and mandate, the order is announced by email with the mandate, collected, and credited once the money has arrived', async () => {
  const jonas = await site.debtor()
  const debitDetails = drawDetails()
  const before = await readWallet(jonas)
  const codeReply = await requestCode(jonas, debitDetails)
  expect([codeReply.status, codeReply.body]).toEqual([
    200,
    {
      iban: `NL** **** **00`,
      phone_ends: debitDetails.phone.slice(-3),
      until: expect.any(String),
      again_at: expect.any(String),
    },
  ])
  const code = latestCode(site, debitDetails.phone)
  expect(site.server.infrastructure.smsInbox?.list(debitDetails.phone)[0]?.text).toBe(
    phrase('direct_debit.sms', { code, site: 'Minuet', minutes: 10 }),
  )
  expect(codeReply.text).not.toContain(code)
  const placed = await placeOrder(jonas, ` ${code.slice(0, 3)} ${code.slice(3)}`, {
    return_to: '/likes',
  })
  expect(placed.status).toBe(200)
  expect(placed.body).toMatchObject({
    redirect: null,
    order: { method: 'sdd', price_minor: 999, return_to: '/likes' },
  })
  const { id } = (placed.body as never as { order: { id: string } }).order

  const [email] = (await site.mails(jonas.email)).filter(({ subject }) =>
    phrasePattern('direct_debit.mail.subject').test(subject),
  )
  const [mandate] = await site.query(
    'select reference from direct_debit.mandate where account_id = $1',
    [jonas.account],
  )
  const reference = String(mandate?.reference)
  expect(reference).toMatch(/^MINUET-\d{4}-[2-9A-HJKMNP-TV-Z]{12}$/)
  expect(email?.subject).toMatch(
    phrasePattern('direct_debit.mail.subject', {
      amount: '€9.99',
      day: /\w+ \d+, 20\d\d/,
      whole: true,
    }),
  )
  for (const expectedText of [
    reference,
    'Minuet Demo B.V.',
    'NL22ZZZ000000000000',
    'NL** **** **00',
  ])
    expect(email?.text).toContain(expectedText)
  expect(email?.source).toContain(`filename=${reference}.pdf`)

  expect(await readWallet(jonas)).toEqual(before)
  await site.wait(60_000)
  expect((await jonas.send('GET', `/api/orders/${id}`)).body).toMatchObject({ status: 'completed' })
  expect((await readWallet(jonas)).credits).toBe(before.credits + 20)
  expect((await jonas.send('GET', '/api/direct-debit/mandates')).body).toEqual({
    mandates: [
      {
        id: expect.any(String),
        reference,
        iban: 'NL** **** **00',
        creditor: 'Minuet Demo B.V.',
        creditor_id: 'NL22ZZZ000000000000',
        state: 'live',
        signed_at: expect.any(String),
        last_used_at: expect.any(String),
      },
    ],
  })
})

test('CRED-07 errors are reported per field, no code is sent, and the mandate box is never preselected', async () => {
  const elena = await site.debtor()
  const given = drawDetails()
  for (const [more, code, field] of [
    [{ holder: '4111 11' }, 'direct_debit.invalid_holder', 'holder'],
    [{ iban: `${given.iban.slice(0, -1)}1` }, 'direct_debit.invalid_iban', 'iban'],
    [{ iban: 'XX00 1234 5678 9012' }, 'direct_debit.foreign_iban', 'iban'],
    [{ street: ' ' }, 'direct_debit.wanted', 'street'],
    [{ house_number: 'B' }, 'direct_debit.invalid_house_number', 'house_number'],
    [{ zip: '10115' }, 'direct_debit.invalid_zip', 'zip'],
    [{ city: '' }, 'direct_debit.wanted', 'city'],
    [{ phone: '0201234567' }, 'direct_debit.invalid_phone', 'phone'],
    [{ phone: '+31201234567' }, 'direct_debit.invalid_phone', 'phone'],
    [{ phone: '+351912345678' }, 'direct_debit.foreign_phone', 'phone'],
    [{ authorised: false }, 'direct_debit.not_authorised', 'authorised'],
  ] as const) {
    const reply = await requestCode(elena, { ...given, ...more })
    expect([reply.status, reply.body.error?.code, reply.body.error?.field]).toEqual([
      422,
      code,
      field,
    ])
  }
  expect(site.server.infrastructure.smsInbox?.list(given.phone)).toEqual([])
  expect((await placeOrder(elena, '000000')).body.error?.code).toBe('direct_debit.code_expired')
  // Direct debit requires its own form.
  const bare = { id: randomUUID(), bundle: 'p0', country: 'NL', consent: true, method: 'sdd' }
  expect((await elena.send('POST', '/api/orders', bare)).body.error?.code).toBe(
    'payments.form_needed',
  )
})

test('CRED-07 “Code invalid”: of fifty simultaneous attempts only five count, after which the correct code fails as well', async () => {
  const mei = await site.debtor()
  const given = drawDetails()
  await requestCode(mei, given)
  const code = latestCode(site, given.phone)
  const wrong = await placeOrder(mei, wrongCode(code))
  expect([wrong.status, wrong.body.error]).toEqual([
    422,
    expect.objectContaining({
      code: 'direct_debit.code_invalid',
      field: 'otp',
      message: 'Code invalid. You have 4 tries left.',
    }),
  ])
  const storm = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      placeOrder(mei, String((Number(code) + 1 + number) % 1_000_000).padStart(6, '0')),
    ),
  )
  const counted = storm.filter(({ body }) => body.error?.code === 'direct_debit.code_invalid')
  expect([counted.length, storm.filter(({ status }) => status === 200).length]).toEqual([4, 0])
  expect((await placeOrder(mei, code)).body.error?.code).toBe('direct_debit.code_expired')
  expect(
    await site.query('select order_id from direct_debit.debit where account_id = $1', [
      mei.account,
    ]),
  ).toEqual([])

  // A code also expires after ten minutes.
  site.server.infrastructure.clock.moveBy(60_000)
  await requestCode(mei, given)
  const lateCode = latestCode(site, given.phone)
  site.server.infrastructure.clock.moveBy(10 * 60_000)
  expect((await placeOrder(mei, lateCode)).body.error?.code).toBe('direct_debit.code_expired')
})

test('CRED-07 an order sent many times simultaneously creates one order, one mandate and one collection; a code works once', async () => {
  const kofi = await site.debtor()
  const given = drawDetails()
  await requestCode(kofi, given)
  const code = latestCode(site, given.phone)
  const id = randomUUID()
  const replies = await Promise.all([
    ...Array.from({ length: 8 }, () => placeOrder(kofi, code, { id })),
    ...Array.from({ length: 8 }, () => placeOrder(kofi, code)),
  ])
  const placed = replies.filter(({ status }) => status === 200)
  const ids = new Set(
    placed.map(({ body }) => (body as never as { order: { id: string } }).order.id),
  )
  expect(ids.size).toBe(1)
  const debits = await site.query('select order_id from direct_debit.debit where account_id = $1', [
    kofi.account,
  ])
  expect(debits).toHaveLength(1)
  const collected = await site.query(
    `select d.payment_id from sandbox_gateway.debit d join payments.attempt a on a.ref = d.payment_id
     join payments.purchase p on p.id = a.purchase_id where p.account_id = $1`,
    [kofi.account],
  )
  expect(collected).toHaveLength(1)
  expect(
    (await site.mails(kofi.email)).filter(({ subject }) =>
      phrasePattern('direct_debit.mail.subject').test(subject),
    ),
  ).toHaveLength(1)
})

test('CRED-07 limits: one debit at a time per account, phone and member, 100 until the first has settled, three a day', async () => {
  const [noor, amara] = [await site.debtor(), await site.debtor()]
  const given = drawDetails()
  expect(
    (await requestCode(noor, { ...drawDetails(), price_minor: 11_999 })).body.error?.code,
  ).toBe('direct_debit.limit_reached')
  await site.ordered(noor, given)
  expect((await noor.send('GET', '/api/direct-debit/form')).body).toMatchObject({ state: 'waits' })
  for (const [who, what] of [
    [noor, drawDetails()],
    [amara, drawDetails({ iban: given.iban })],
    [amara, drawDetails({ phone: given.phone })],
  ] as const) {
    const reply = await requestCode(who, what)
    expect([reply.status, reply.body.error?.code]).toEqual([409, 'direct_debit.limit_reached'])
    expect(reply.body.error?.message).toMatch(
      phrasePattern('direct_debit.refusals.limit_reached', { whole: true }),
    )
  }
  await site.wait(60_000)
  expect((await noor.send('GET', '/api/direct-debit/form')).body).toMatchObject({ state: 'open' })
  for (let more = 0; more < 2; more++) {
    await site.wait(11 * 60_000)
    await site.ordered(noor, given)
  }
  await site.wait(11 * 60_000)
  expect((await requestCode(noor, given)).body.error?.code).toBe('direct_debit.limit_reached')
  await site.wait(dayMs)
  expect((await requestCode(noor, given)).status).toBe(200)
  // One account has a single mandate, however many orders it pays for.
  expect(
    await site.query('select id from direct_debit.mandate where account_id = $1', [noor.account]),
  ).toHaveLength(1)
})

test('CRED-07 codes to one phone are sent at least a minute apart, at most three in ten minutes and five a day, no matter who requests them', async () => {
  const { phone } = drawDetails()
  const results = []
  for (let minute = 0; minute < 5; minute++) {
    results.push(
      (await requestCode(await site.debtor(), drawDetails({ phone }))).body.error?.code ?? 'sent',
    )
    site.server.infrastructure.clock.moveBy(minute === 2 ? 1000 : 61_000)
  }
  expect(results.slice(0, 3)).toEqual(['sent', 'sent', 'sent'])
  expect(results.slice(3)).toEqual(['direct_debit.too_many_codes', 'direct_debit.too_many_codes'])
  const ada = await site.debtor()
  const given = drawDetails()
  expect((await requestCode(ada, given)).status).toBe(200)
  expect((await requestCode(ada, given)).body.error?.code).toBe('direct_debit.too_soon')
})

test('CRED-07 a site without a creditor identifier does not offer direct debit', async () => {
  const { product } = site.server
  const amara = await site.debtor()
  await product.sites.changeSettings(1, { sepa_creditor_id: null })
  expect(await isOffered(amara)).toBe(false)
  expect((await amara.send('GET', '/api/direct-debit/form')).body).toMatchObject({ creditor: null })
  expect((await requestCode(amara, drawDetails())).body.error?.code).toBe(
    'direct_debit.not_offered',
  )
  await product.sites.changeSettings(1, { sepa_creditor_id: 'NL22ZZZ000000000000' })
  expect(await isOffered(amara)).toBe(true)
})
