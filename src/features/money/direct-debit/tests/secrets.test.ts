import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportMember } from '#app/testing/export-member.ts'
import { phrasePattern } from '#app/testing/phrase.ts'
import { findAccountNumbers } from '../../../../../bin/checks/find-account-numbers.ts'
import { latestCode, fakeDetails } from '../testing/debtor.ts'
import { type DebtorSite, openDebtorSite } from '../testing/debtor-site.ts'

let site: DebtorSite
beforeAll(async () => {
  site = await openDebtorSite()
})
afterAll(() => site.close())

/** Every row of every table as text; `bytea` values as the characters they encode. */
async function everything(): Promise<string> {
  const tables = await site.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const rows = []
  for (const { name } of tables)
    for (const { row } of await site.query(
      `select to_jsonb(t)::text as row from ${String(name)} t`,
    ))
      rows.push(`${String(name)} ${String(row)}`)
  return rows
    .join('\n')
    .replace(
      /\\\\x([0-9a-f]+)/g,
      (_, hex: string) => ` ${Buffer.from(hex, 'hex').toString('latin1')} `,
    )
}

test('CRED-07 no account, phone or code appears in plain text in the database or the log, through order, settlement, return and a failure', async () => {
  const jonas = await site.debtor()
  const debitDetails = fakeDetails(4_200_001)
  await jonas.send('POST', '/api/direct-debit/codes', {
    ...debitDetails,
    iban: debitDetails.iban.replace(/(.{4})/g, '$1 '),
  })
  expect(latestCode(site, debitDetails.phone)).toMatch(/^\d{6}$/)
  site.server.infrastructure.clock.moveBy(61_000)
  const order = await site.ordered(jonas, debitDetails)
  await site.wait(60_000)
  await site.turn(order.id, 'return:MD06')
  await jonas.send('POST', '/api/direct-debit/codes', {
    ...debitDetails,
    unknown: debitDetails.iban,
  })
  const [kept, logged] = [await everything(), site.logged.join('\n')]
  expect(kept).toContain('NL** **** **00')
  for (const text of [kept, logged]) {
    expect(text).not.toContain(debitDetails.iban)
    expect(text).not.toContain(debitDetails.iban.slice(4))
    expect(text).not.toContain(debitDetails.phone)
    expect(findAccountNumbers(text).filter(({ kind }) => kind === 'IBAN')).toEqual([])
  }
  for (const mail of await site.mails(jonas.email)) {
    expect(mail.text).not.toContain(debitDetails.iban)
    expect(findAccountNumbers(mail.text)).toEqual([])
  }
})

test('BEY-13 SEC-06 a data export contains the details of the member’s mandates and returned debits', async () => {
  const lena = await site.debtor()
  const details = fakeDetails(4_200_005)
  const order = await site.ordered(lena, details)
  await site.wait(60_000)
  await site.turn(order.id, 'return:MD06')
  const { parts } = await exportMember(site, 'directDebit', lena.account)
  expect(parts).toMatchObject({
    direct_debit_mandates: [
      {
        debtor: { holder: details.holder, iban: details.iban, phone: details.phone },
        debits: [{ order: order.id }],
      },
    ],
    direct_debit_returns: [{ order: order.id, reason: 'MD06', lifted_at: null }],
  })
  const other = await site.debtor()
  expect((await exportMember(site, 'directDebit', other.account)).parts).toEqual({
    direct_debit_mandates: [],
    direct_debit_returns: [],
  })
})

test('CRED-07 erasing an account keeps the sealed data that a bank may request for thirteen months, and after that nothing that identifies a person', async () => {
  const { product, infrastructure } = site.server
  const [elena, mei] = [await site.debtor(), await site.debtor()]
  await site.ordered(elena, fakeDetails(4_200_002))
  await mei.send('POST', '/api/direct-debit/codes', fakeDetails(4_200_003))
  const erase = (account: number) =>
    infrastructure.database.transaction((tx) =>
      product.directDebit.personalData.erase(tx, account, infrastructure.clock.now()),
    )
  await erase(elena.account)
  await erase(mei.account)
  const left = () =>
    site.query(
      `select revoked_at is not null as revoked, debtor is not null as sealed from direct_debit.mandate
       where account_id = any ($1)`,
      [[elena.account, mei.account]],
    )
  expect(
    await site.query('select account_id from direct_debit.draft where account_id = any ($1)', [
      [elena.account, mei.account],
    ]),
  ).toEqual([])
  expect(await left()).toEqual([{ revoked: true, sealed: true }])
  infrastructure.clock.moveBy(400 * 86_400_000)
  await product.directDebit.tidy(infrastructure.clock.now())
  expect(await left()).toEqual([{ revoked: true, sealed: true }])
  infrastructure.clock.moveBy(31 * 86_400_000)
  await product.directDebit.tidy(infrastructure.clock.now())
  expect(await left()).toEqual([{ revoked: true, sealed: false }])
})

test('CRED-07 a scheduled job sends announcements missed because a server stopped', async () => {
  const noor = await site.debtor()
  const order = await site.ordered(noor, fakeDetails(4_200_004))
  await site.query('update direct_debit.debit set announced_at = null where order_id = $1', [
    order.id,
  ])
  const { product, infrastructure } = site.server
  const announcements = async () =>
    (await site.mails(noor.email)).filter(({ subject }) =>
      phrasePattern('direct_debit.mail.subject').test(subject),
    )
  const before = (await announcements()).length
  await product.directDebit.announceDue(infrastructure.clock.now())
  expect(await announcements()).toHaveLength(before)
  infrastructure.clock.moveBy(61_000)
  await product.directDebit.announceDue(infrastructure.clock.now())
  await product.directDebit.announceDue(infrastructure.clock.now())
  expect((await announcements()).length).toBe(before + 1)
})
