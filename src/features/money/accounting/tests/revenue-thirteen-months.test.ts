import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { startRefundSite, type RefundSite } from '#features/money/refunds/testing/refund-site.ts'
import type { TaxRow, RevenueMonth } from '../contract/revenue.ts'
import { getQuarterOfMonth } from '../testing/revenue/month-figures.ts'
import { ThirteenMonths } from '../testing/revenue/thirteen-months.ts'

/**
 * A few members and every fifteenth day in ordinary test runs; with MINUET_MONTHS=all, a hundred
 * members and every day, using the real schedule.
 */
const large = process.env.MINUET_MONTHS === 'all'
const seed = Number(process.env.MINUET_SEED ?? 20_261_122)
const size = large
  ? { firstDay: 40, newcomersUntil: 100, acts: 2, days: 1 }
  : { firstDay: 5, newcomersUntil: 9, acts: 3, days: 15 }

let site: RefundSite
beforeAll(async () => {
  site = await startRefundSite()
})
afterAll(() => site.close())

/** The product's nightly run: by its schedule, or only the jobs that touch money. */
async function nightly(): Promise<void> {
  const { product, infrastructure } = site.server
  const now = infrastructure.clock.now()
  if (large) expect((await infrastructure.jobs.runDue()).filter(({ done }) => !done)).toEqual([])
  else {
    await product.sandboxGateway?.flush()
    await product.payments.reconcile(now)
  }
  await product.refunds.reconcile(now)
  await product.accounts.erase(now)
  await product.revenueLedger.recognise(now)
  await product.credits.seal(now)
}

const broken = async () => {
  const views = [
    'credits.ledger_violations',
    'credits.seal_violations',
    'accounting.ledger_violations',
    'invoices.violations',
    'accounting.payout_violations',
  ]
  const violations = await Promise.all(
    views.map(async (view) => [view, await site.query(`select * from ${view}`)] as const),
  )
  return violations.filter(([, rows]) => rows.length > 0)
}

test('CRED-13 after thirteen months of orders, spends, refunds and chargebacks, every report equals the model', async () => {
  const world = new ThirteenMonths(site, seed)
  world.begin()
  await world.makeCodes()
  let months = 0
  let days = 0
  const startedAt = performance.now()
  for (
    let newcomers = size.firstDay;
    months < 13;
    newcomers = world.members.length < size.newcomersUntil && days % 3 === 0 ? 1 : 0
  ) {
    await world.day({ acts: size.acts, newcomers, nightly, days: size.days })
    days += 1
    const ended = world.turnMonth()
    if (ended === null) continue
    months += 1
    await compare(world, ended)
  }
  const acts = Object.fromEntries([...world.acts].sort())
  if (large)
    console.log(
      JSON.stringify({
        seed,
        days,
        members: world.members.length,
        acts,
        seconds: Math.round((performance.now() - startedAt) / 1000),
      }),
    )
  // The run is only meaningful if every kind of action occurred.
  expect(Object.keys(acts)).toEqual(
    expect.arrayContaining([
      'sign-up',
      'spend',
      'unread given back',
      'order by direct debit',
      'withdrawal',
      'refund by the staff',
      'chargeback',
      ...(large ? ['chargeback won', 'chargeback lost', 'account deleted'] : []),
    ]),
  )
}, 7_200_000)

/** Compares every report of an ended month and its quarter with the model. */
async function compare(world: ThirteenMonths, month: string): Promise<void> {
  const { books } = world
  const finance = await officeClient(site, 'finance', 'Frida')
  const read = async <T>(path: string) => (await finance.send('GET', path)).body as unknown as T
  const { months } = await read<{ months: RevenueMonth[] }>('/api/office/revenue')
  const listed = new Map(
    months.map(({ month: name, currency, seller: _, ...figures }) => [
      `${name} ${currency}`,
      figures,
    ]),
  )
  for (const [key, figures] of books.months) {
    const { owed_minor: owed, ...moved } = figures
    const reported = listed.get(key)
    // A month without movements in a currency is not listed.
    if (reported === undefined)
      expect([key, Object.values(moved).every((sum) => sum === 0)]).toEqual([key, true])
    else expect([key, reported]).toEqual([key, { ...moved, owed_minor: owed }])
  }
  for (const key of listed.keys()) expect(books.months.has(key)).toBe(true)

  const quarter = getQuarterOfMonth(month)
  const { rows } = await read<{ rows: TaxRow[] }>(`/api/office/tax?quarter=${quarter}`)
  const taxed = rows.map(
    ({ country, currency, of_quarter, seller: _, declared: __, basis_points: ___, ...figures }) => [
      `${quarter} ${country} ${currency} ${of_quarter}`,
      figures,
    ],
  )
  expect(Object.fromEntries(taxed)).toEqual(
    Object.fromEntries([...books.tax].filter(([key]) => key.startsWith(`${quarter} `))),
  )

  const counted = await site.query(
    'select kind, count(*)::int as documents, sum(serial)::int as serials from (select kind, year, serial from invoices.document) d group by kind order by kind',
  )
  expect(counted.map(({ kind, documents }) => [kind, documents])).toEqual([
    ...(books.creditNotes === 0 ? [] : [['credit_note', books.creditNotes]]),
    ['invoice', books.invoices],
  ])
  expect(await broken()).toEqual([])
}
