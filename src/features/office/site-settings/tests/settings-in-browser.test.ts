import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { openOfficePage } from '#features/members/staff/testing/open-office-page.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: false })

const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: Parameters<typeof phrase>[0]) =>
  page.getByLabel(phrase(name), { exact: true })
const settings = async () => (await stage.site().server.product.sites.siteById(1)).settings

/** Finds a setting by typing part of its meaning. */
async function find(page: Page, words: string) {
  await field(page, 'site_settings.search').fill(words)
}

/** Opens the difference, gives a reason and saves, by keyboard alone. */
async function save(page: Page, reason: string) {
  await page.getByRole('button', { name: phrase('site_settings.review') }).focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByLabel(phrase('site_settings.reason')).focus()
  await page.keyboard.type(reason)
  await page.keyboard.press('Enter')
}

test('OPS-08 a setting is found by its meaning, its difference is shown, and it can be undone', async () => {
  const olga = await openOfficePage(stage, 'owner', 'Olga')
  await olga.goto('/office/sites?site=1')
  await find(olga, 'swipe game')
  const likes = field(olga, 'site_fields.names.swipe_likes')
  await likes.fill('7')
  await olga.getByRole('button', { name: phrase('site_settings.review') }).focus()
  await olga.keyboard.press('Enter')
  await expect.poll(() => dialog(olga).innerText()).toMatch(/4\s+After:\s*7/)
  expect(await findSeriousViolations(olga)).toEqual([])
  await olga.keyboard.press('Escape')
  await save(olga, 'More fun')
  await olga.getByText(phrase('site_settings.saved')).waitFor()
  expect((await settings()).swipe_likes).toBe(7)

  await olga.getByRole('tab', { name: phrase('site_settings.history') }).click()
  await olga.getByText('More fun').waitFor()
  await olga
    .getByRole('button', { name: new RegExp(`^${phrase('site_settings.undo')}`) })
    .first()
    .click()
  await dialog(olga)
    .getByRole('button', { name: phrase('site_settings.save') })
    .click()
  await expect.poll(async () => (await settings()).swipe_likes).toBe(4)
})

test('OPS-08 a wrong value is named at its field, and what was typed stays', async () => {
  const olga = await openOfficePage(stage, 'owner', 'Olga')
  await olga.goto('/office/sites?site=1')
  await find(olga, 'refund_days')
  const days = field(olga, 'site_fields.names.refund_days')
  await days.fill('2')
  await save(olga, 'Shorter')
  await expect.poll(() => days.getAttribute('aria-invalid')).toBe('true')
  expect(await days.inputValue()).toBe('2')
  expect((await settings()).refund_days).toBe(14)
})

test('OPS-08 of two owners, the second sees the newer value, keeps what they typed, and can go on', async () => {
  const olga = await openOfficePage(stage, 'owner', 'Olga')
  const otto = await openOfficePage(stage, 'owner', 'Otto')
  for (const page of [olga, otto]) {
    await page.goto('/office/sites?site=1')
    await find(page, 'swipe_likes')
    await field(page, 'site_fields.names.swipe_likes').waitFor()
  }
  await field(olga, 'site_fields.names.swipe_likes').fill('5')
  await field(otto, 'site_fields.names.swipe_likes').fill('6')
  await save(olga, 'Five')
  await olga.getByText(phrase('site_settings.saved')).waitFor()
  await save(otto, 'Six')
  await dialog(otto).getByText(phrase('site_settings.refusals.changed_before')).waitFor()
  await expect.poll(() => dialog(otto).innerText()).toMatch(/5\s+After:\s*6/)
  expect(await findSeriousViolations(otto)).toEqual([])
  await dialog(otto)
    .getByRole('button', { name: phrase('site_settings.save') })
    .click()
  await otto.getByText(phrase('site_settings.saved')).waitFor()
  expect((await settings()).swipe_likes).toBe(6)
})
