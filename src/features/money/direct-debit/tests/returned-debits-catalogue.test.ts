import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import { fakeIban, orderByDebit } from '../testing/debtor.ts'
import { type DebtorSite, openDebtorSite } from '../testing/debtor-site.ts'
import { drawDetails, isOffered, readWallet, requestCode } from '../testing/debit-requests.ts'

let site: DebtorSite
beforeAll(async () => {
  site = await openDebtorSite()
})
afterAll(() => site.close())

test('CRED-07 CRED-12 a debit returned after a week takes back its credits; the first strike suspends direct debit for 90 days, the second blocks the account and phone', async () => {
  const elena = await site.debtor()
  const given = drawDetails()
  const before = (await readWallet(elena)).credits
  const first = await site.ordered(elena, given)
  await site.wait(60_000)
  expect((await readWallet(elena)).credits).toBe(before + 20)
  expect(await isOffered(elena)).toBe(true)
  await site.wait(7 * dayMs)
  await site.turn(first.id, 'return:MD06')
  expect((await readWallet(elena)).credits).toBe(before)
  expect(await isOffered(elena)).toBe(false)
  expect((await elena.send('GET', '/api/direct-debit/form')).body).toMatchObject({ state: 'rests' })
  // Neither with new details nor for another member with the same account or phone.
  const otherMember = await site.debtor()
  for (const [who, what] of [
    [elena, drawDetails()],
    [otherMember, drawDetails({ iban: given.iban })],
    [otherMember, drawDetails({ phone: given.phone })],
  ] as const) {
    const reply = await requestCode(who, what)
    expect([reply.status, reply.body.error?.message]).toEqual([
      403,
      'Your account is blocked for direct debit payments.',
    ])
  }
  await site.wait(90 * dayMs)
  await elena.logIn()
  expect(await isOffered(elena)).toBe(true)
  const second = await site.ordered(elena, given)
  await site.wait(60_000)
  await site.turn(second.id, 'return:MD01')
  await site.wait(91 * dayMs)
  await elena.logIn()
  for (const what of [drawDetails({ iban: given.iban }), drawDetails({ phone: given.phone })])
    expect((await requestCode(await site.debtor(), what)).body.error?.code).toBe(
      'direct_debit.blocked',
    )
  expect((await requestCode(elena, drawDetails())).status).toBe(200)
  expect(
    await site.query(
      'select kind, reason, octet_length(mark) as bytes from direct_debit.block order by kind',
    ),
  ).toEqual([
    { kind: 'iban', reason: 'MD01', bytes: 32 },
    { kind: 'phone', reason: 'MD01', bytes: 32 },
  ])
  expect(await site.query('select * from credits.ledger_violations')).toEqual([])
  expect(await site.query('select * from accounting.ledger_violations')).toEqual([])
})

test('CRED-07 a debit that the bank refuses is not a strike, and a later return is detected automatically', async () => {
  const [mei, noor] = [await site.debtor(), await site.debtor()]
  const given = drawDetails()
  const refused = await orderByDebit(site, mei, {
    id: randomUUID(),
    details: { ...given, iban: fakeIban(777, '98') },
  })
  const { id } = (refused.body as never as { order: { id: string } }).order
  await site.wait(4000)
  expect((await mei.send('GET', `/api/orders/${id}`)).body).toMatchObject({ status: 'failed' })
  // Refused before any credits were granted, so it is not a strike.
  expect(await isOffered(mei)).toBe(true)
  const regretted = await site.ordered(noor, drawDetails({ iban: fakeIban(778, '99') }))
  await site.wait(25_000)
  expect((await noor.send('GET', `/api/orders/${regretted.id}`)).body).toMatchObject({
    status: 'completed',
  })
  await site.wait(30_000)
  await expect.poll(() => isOffered(noor), { timeout: 20_000 }).toBe(false)
})

test('CRED-07 only its owner can revoke a mandate, and the next order signs a new one', async () => {
  const [jonas, stranger] = [await site.debtor(), await site.debtor()]
  const given = drawDetails()
  await site.ordered(jonas, given)
  await site.wait(60_000)
  const mandates = async () =>
    (
      (await jonas.send('GET', '/api/direct-debit/mandates')).body as never as {
        mandates: { id: string; state: string }[]
      }
    ).mandates
  const [own] = await mandates()
  const path = `/api/direct-debit/mandates/${own?.id}`
  expect((await stranger.send('DELETE', path)).text).toBe(
    (await stranger.send('DELETE', `/api/direct-debit/mandates/${randomUUID()}`)).text,
  )
  expect((await mandates()).map(({ state }) => state)).toEqual(['live'])
  expect((await jonas.send('DELETE', path)).body).toMatchObject({ state: 'revoked' })
  expect((await jonas.send('DELETE', path)).body).toMatchObject({ state: 'revoked' })
  await site.wait(11 * 60_000)
  await site.ordered(jonas, given)
  expect((await mandates()).map(({ state }) => state)).toEqual(['live', 'revoked'])
})
