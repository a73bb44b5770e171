import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import type { ClaimView } from '../contract.ts'
import { insertTestMembers, insertTestOrders } from '../testing/insert-test-members.ts'

let site: TestSite
beforeEach(async () => {
  site = await startSite({}, { limits: 'count' })
})
afterEach(() => site.close())

const now = () => site.server.infrastructure.clock.now()
const pass = (days: number) => site.server.infrastructure.clock.moveBy(days * dayMs)
const compute = () => site.server.product.verifiedClaims.compute(now())
const database = () => site.server.infrastructure.database
const claims = async (locale = 'en') => {
  const { body } = await webClient(site).send('GET', '/api/claims', undefined, {
    cookie: `i18n_redirected=${locale}`,
  })
  return (body as unknown as { claims: ClaimView[] }).claims
}
const texts = async (locale = 'en') =>
  (await claims(locale)).map(({ text }) => text.replaceAll('\u00a0', ' '))
const fetchPage = async (path: string) =>
  (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text()
const boasts = new RegExp(
  [
    phrasePattern('verified_claims.wording.match_chance').source,
    phrase('verified_claims.wording.most_chosen'),
    phrasePattern('verified_claims.wording.normal_price').source,
  ].join('|'),
)

const premium = (people: number, matched: number) =>
  insertTestMembers(database(), { kind: 'member', people, matched, premium: true }, now())
const free = (people: number, matched: number) =>
  insertTestMembers(database(), { kind: 'member', people, matched, premium: false }, now())
const orders = (bundle: string, count: number, status: 'completed' | 'created' = 'completed') =>
  insertTestOrders(database(), { bundle, orders: count, status }, new Date(now().getTime() - dayMs))

test('BEY-05 without data no claim is shown: neither by the endpoint, nor on a page, nor after the nightly job', async () => {
  await compute()
  expect(await claims()).toEqual([])
  for (const path of ['/premium', '/pricing', '/'])
    expect(await fetchPage(path)).not.toMatch(boasts)
})

test('BEY-05 46 % is claimed, with all its evidence, when 146 of 400 Premium members and 200 of 800 others got a match', async () => {
  await premium(400, 146)
  await free(800, 200)
  // Fictional profiles are in neither group.
  await insertTestMembers(
    database(),
    { kind: 'fictional', people: 50, matched: 0, premium: false },
    now(),
  )
  expect(await texts()).toEqual([])
  await compute()
  expect(await texts()).toEqual([phrase('verified_claims.wording.match_chance', { gain: '46%' })])
  expect(await texts('de')).toEqual([
    phrase('verified_claims.wording.match_chance', { locale: 'de', gain: '46 %' }),
  ])
  const [claim] = await claims()
  expect(claim).toMatchObject({ id: 'match_chance', subject: '', short: null, figure: null })
  expect(claim?.values).toEqual({
    gain_share: 0.46,
    low_share: 0.22,
    high_share: 0.75,
    premium_people: 400,
    free_people: 800,
    premium_matched_share: 0.365,
    free_matched_share: 0.25,
  })
  const facts = Object.fromEntries(claim?.how.facts.map(({ id, value }) => [id, value]) ?? [])
  expect(facts.sample).toBe(phrase('verified_claims.samples.match_chance', { count: 1200 }))
  expect(facts.value).toMatch(
    phrasePattern('verified_claims.values.match_chance', { gain: '46%', low: '22%', high: '75%' }),
  )
  expect(Object.keys(facts)).toEqual(['period', 'sample', 'value', 'computed', 'valid'])
  expect(await fetchPage('/premium')).toContain(
    phrase('verified_claims.wording.match_chance', { gain: '46%' }),
  )
})

test('BEY-05 with 399 members the sample is too small, and 46 % is not shown to anyone', async () => {
  await premium(133, 48)
  await free(266, 66)
  await compute()
  expect(await texts()).toEqual([])
})

test('BEY-05 a claim that has not been computed for three days disappears automatically', async () => {
  await orders('p2', 50)
  await compute()
  expect(await texts()).toEqual([phrase('verified_claims.wording.most_chosen')])
  await pass(2.9)
  expect(await texts()).toEqual([phrase('verified_claims.wording.most_chosen')])
  await pass(0.2)
  expect(await texts()).toEqual([])
  expect(await fetchPage('/pricing')).not.toMatch(boasts)
})

test.each([
  ['49 orders', 49, 0, 0],
  ['a lead that may be due to chance', 40, 30, 0],
  ['unpaid orders', 0, 0, 60],
])('BEY-05 with %s no package is marked as the most popular', async (_, first, second, unpaid) => {
  await orders('p2', first)
  await orders('p1', second)
  await orders('p2', unpaid, 'created')
  await compute()
  expect(await texts()).toEqual([])
})

test('BEY-05 orders older than 90 days do not make a package the most popular', async () => {
  await insertTestOrders(
    database(),
    { bundle: 'p2', orders: 80, status: 'completed' },
    new Date(now().getTime() - 91 * dayMs),
  )
  await compute()
  expect(await texts()).toEqual([])
})

test('BEY-05 a price is struck through only if the higher one was charged for thirty days, and for at most thirty days', async () => {
  const { sites, payments } = site.server.product
  const price = async (EUR: number) => {
    const currentSite = await sites.siteById(1)
    const bundles = currentSite.settings.bundles.map((one) =>
      one.id === 'p1' ? { ...one, priceMinor: { ...one.priceMinor, EUR } } : one,
    )
    await payments.recordPrices(await sites.changeSettings(1, { bundles }), now())
  }
  await price(2499)
  await pass(29)
  await price(1999)
  await compute()
  expect(await texts()).toEqual([])
  await price(2999)
  await pass(31)
  await price(1999)
  await compute()
  expect(
    (await claims()).map(({ subject, text, figure, short }) => ({ subject, text, figure, short })),
  ).toEqual([
    {
      subject: 'p1:EUR',
      text: phrase('verified_claims.wording.normal_price', { was: '€29.99' }),
      figure: '€29.99',
      short: '−33%',
    },
  ])
  const premiumPage = await fetchPage('/premium')
  expect(premiumPage).toMatch(
    new RegExp(
      `<s><span class="sr-only">${RegExp.escape(phrase('verified_claims.wording.normal_price', { was: '€29.99' }))}</span>`,
    ),
  )
  expect(premiumPage).toContain('−33%')
  // The price goes up again, so the struck-through price is no longer the one it was lowered from.
  await price(2599)
  expect(await fetchPage('/premium')).not.toMatch(boasts)
  await price(1999)
  await pass(31)
  await compute()
  expect(await texts()).toEqual([])
})

test('BEY-05 the evidence of a claim is never rewritten, and a computation without a query is rejected', async () => {
  await orders('p2', 50)
  await compute()
  await expect(
    database().run(sql`update verified_claims.computation set findings = '[]'`),
  ).rejects.toThrow(/append-only/)
  await expect(
    database().run(sql`
      insert into verified_claims.computation (site_id, claim, query, findings, computed_at, valid_until)
      values (1, 'most_chosen', '', '[]', ${now()}, ${new Date(now().getTime() + dayMs)})`),
  ).rejects.toThrow(/computation_names_query/)
  // A computation with a different query is never shown, regardless of its origin.
  await database().run(sql`
    insert into verified_claims.computation (site_id, claim, query, findings, computed_at, valid_until)
    select site_id, claim, 'somebody.said_so', findings, computed_at, valid_until from verified_claims.computation where claim = 'most_chosen'
      and site_id = 1`)
  expect(await texts()).toEqual([])
})

test('BEY-05 the nightly job computes', async () => {
  await orders('p2', 50)
  await pass(1)
  await site.server.infrastructure.jobs.runDue()
  expect(await texts()).toEqual([phrase('verified_claims.wording.most_chosen')])
})
