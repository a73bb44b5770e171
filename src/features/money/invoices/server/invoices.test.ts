import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createDatabase,
  type Database,
  type Transaction,
} from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import type { Seller } from '../rules/build-seller.ts'
import { createLog } from '#platform/server/log/log.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'
import { createCreditNote, insertInvoice, type NewInvoice, selectDocuments } from './store.ts'
import { findViolations } from './find-violations.ts'

let database: Database
let clone: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  clone = await createTestDatabase({ features: ['invoices'] })
  database = createDatabase({ url: clone.url, size: 25 })
})
afterAll(async () => {
  await database.close()
  await clone.close()
})

const now = new Date('2026-07-01T10:00:00Z')
const createSeller = (register: string): Seller => ({
  site: 'Minuet',
  name: 'Minuet B.V.',
  address: 'Voorbeeldstraat 1',
  city: 'Amsterdam',
  country: 'NL',
  register,
  vat_number: 'NL000000000B00',
})
const paid = (more: Partial<NewInvoice> = {}): NewInvoice => ({
  order: randomUUID(),
  account: 7,
  site: 1,
  credits: 60,
  price_minor: 2499,
  currency: 'EUR',
  seller: createSeller('1'),
  zone: 'Europe/Amsterdam',
  vat: { treatment: 'charged', country: 'NL', basisPoints: 2100 },
  vatMinor: 434,
  residence: 'NL',
  proofs: { chosen: 'NL', address: null, bank: null },
  verdict: 'single',
  ...more,
})
const numbers = async (register: string, kind = 'invoice') =>
  (
    await database.many<{ number: string }>(sql`
      select d.number from invoices.document d join invoices.issuer i on i.id = d.issuer_id
      where i.register = ${register} and d.kind = ${kind} order by d.year, d.serial`)
  ).map(({ number }) => number)
const issue = (invoice: NewInvoice, at = now) =>
  database.transaction((tx) => insertInvoice(tx, invoice, at))
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

