import { expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: 'silent' })
const phone = { width: 390, height: 844 }

test('SRCH-04 five questions on one page, then people with reasons; the answers are kept', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await page.goto('/members')
  await page.getByRole('link', { name: 'Or let five questions do the looking' }).click()
  await page.waitForURL('**/match-finder')
  await page.getByRole('heading', { level: 1, name: 'Five gentle questions' }).waitFor()
  for (const legend of [
    'What are you hoping for?',
    'How far would you go to meet?',
    'What is your pace?',
    'What would you like to share?',
    'What matters in any case?',
  ])
    await page.getByRole('group', { name: legend }).waitFor()
  expect(await findSeriousViolations(page)).toEqual([])

  await page.getByRole('radio', { name: 'The whole country' }).check({ force: true })
  await page.getByRole('radio', { name: 'Slow: whenever they come' }).check({ force: true })
  for (const interest of ['Music', 'Cooking', 'Tea'])
    await page.getByRole('checkbox', { name: interest, exact: true }).check({ force: true })
  await page.getByText('That’s three. Take one away to choose another.').waitFor()
  expect(await page.getByRole('checkbox', { name: 'Hiking', exact: true }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Show me who' }).click()

  await page.getByRole('heading', { level: 1, name: /^\d+ people for you$/ }).waitFor()
  const people = page.getByRole('article')
  const count = await people.count()
  expect(count).toBeGreaterThan(3)
  expect(count).toBeLessThanOrEqual(12)
  const reasons = page.getByRole('list', { name: /^Why / })
  expect(await reasons.count()).toBe(count)
  await reasons
    .first()
    .getByText(/^Likes what you asked for: /)
    .waitFor()
  expect(await page.locator('main').getByText(/%/).count()).toBe(0)
  expect(await findSeriousViolations(page)).toEqual([])

  await page.reload()
  await page.getByRole('heading', { level: 1, name: /people for you$/ }).waitFor()
  await page.getByRole('button', { name: 'Change your answers' }).click()
  expect(await page.getByRole('radio', { name: 'The whole country' }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'Tea', exact: true }).isChecked()).toBe(true)
})

test('SRCH-04 on a phone the questions come one at a time, and going back loses no answer', async () => {
  const page = await stage.visitor({ as: 'Elena', ...phone })
  await page.goto('/match-finder')
  await page.getByRole('img', { name: 'Question 1 of 5' }).waitFor()
  await page.getByRole('radio', { name: 'Friendship' }).check({ force: true })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('img', { name: 'Question 2 of 5' }).waitFor()
  expect(await page.getByRole('group', { name: 'What are you hoping for?' }).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Back' }).click()
  expect(await page.getByRole('radio', { name: 'Friendship' }).isChecked()).toBe(true)
  for (const step of [2, 3, 4, 5]) {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('img', { name: `Question ${step} of 5` }).waitFor()
  }
  expect(await findSeriousViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Show me who' }).click()
  await page.getByRole('button', { name: 'Change your answers' }).waitFor()
})

test('SRCH-04 without results, each narrowing answer can be dropped with one press', async () => {
  const page = await stage.visitor({ as: 'Greta' })
  await page.goto('/members')
  await page.evaluate(async () => {
    await fetch('/api/match-finder', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        reason: null,
        distance_km: null,
        pace: 'slow',
        interests: [],
        min_age: 97,
        max_age: 98,
        with_photo: false,
        unattached: false,
      }),
    })
  })
  await page.goto('/match-finder')
  await page.getByText('Nobody fits all of that right now.').waitFor()
  expect(await page.getByRole('button', { name: 'The whole country' }).count()).toBe(0)
  expect(await findSeriousViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'All ages' }).click()
  await page.getByRole('article').first().waitFor()
})

test('SRCH-04 an answer that cannot be saved is reported, and no answer is lost', async () => {
  const page = await stage.visitor({ as: 'Kofi' })
  await page.goto('/match-finder')
  await page.getByRole('radio', { name: 'The whole country' }).check({ force: true })
  await page.route('**/api/match-finder', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, contentType: 'application/json', body: '{}' })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Show me who' }).click()
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('radio', { name: 'The whole country' }).isChecked()).toBe(true)
})
