import { expect, test } from 'vitest'
import { mailedToken } from '#features/members/accounts/testing/someone.ts'
import { openOfficePage } from '#features/members/staff/testing/open-office-page.ts'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })

test('OPS-10 a visitor asks for their data, confirms by the emailed link, support sends it, and the file is downloaded', async () => {
  const page = await stage.visitor()
  await openHydrated(page, '/data-requests')
  const send = page.getByRole('button', { name: phrase('data_requests.send') })
  await send.click()
  // The first field with an error is focused.
  expect(await page.locator('[name="kind"]').getAttribute('aria-invalid')).toBe('true')
  await page.locator('[name="kind"]').selectOption('access')
  const email = 'jonas@minuet.example'
  await page.locator('[name="email"]').fill(email)
  await send.click()
  await page.getByRole('heading', { name: phrase('data_requests.received.title') }).waitFor()

  const proof = await mailedToken(stage.site(), email, '/data-requests/confirm')
  await openHydrated(page, `/data-requests/confirm#token=${proof}`)
  await page.getByRole('button', { name: phrase('data_requests.confirm.yes') }).click()
  await page.getByRole('link', { name: phrase('data_requests.received.open') }).click()
  await page.locator('h1', { hasText: /P-\w{4}-\w{4}/ }).waitFor()
  const number = /P-\w{4}-\w{4}/.exec((await page.locator('h1').textContent()) ?? '')?.[0] ?? ''

  const office = await openOfficePage(stage, 'support', 'Robin')
  await openHydrated(office, '/office/data-requests')
  await office.getByRole('link', { name: number }).click()
  await office.getByRole('link', { name: 'Jonas' }).waitFor()
  await office.getByRole('button', { name: phrase('data_requests.office.export') }).click()
  await office.getByText(phrase('data_requests.office.states.completed')).first().waitFor()

  const token = await mailedToken(stage.site(), email, '/data-requests/data')
  await openHydrated(page, `/data-requests/data#token=${token}`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: phrase('data_requests.closed.download') }).click()
  expect((await downloading).suggestedFilename()).toBe('my-data.zip')
  expect(page.url()).not.toContain('/export/')
})
