import { expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { openOffice } from '../harness/office-side-bar.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ cast: 'silent', limits: 'count' })

test('OPS-06 by keyboard alone: Ctrl-K finds a member, and a file opens for a reason', async () => {
  const page = await openOffice(stage, 'helene', '/office/orders')
  const field = page.getByRole('combobox', { name: phrase('staff.palette.title') })
  // The page may listen for keys a moment after it was rendered.
  const open = async () => {
    await page.keyboard.press('Control+k')
    return field.isVisible()
  }
  await expect.poll(open).toBe(true)
  // Pages of the office are found without asking the server.
  await page.keyboard.type(phrase('staff.audit.title'))
  await page.getByRole('option', { name: phrase('staff.audit.title') }).waitFor()
  await field.fill('Elena')
  await page.getByRole('option', { name: 'Elena' }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: phrase('member_files.access.title') }).waitFor()
  await page.getByRole('button', { name: phrase('member_files.access.open') }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Elena' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/office/members')
})

test('OPS-06 by keyboard alone: J and K move through the list, Enter opens a file', async () => {
  const page = await openOffice(stage, 'helene', '/office/members')
  const names = page.locator('[data-member]')
  await names.nth(1).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect.poll(() => names.nth(1).evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('k')
  await expect.poll(() => names.nth(0).evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: phrase('member_files.access.title') }).waitFor()
})
