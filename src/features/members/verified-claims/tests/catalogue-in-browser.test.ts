import { expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { dayMs } from '#kernel/duration.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { insertTestMembers, insertTestOrders } from '../testing/insert-test-members.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000

/**
 * Prepares a site with every verified claim: a lowered price, a best seller, and Premium members
 * who match more often.
 */
async function prove(): Promise<void> {
  const { infrastructure, product } = stage.site().server
  const { sites, payments, verifiedClaims } = product
  const now = () => infrastructure.clock.now()
  const price = async (EUR: number) => {
    const { settings } = await sites.siteById(1)
    const bundles = settings.bundles.map((one) =>
      one.id === 'p1' ? { ...one, priceMinor: { ...one.priceMinor, EUR } } : one,
    )
    await payments.recordPrices(await sites.changeSettings(1, { bundles }), now())
  }
  await price(2999)
  infrastructure.clock.moveBy(31 * dayMs)
  await price(2499)
  await insertTestMembers(
    infrastructure.database,
    { kind: 'member', people: 400, matched: 146, premium: true },
    now(),
  )
  await insertTestMembers(
    infrastructure.database,
    { kind: 'member', people: 800, matched: 200, premium: false },
    now(),
  )
  await insertTestOrders(
    infrastructure.database,
    { bundle: 'p1', orders: 64, status: 'completed' },
    new Date(now().getTime() - dayMs),
  )
  await verifiedClaims.compute(now())
}

test(
  'CRED-03 BEY-05 on /pricing the marker, ribbon and struck-through price, and on /premium the match chance, are shown with their proof, in English and Polish',
  async () => {
    const bare = await stage.visitor()
    await bare.goto('/pricing')
    await bare.getByRole('heading', { level: 1 }).waitFor()
    expect(await bare.locator('main s, main .price-mark, main .pay-ribbon').count()).toBe(0)
    await prove()

    const page = await stage.visitor()
    await page.goto('/pricing')
    const second = page.locator('.pay-tier').nth(1)
    await second.getByText(phrase('verified_claims.wording.most_chosen'), { exact: true }).waitFor()
    await second.getByText('−17%', { exact: true }).waitFor()
    expect(await second.locator('s').innerText()).toContain('€29.99')
    await second.getByText(phrase('payments.tiers.message', { money: '€0.83' })).waitFor()
    expect(await page.locator('.price-mark').count()).toBe(1)
    expect(await page.locator('main s').count()).toBe(1)
    await page.getByText(`60 credits: ${phrase('verified_claims.wording.most_chosen')}`).click()
    await page.getByText(phrase('verified_claims.samples.most_chosen', { count: 64 })).waitFor()
    await page
      .getByText(`60 credits: ${phrase('verified_claims.wording.normal_price', { was: '€29.99' })}`)
      .click()
    await page.getByText(phrase('verified_claims.samples.normal_price', { count: 31 })).waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    await page.goto('/premium')
    const chance = page.getByText(phrase('verified_claims.wording.match_chance', { gain: '46%' }))
    await chance.click()
    await page
      .getByText(
        phrasePattern('verified_claims.values.match_chance', {
          gain: '46%',
          low: '22%',
          high: '75%',
        }),
      )
      .waitFor()

    const polish = await stage.visitor({ locale: 'pl', width: 390, height: 844, dark: true })
    await polish.goto('/premium')
    await polish
      .getByText(phrase('verified_claims.wording.match_chance', { locale: 'pl', gain: '46%' }))
      .waitFor()
    await polish
      .locator('.pay-tier')
      .nth(1)
      .getByText(phrase('verified_claims.wording.most_chosen', { locale: 'pl' }), { exact: true })
      .waitFor()
    expect(await polish.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    )
    expect(await findSeriousViolations(polish)).toEqual([])
  },
  3 * minute,
)

test(
  'CRED-03 at the checkout they appear on the card and below it, and no option is preselected',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    await page.goto('/credits')
    await page.getByRole('radio', { name: /^60.*Most chosen · −17%/s }).waitFor()
    expect(await page.locator('input:checked').count()).toBe(0)
    await page.getByText(`60 credits: ${phrase('verified_claims.wording.most_chosen')}`).click()
    await page.getByText(phrase('verified_claims.samples.most_chosen', { count: 64 })).waitFor()
  },
  minute,
)

test(
  'BEY-05 F14 a campaign page about a fictional profile is labelled as such and never claims that anyone is nearby',
  async () => {
    const page = await stage.visitor()
    const { rows } = await stage
      .site()
      .server.infrastructure.database.pool.query<{ member_id: string }>(
        `select member_id from accounts.account where kind = 'fictional' order by id limit 1`,
      )
    for (const look of ['landing', 'landing2', 'landing3', 'signup']) {
      await page.goto(`/members/${rows[0]?.member_id}/${look}`)
      const main = page.getByRole('main')
      await main.getByText(phrase('sites.fictional_singular')).first().waitFor()
      expect(await main.innerText()).not.toMatch(
        /near|\bkm\b|mile|in your (area|city)|online now|match chance/i,
      )
    }
  },
  minute,
)

test(
  'BEY-05 the office lists every verified claim with its query, and why it is shown or not',
  async () => {
    const { infrastructure } = stage.site().server
    infrastructure.clock.moveBy(4 * dayMs)
    const context = (await stage.visitor()).context()
    const page = await context.newPage()
    await page.request.post(`${stage.site().url}/dev/office`, {
      form: { email: 'helene@minuet.example' },
    })
    await page.goto('/office/claims')
    const row = page.getByRole('row', { name: phrase('verified_claims.office.names.most_chosen') })
    await row.getByText(phrase('verified_claims.office.verdicts.expired')).waitFor()
    await row.getByText('payments.most_chosen').waitFor()
    await row.getByText(phrase('verified_claims.office.least', { least: '50' })).waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    const visitor = await stage.visitor()
    expect((await visitor.goto('/api/office/claims'))?.status()).toBe(404)
  },
  minute,
)