test('CRED-13 fifty invoices issued concurrently, every third rolled back: the numbers have no gaps or duplicates', async () => {
  const seller = createSeller('fifty')
  const outcomes = await Promise.allSettled(
    range(50).map((turn) =>
      database.transaction(async (tx) => {
        await insertInvoice(tx, paid({ seller, account: turn }), now)
        if (turn % 3 === 0) throw new Error('undone')
      }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(33)
  expect(await numbers('fifty')).toEqual(
    range(33).map((index) => `2026-${String(index + 1).padStart(6, '0')}`),
  )
})

test('CRED-13 when a connection is killed midway, its number goes to the next in the queue', async () => {
  const seller = createSeller('killed')
  await issue(paid({ seller }))
  let waiting: Promise<void> | undefined
  const dying = database.transaction(async (tx) => {
    await insertInvoice(tx, paid({ seller }), now)
    const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    waiting = issue(paid({ seller }))
    await database.run(sql`select pg_terminate_backend(${pid})`)
    await tx.one(sql`select 1`)
  })
  await expect(dying).rejects.toThrow()
  await waiting
  expect(await numbers('killed')).toEqual(['2026-000001', '2026-000002'])
})

test('each company and each year in its own time zone has a separate series', async () => {
  const [one, other] = [createSeller('company one'), createSeller('company two')]
  await issue(paid({ seller: one }), new Date('2026-12-31T22:59:59Z'))
  await issue(paid({ seller: one }), new Date('2026-12-31T23:00:00Z'))
  await issue(paid({ seller: one }), new Date('2027-01-01T09:00:00Z'))
  await issue(paid({ seller: other }), new Date('2027-01-01T09:00:00Z'))
  expect(await numbers('company one')).toEqual(['2026-000001', '2027-000001', '2027-000002'])
  expect(await numbers('company two')).toEqual(['2027-000001'])
})

test('an order has one invoice, however often its completion is reported', async () => {
  const made = paid({ seller: createSeller('told twice') })
  await issue(made)
  await issue(made)
  await Promise.allSettled([issue(made), issue(made)])
  expect(await numbers('told twice')).toEqual(['2026-000001'])
})

test('an issued document is never changed, deleted or renumbered', async () => {
  await issue(paid())
  for (const statement of [
    sql`update invoices.document set gross_minor = 1`,
    sql`delete from invoices.document`,
    sql`update invoices.series set last = last + 2`,
    sql`update invoices.series set last = last - 1`,
    sql`delete from invoices.series`,
  ])
    await expect(database.run(statement)).rejects.toThrow(/append-only|must increase by one/)
  await expect(runAsSuperuser(database.pool, 'truncate invoices.document')).rejects.toThrow(
    'append-only',
  )
})

const credited = (tx: Transaction, order: string, amountMinor: number, key?: string) =>
  createCreditNote(tx, {
    order,
    amountMinor,
    reason: 'withdrawal',
    at: now,
    ...(key !== undefined && { key }),
  })

test('CRED-13 credit notes refer to the invoice, have their own numbers, and together reverse exactly what was paid', async () => {
  const made = paid({ seller: createSeller('credits'), account: 99 })
  await issue(made)
  const take = (amountMinor: number, key?: string) =>
    database.transaction((tx) => credited(tx, made.order, amountMinor, key))
  expect(await take(833, 'a')).toEqual({
    verdict: 'credited',
    number: 'C2026-000001',
    net_minor: 688,
    vat_minor: 145,
  })
  expect(await take(833, 'b')).toEqual({
    verdict: 'credited',
    number: 'C2026-000002',
    net_minor: 689,
    vat_minor: 144,
  })
  expect(await take(833, 'b')).toEqual({
    verdict: 'repeated',
    number: 'C2026-000002',
    net_minor: 689,
    vat_minor: 144,
  })
  expect(await take(832, 'b')).toMatchObject({ verdict: 'mismatch' })
  expect(await take(834, 'c')).toEqual({
    verdict: 'too_much',
    number: null,
    net_minor: null,
    vat_minor: null,
  })
  expect(await take(833, 'c')).toEqual({
    verdict: 'credited',
    number: 'C2026-000003',
    net_minor: 688,
    vat_minor: 145,
  })
  expect(await take(1)).toMatchObject({ verdict: 'too_much' })
  expect(await database.transaction((tx) => credited(tx, randomUUID(), 1))).toMatchObject({
    verdict: 'no_invoice',
  })
  const documents = await selectDocuments(database, { account: 99, order: made.order })
  expect(
    documents.map(({ number, invoice, gross_minor }) => [number, invoice, gross_minor]),
  ).toEqual([
    ['2026-000001', null, 2499],
    ['C2026-000001', '2026-000001', 833],
    ['C2026-000002', '2026-000001', 833],
    ['C2026-000003', '2026-000001', 833],
  ])
  expect(documents.slice(1).reduce((sum, { vat_minor }) => sum + vat_minor, 0)).toBe(434)
})

test('many concurrent refunds never reverse more than was paid, and their series has no gaps', async () => {
  const made = paid({ seller: createSeller('many refunds') })
  await issue(made)
  const verdicts = await Promise.all(
    range(20).map((turn) =>
      database.transaction(async (tx) => (await credited(tx, made.order, 300, `k${turn}`)).verdict),
    ),
  )
  expect(verdicts.filter((verdict) => verdict === 'credited')).toHaveLength(8)
  expect(await numbers('many refunds', 'credit_note')).toHaveLength(8)
})

test('a refund whose credit note cannot be issued is logged; one whose credit note already exists is not', async () => {
  const made = paid({ seller: createSeller('heard') })
  await issue(made)
  const lines: string[] = []
  const handle = issueCreditNote({
    log: createLog({ level: 'error', write: (line) => void lines.push(line) }),
  })
  const refunded = (
    amountMinor: number,
    key: string,
    reason: 'goodwill' | 'chargeback' = 'goodwill',
  ) =>
    database.transaction(async (tx) =>
      handle(tx, { order: made.order, amountMinor, at: now, key, reason }, now),
    )
  await refunded(2000, 'first')
  await refunded(2000, 'first')
  await refunded(2499, 'of a bank', 'chargeback')
  expect(lines).toEqual([])
  await refunded(500, 'second')
  expect(lines.join()).toContain('a refund has no credit note: too_much')
})

test('after all of this no series has a gap and every credit note matches its invoice', async () => {
  expect(await findViolations(database, { size: 3 })).toEqual([])
})
