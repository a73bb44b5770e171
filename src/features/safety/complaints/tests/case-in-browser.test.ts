import { expect, test } from 'vitest'
import { openOfficePage } from '#features/members/staff/testing/open-office-page.ts'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })

test('NAV-10 OPS-02 a visitor files a complaint, follows it by the link, reads the decision staff made, and appeals', async () => {
  const page = await stage.visitor()
  await openHydrated(page, '/complaints?about=payment&reference=order-7')
  const send = page.getByRole('button', { name: phrase('complaints.send') })
  await send.click()
  // The first field with an error is focused, and nothing that was typed is lost.
  expect(await page.locator('[name="details"]').getAttribute('aria-invalid')).toBe('true')
  await page.locator('[name="details"]').fill('I was charged twice.')
  await page.locator('[name="email"]').fill('visitor@example.test')
  await send.click()
  await page.getByRole('heading', { name: phrase('complaints.received.title') }).waitFor()
  await page.getByRole('link', { name: phrase('complaints.received.open') }).click()
  await page.locator('h1', { hasText: /C-\w{4}-\w{4}/ }).waitFor()
  const number = /C-\w{4}-\w{4}/.exec((await page.locator('h1').textContent()) ?? '')?.[0] ?? ''

  const office = await openOfficePage(stage, 'moderator', 'Morgan')
  await openHydrated(office, '/office/complaints')
  const card = office.locator('.card', { hasText: number })
  await card.locator('textarea').fill('Our records show one charge only.')
  await card.getByRole('button', { name: phrase('complaints.office.save') }).click()
  await card.locator('.office-quote', { hasText: 'one charge only' }).waitFor()

  await page.reload()
  await page.getByText('Our records show one charge only.').waitFor()
  await page.locator('[name="details"]').fill('My bank shows two.')
  await page.getByRole('button', { name: phrase('complaints.appeal.send') }).click()
  await page.getByText('My bank shows two.').waitFor()
  await page.getByText(/A-\w{4}-\w{4}/).waitFor()
})
