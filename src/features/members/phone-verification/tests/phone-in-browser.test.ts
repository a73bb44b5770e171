import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })

/**
 * Returns the code in the latest message to a number, as shown in the demo's text message inbox.
 */
async function codeTo(page: Page, to: string): Promise<string> {
  const reply = await page.request.get(`/dev/sms.json?to=${encodeURIComponent(to)}`)
  const [latest] = (await reply.json()) as { text: string }[]
  return /^\d{6}/.exec(latest?.text ?? '')?.[0] ?? ''
}

test('BEY-24 a number is entered, confirmed by the code sent to it, and removed again', async () => {
  const page = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  await openHydrated(page, '/notifications/phone')
  const [number, code] = [page.locator('input[name="phone"]'), page.locator('input[name="code"]')]
  await page.getByRole('button', { name: phrase('settings.phone.send') }).click()
  await page.getByText(phrase('settings.fields.required')).waitFor()
  await number.fill('0612345678')
  await page.getByRole('button', { name: phrase('settings.phone.send') }).click()
  await page.getByText(phrase('phone_verification.refusals.invalid_number')).waitFor()
  // The input is unchanged.
  expect(await number.inputValue()).toBe('0612345678')

  await number.fill('+31 6 1234 5678')
  await page.getByRole('button', { name: phrase('settings.phone.send') }).click()
  await page.getByText(phrase('settings.phone.sent', { digits: '678', minutes: 10 })).waitFor()
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
  const right = await codeTo(page, '+31612345678')
  await code.fill(right === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: phrase('settings.phone.confirm') }).click()
  await page.getByText(phrase('phone_verification.refusals.wrong_code', { left: 4 })).waitFor()
  await code.fill(right)
  await page.getByRole('button', { name: phrase('settings.phone.confirm') }).click()
  await page.getByText(phrasePattern('settings.phone.confirmed', { digits: '678' })).waitFor()
  expect(await page.locator('main').textContent()).not.toMatch(/1234 ?5678/)
  await page.getByRole('button', { name: phrase('settings.phone.remove') }).click()
  await page.getByText(phrasePattern('settings.phone.confirmed')).waitFor({ state: 'detached' })
})
