import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { RevenueMonth } from '#features/money/accounting/contract/revenue.ts'
import { createFiguresWorld, readFigures } from '../testing/figures-world.ts'

let site: TestSite
let owner: WebClient
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
  owner = await officeClient(site, 'owner')
  // Both sites' days begin at the same time, like the months of Revenue.
  await database().run(sql`update sites.site set time_zone = 'Europe/Amsterdam'`)
  await sellToMany()
  await site.server.product.revenueLedger.recognise(now())
  await record()
})
afterAll(() => site.close())

const database = () => site.server.infrastructure.database
const now = () => site.server.infrastructure.clock.now()
const record = () => site.server.product.dailyFigures.record(now())

/** Sales and refunds in three currencies on two sites, some after midnight in Amsterdam only. */
async function sellToMany() {
  const world = createFiguresWorld(site)
  const joined = new Date('2026-09-20T10:00:00Z')
  const radio = await world.addMembers(21, joined, { network: 'radio' })
  const none = await world.addMembers(12, joined)
  const few = await world.addMembers(3, joined, { network: 'card-for-elena', locale: 'pl' })
  const elsewhere = await world.addMembers(11, joined, { site: 2, network: 'radio' })
  for (const [place, account] of radio.entries())
    await world.sell({
      account,
      at: new Date(Date.UTC(2026, 9, 1 + place, 22, 30)),
      priceMinor: 2499,
      ...(place < 11 && { refundMinor: 500 + place }),
    })
  // One of them buys eleven times.
  for (let times = 0; times < 11; times++)
    await world.sell({
      account: few[0] ?? 0,
      at: new Date(Date.UTC(2026, 9, 2 + times, 12)),
      priceMinor: 999,
      currency: 'USD',
    })
  for (const account of [...none, ...few])
    await world.sell({ account, at: new Date('2026-09-30T22:10:00Z'), priceMinor: 5499 })
  for (const account of elsewhere)
    await world.sell({
      account,
      site: 2,
      at: new Date('2026-10-15T12:00:00Z'),
      priceMinor: 4000,
      currency: 'JPY',
    })
}

interface Counted {
  readonly month: string
  readonly currency: string
  readonly measure: string
  readonly value: number
}

/** Everything counted, by month and currency, over all sites. */
const selectCounted = () =>
  database().many<Counted>(sql`
    select to_char(day, 'YYYY-MM') as month, currency, measure, sum(value)::bigint as value
    from figures.day_count where currency <> '' group by 1, 2, 3 order by 1, 2, 3`)

test('OPS-05 revenue equals that of the ledger for every month and currency, over all sites, and currencies are never added up', async () => {
  const { months } = (await owner.send('GET', '/api/office/revenue')).body as unknown as {
    months: RevenueMonth[]
  }
  const names = {
    sales: 'sales',
    sold: 'sold_minor',
    sold_net: 'sold_net_minor',
    refunded: 'refunded_minor',
    earned: 'earned_minor',
  } as const
  const expected = months.flatMap((month) =>
    Object.entries(names).map(([measure, name]) => [
      `${month.month} ${month.currency} ${measure}`,
      month[name],
    ]),
  )
  const counted = (await selectCounted()).map(({ month, currency, measure, value }) => [
    `${month} ${currency} ${measure}`,
    value,
  ])
  expect(Object.fromEntries(counted)).toEqual(
    Object.fromEntries(expected.filter(([, value]) => value !== 0)),
  )
  expect(new Set(months.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'USD', 'JPY']))
})

