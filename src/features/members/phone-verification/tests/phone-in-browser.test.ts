import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: 'silent' })

/** Returns the code in the latest message to a number, as shown on the demo's phones. */
async function codeTo(page: Page, to: string): Promise<string> {
  const reply = await page.request.get(`/dev/sms.json?to=${encodeURIComponent(to)}`)
  const [latest] = (await reply.json()) as { text: string }[]
  return /^\d{6}/.exec(latest?.text ?? '')?.[0] ?? ''
}

test('BEY-24 a number is entered, confirmed by the code sent to it, and removed again', async () => {
  const page = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  await openHydrated(page, '/notifications/phone')
  const [number, code] = [page.locator('input[name="phone"]'), page.locator('input[name="code"]')]
  await page.getByRole('button', { name: 'Send a code' }).click()
  await page.getByText('Please fill this in.').waitFor()
  await number.fill('0612345678')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await page.getByText('This is no phone number with its country.').waitFor()
  // The input is unchanged.
  expect(await number.inputValue()).toBe('0612345678')

  await number.fill('+31 6 1234 5678')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await page.getByText('We sent a code to the number ending in 678.').waitFor()
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
  const right = await codeTo(page, '+31612345678')
  await code.fill(right === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Code invalid. You have 4 tries left.').waitFor()
  await code.fill(right)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText(/The number ending in 678 is confirmed since/).waitFor()
  expect(await page.locator('main').textContent()).not.toMatch(/1234 ?5678/)
  await page.getByRole('button', { name: 'Remove number' }).click()
  await page.getByText(/The number ending in/).waitFor({ state: 'detached' })
})
