import { expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: 'silent' })
const sarabande = () => `http://sarabande.localhost:${stage.site().port}`

test('PRO-12 BEY-03 ads are shown separately, say where they lead before anyone leaves, and disappear with the switch', async () => {
  const page = await stage.visitor({ locale: 'en' })
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'en', url: sarabande() }])
  await page.goto(`${sarabande()}/dev/as`)
  await page.getByRole('button', { name: 'Clara', exact: true }).click()
  await page.waitForURL('**/members**')
  const ads = page.getByRole('region', { name: 'Ads' })
  await ads.waitFor()
  expect(await ads.getByRole('article').count()).toBe(3)
  expect(await ads.getByText('Ad', { exact: true }).count()).toBe(3)
  expect(await ads.textContent()).toContain('Paid for by others. Nobody here is a member of Sarabande.')
  // None of them is in the list of members.
  expect(await page.locator('main .people').first().textContent()).not.toContain('Velvet Stage')

  expect(await findSeriousViolations(page)).toEqual([])

  await openHydrated(page, `${sarabande()}/members`)
  await ads.getByRole('link', { name: 'Velvet Stage' }).click()
  await page.getByRole('heading', { level: 1, name: 'You’re leaving Sarabande' }).waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  const on = page.getByRole('link', { name: 'Continue to velvet-stage.example' })
  expect(
    await on.evaluate((link: HTMLAnchorElement) => [link.href, link.target, link.rel, link.referrerPolicy]),
  ).toEqual([
    'https://www.velvet-stage.example/live',
    '_blank',
    'noopener noreferrer nofollow sponsored',
    'no-referrer',
  ])
  await page.getByRole('link', { name: 'Stay on Sarabande' }).click()
  await ads.waitFor()

  // This site has no fictional profiles, but still has the switch that hides ads.
  await page.locator('#filters').getByRole('switch', { name: 'Ads' }).click()
  await ads.waitFor({ state: 'detached' })
  await openHydrated(page, `${sarabande()}/profile`)
  expect(await page.getByRole('switch', { name: 'Ads', exact: true }).isChecked()).toBe(false)
  const resale = page.getByRole('switch', { name: 'Show me as an ad on our other sites' })
  expect(await resale.isChecked()).toBe(false)
  await resale.click()
  await page.getByText('Your profile may be shown on our other sites.').waitFor()
  await resale.click()
  await page.getByText('Your profile is shown on no other site any more.').waitFor()
})

test('PRO-12 a site without ads shows neither slot nor switch', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await openHydrated(page, '/members')
  await page.locator('main .people').first().waitFor()
  expect(await page.getByRole('region', { name: 'Ads' }).count()).toBe(0)
  await openHydrated(page, '/profile')
  expect(await page.getByRole('switch', { name: 'Show me as an ad on our other sites' }).count()).toBe(0)
})