test('OPS-05 revenue is shown by site and traffic source, but not revenue from a single member who bought eleven times', async () => {
  const october = await readFigures(owner, 'month=2026-10&by=source')
  const money = (key: string) => october.rows.find((row) => row.key === key)?.money
  expect(money('radio')?.find(({ currency }) => currency === 'EUR')).toMatchObject({
    sales: 21,
    sold: 21 * 2499,
    refunded: 11 * 500 + 55,
  })
  expect(october.total?.money).toContainEqual({
    currency: 'USD',
    sales: null,
    sold: null,
    sold_net: null,
    refunded: 0,
    earned: 0,
  })
  expect(JSON.stringify(october)).not.toContain('elena')
  const bySite = await readFigures(owner, 'month=2026-10&by=site')
  const [, second] = bySite.rows
  expect(second?.money).toEqual([
    {
      currency: 'JPY',
      sales: 11,
      sold: 44_000,
      sold_net: 11 * (4000 - 666),
      refunded: 0,
      earned: 0,
    },
  ])
})

test('OPS-05 the rows of a breakdown, including the one for hidden figures, add up to the total', async () => {
  for (const by of ['source', 'country', 'language', 'day', 'week']) {
    const { rows, others, total } = await readFigures(owner, `month=2026-10&by=${by}`)
    const sold = [...rows, ...(others === null ? [] : [others])]
      .flatMap(({ money }) => money.filter(({ currency }) => currency === 'EUR'))
      .reduce((sum, each) => sum + (each.sold ?? 0), 0)
    expect([by, sold]).toEqual([by, total?.money.find(({ currency }) => currency === 'EUR')?.sold])
  }
})

test('OPS-05 counting a day again, or twice at once, changes nothing', async () => {
  const before = await selectAll()
  await Promise.all([record(), record()])
  await record()
  expect(await selectAll()).toEqual(before)
})

test('OPS-05 figures do not change when an account is erased, and no name of its small traffic source is left', async () => {
  const { clock } = site.server.infrastructure
  const day = 24 * 3_600_000
  await database().run(sql`
    update accounts.account set status = 'deleted', deleted_at = ${now()}
    where network ->> 'network' = 'card-for-elena' or id in (
      select id from accounts.account where network ->> 'network' = 'radio' order by id limit 5
    )`)
  // Every day on which the members did something is closed before they are erased.
  for (let days = 0; days < 13; days++) {
    await clock.moveBy(day)
    await record()
  }
  expect(await selectSources()).toEqual(['', '*', 'radio'])
  const before = await selectAll()
  const tables = await readFigures(await officeClient(site, 'lead'), 'month=2026-10&by=source')
  await clock.moveBy(2 * day)
  await site.server.product.accounts.erase(clock.now())
  const { left } = await database().one<{ left: number }>(
    sql`select count(*)::int as left from accounts.account where network ->> 'network' is not null`,
  )
  expect(left).toBe(27)
  await record()
  // Only weeks that have ended since then are added.
  const lasting = (rows: { measure: string }[]) =>
    rows.filter(({ measure }) => !measure.startsWith('returned_'))
  expect(lasting(await selectAll())).toEqual(lasting(before))
  const after = await readFigures(await officeClient(site, 'lead'), 'month=2026-10&by=source')
  expect(after.rows.map(({ money }) => money)).toEqual(tables.rows.map(({ money }) => money))
})

test('OPS-05 a counted day keeps its figures if the site was off until accounts were erased', async () => {
  const { clock } = site.server.infrastructure
  const world = createFiguresWorld(site)
  const accounts = await world.addMembers(12, now(), { network: 'late' })
  await record()
  await database().run(sql`
    update accounts.account set status = 'deleted', deleted_at = ${now()} where id = any(${accounts})`)
  const today = (await selectAll()).filter(({ source }) => source === 'late')
  await clock.moveBy(20 * 24 * 3_600_000)
  await site.server.product.accounts.erase(clock.now())
  await record()
  expect((await selectAll()).filter(({ source }) => source === 'late')).toEqual(today)
})

const selectAll = () =>
  database().many<{ measure: string; source: string }>(sql`
    select c.* from figures.day_count c
    order by site_id, day, measure, country, language, source, currency`)

const selectSources = async () =>
  (
    await database().many<{ source: string }>(
      sql`select distinct source from figures.day_count order by 1`,
    )
  ).map(({ source }) => source)
