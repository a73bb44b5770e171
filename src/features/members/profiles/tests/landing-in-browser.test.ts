import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findScreenFixtures } from '#test/harness/screen-fixtures.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite()
const variants = ['landing', 'landing2', 'landing2/spring-mail', 'landing3', 'landing3/spring-mail'] as const

test('NAV-11 each landing page of a member says who it is about and what is not accessible yet, and has one link to sign-up', async () => {
  const { someone } = await findScreenFixtures(stage.site())
  const page = await stage.visitor()
  for (const variant of variants) {
    const answer = await page.goto(`/members/${someone}/${variant}`)
    expect(answer?.status()).toBe(200)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^\S+, \d\d$/)
    expect(await page.locator('main').getByRole('link', { name: 'Create a profile to write' }).count()).toBe(1)
    await page.getByText('A profile, looking around and liking are free. Messages cost credits').waitFor()
    expect(await page.locator('main').textContent()).not.toContain('undefined')
    // Only the logo bar is above it.
    expect(await page.getByRole('banner').getByRole('link').count()).toBe(1)
  }
  await openHydrated(page, `/members/${someone}/landing`)
  await page.getByRole('link', { name: 'Create a profile to write' }).click()
  await page.locator('dialog[open] form input[name="name"]').waitFor()
})

test('NAV-11 the sign-up variant of a member’s page contains the form itself', async () => {
  const { someone } = await findScreenFixtures(stage.site())
  const page = await stage.visitor({ width: 390, height: 844 })
  await openHydrated(page, `/members/${someone}/signup`)
  expect(await page.locator('main form input[name="email"]').count()).toBe(1)
  expect(await page.locator('main').getByRole('link', { name: 'Create a profile to write' }).count()).toBe(0)
})

test('NAV-11 SITE-04 a visitor’s traffic source is stored, and removed from the URL', async () => {
  const { someone } = await findScreenFixtures(stage.site())
  const page = await stage.visitor({ locale: 'de' })
  await page.goto(`/members/${someone}/landing2/auto?network=spring&sub1=a`)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/members/${someone}/landing2/de`)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'network')
  expect(decodeURIComponent(cookie?.value ?? '')).toContain('network=spring')
  const english = await stage.visitor()
  await english.goto(`/members/${someone}/landing3/auto`)
  expect(new URL(english.url()).pathname).toBe(`/members/${someone}/landing3/eng`)
})

test('NAV-11 PRO-11 a fictional profile is labelled on its landing pages too', async () => {
  const { fictional } = await findScreenFixtures(stage.site())
  const page = await stage.visitor()
  for (const variant of [...variants, 'signup']) {
    await page.goto(`/members/${fictional}/${variant}`)
    const main = page.locator('main')
    expect(await main.getByText('Fictional profile', { exact: true }).count()).toBeGreaterThan(0)
    expect(await main.textContent()).toContain('is written by our staff')
  }
})

test('NAV-11 members are redirected to the full page, and no one learns whether a hidden profile exists', async () => {
  const { someone } = await findScreenFixtures(stage.site())
  const unknownMember = '00000000-0000-4000-8000-000000000000'
  const member = await stage.visitor({ as: 'Jonas' })
  await member.goto(`/members/${someone}/landing3/spring-mail`)
  expect(new URL(member.url()).pathname).toBe(`/members/${someone}`)
  const page = await stage.visitor()
  expect((await page.goto(`/members/${unknownMember}/landing`))?.status()).toBe(404)
  expect((await page.goto(`/members/${someone}/landing2/No%20Slug`))?.status()).toBe(404)
  const { changeSettings } = stage.site().server.product.sites
  await changeSettings(1, { logged_out_search: 'none' })
  for (const id of [someone, unknownMember]) {
    expect((await page.goto(`/members/${id}/landing`))?.status()).toBe(200)
    await page.getByRole('heading', { level: 1, name: 'Minuet is open to members' }).waitFor()
  }
  await changeSettings(1, { logged_out_search: 'all' })
})
