import { sql } from '#platform/server/postgres/sql.ts'
import { afterEach, expect, test } from 'vitest'
import { openHydrated } from '../harness/open-hydrated.ts'
import { fillSignUp, sendSignUp } from '#features/members/accounts/testing/fill-sign-up.ts'
import { someMembers } from '../harness/some-members.ts'
import { withSite } from '../harness/with-site.ts'

// A site open to all is what test/journeys/newcomer.test.ts walks through.
const stage = withSite({ cast: 'silent' })
const signUps = (signups: 'all' | 'with_trafficsource' | 'closed') =>
  stage.site().server.product.sites.changeSettings(1, { signups })
afterEach(async () => {
  await signUps('all')
})

test('ACC-06 by traffic source: visitors without one see the invitation, visitors with one sign up, and it is stored with the account', async () => {
  await signUps('with_trafficsource')
  const stranger = await stage.visitor()
  await openHydrated(stranger, '/signup')
  await stranger.getByText('By invitation only').waitFor()
  expect(await stranger.getByRole('form').count()).toBe(0)

  // Only the first address contains the source; the visit continues from page to page.
  const sent = await stage.visitor()
  await openHydrated(sent, '/members?network=harbour&sub1=spring')
  await sent.locator('main .pcard-link').first().click()
  await sent.waitForURL(/\/members\/[0-9a-f-]{36}/)
  await fillSignUp(sent, 'Wendelina')
  await sent.getByRole('heading', { level: 1, name: 'Show your face, or your Sunday' }).waitFor()
  const row = await stage
    .site()
    .server.infrastructure.database.one<{ network: object }>(
      sql`select network from accounts.account where name = 'Wendelina'`,
    )
  expect(row.network).toEqual({ network: 'harbour', sub1: 'spring' })
})

test('ACC-06 by invitation only: nothing leads to a form, members still log in, and a form opened earlier says so when submitted', async () => {
  const { someone } = await someMembers(stage.site())
  const early = await stage.visitor()
  await openHydrated(early, '/signup')
  await signUps('closed')

  const page = await stage.visitor()
  await openHydrated(page, `/members/${someone}`)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor()
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /Create your profile|Write/ })
      .count(),
  ).toBe(0)
  expect(await page.getByRole('button', { name: /^Like/ }).count()).toBe(0)
  await openHydrated(page, '/signup')
  await page.getByText('At the moment you can only join Minuet with an invitation. Members can still log in.').waitFor()
  expect(await page.getByRole('form').count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('E-mail address or user name').fill('Elena')
  await page.getByLabel('Password', { exact: true }).fill('minuet-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/members')

  await sendSignUp(early, 'Hanneke')
  await early.getByText('By invitation only').waitFor()
  const { count } = await stage
    .site()
    .server.infrastructure.database.one<{ count: number }>(
      sql`select count(*) from accounts.account where name = 'Hanneke'`,
    )
  expect(count).toBe(0)
})
