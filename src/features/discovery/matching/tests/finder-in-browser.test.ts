import { expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { openRendered } from '#test/harness/open-rendered.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })
const phone = { width: 390, height: 844 }

test('SRCH-04 five questions on one page, then people with reasons; the answers are kept', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  const rendered = await page.context().newPage()
  await openRendered(rendered, '/members')
  expect(
    await rendered.getByRole('link', { name: phrase('search.finder') }).getAttribute('href'),
  ).toBe('/match-finder')
  await page.goto('/match-finder')
  await page.getByRole('heading', { level: 1, name: phrase('matching.finder.heading') }).waitFor()
  for (const question of ['reason', 'distance', 'pace', 'interests', 'limits'] as const)
    await page.getByRole('group', { name: phrase(`matching.finder.${question}.legend`) }).waitFor()

  await page.getByRole('radio', { name: phrase('matching.finder.distance.any') }).check()
  await page.getByRole('radio', { name: phrase('matching.finder.pace.slow') }).check()
  for (const interest of ['Music', 'Cooking', 'Tea'])
    await page.getByRole('checkbox', { name: interest, exact: true }).check()
  await page.getByText(phrase('matching.finder.interests.full', { most: 3 })).waitFor()
  await expect
    .poll(() =>
      page
        .getByRole('checkbox', { name: phrase('profiles.interests.hiking'), exact: true })
        .isDisabled(),
    )
    .toBe(true)
  await page.getByRole('button', { name: phrase('matching.finder.submit') }).click()

  await page
    .getByRole('heading', {
      level: 1,
      name: phrasePattern('matching.finder.results.title', { whole: true }),
    })
    .waitFor()
  const people = page.getByRole('article')
  const count = await people.count()
  expect(count).toBeGreaterThan(3)
  expect(count).toBeLessThanOrEqual(12)
  const reasons = page.getByRole('list', {
    name: phrasePattern('matching.finder.results.why', { start: true }),
  })
  expect(await reasons.count()).toBe(count)
  await reasons
    .first()
    .getByText(phrasePattern('matching.finder.reasons.asked', { start: true }))
    .waitFor()
  expect(await page.locator('main').getByText(/%/).count()).toBe(0)
  expect(await findSeriousViolations(page)).toEqual([])

  const { answers } = await (await page.request.get('/api/match-finder')).json()
  expect(answers).toMatchObject({ distance_km: null, pace: 'slow' })
  expect(answers.interests.toSorted()).toEqual(['cooking', 'music', 'tea'])
  await openRendered(rendered, '/match-finder')
  await rendered
    .getByRole('heading', { level: 1, name: phrasePattern('matching.finder.results.title') })
    .waitFor()
})

test('SRCH-04 on a phone the questions come one at a time, and going back does not lose any answers', async () => {
  const page = await stage.visitor({ as: 'Elena', ...phone })
  await page.goto('/match-finder')
  await page
    .getByRole('img', { name: phrase('matching.finder.step', { step: 1, of: 5 }) })
    .waitFor()
  await page.getByRole('radio', { name: phrase('traits.values.signup_reason.friendship') }).check()
  await page.getByRole('button', { name: phrase('matching.finder.next') }).click()
  await page
    .getByRole('img', { name: phrase('matching.finder.step', { step: 2, of: 5 }) })
    .waitFor()
  expect(
    await page.getByRole('group', { name: phrase('matching.finder.reason.legend') }).isVisible(),
  ).toBe(false)
  await page.getByRole('button', { name: phrase('matching.finder.back') }).click()
  await expect
    .poll(() =>
      page
        .getByRole('radio', { name: phrase('traits.values.signup_reason.friendship') })
        .isChecked(),
    )
    .toBe(true)
  for (const step of [2, 3, 4, 5]) {
    await page.getByRole('button', { name: phrase('matching.finder.next') }).click()
    await page.getByRole('img', { name: phrase('matching.finder.step', { step, of: 5 }) }).waitFor()
  }
  expect(await findSeriousViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: phrase('matching.finder.submit') }).click()
  await page.getByRole('button', { name: phrase('matching.finder.results.edit') }).waitFor()
})

test('SRCH-04 without results, each narrowing answer can be dropped with one press, and the others are kept', async () => {
  const page = await stage.visitor({ as: 'Greta' })
  const saved = await page.request.put('/api/match-finder', {
    data: {
      reason: null,
      distance_km: null,
      pace: 'slow',
      interests: ['tea'],
      min_age: 97,
      max_age: 98,
      with_photo: false,
      unattached: false,
    },
  })
  expect(saved.status()).toBe(200)
  await page.goto('/match-finder')
  await page.getByText(phrase('matching.finder.none.title')).waitFor()
  expect(
    await page.getByRole('button', { name: phrase('matching.finder.none.distance') }).count(),
  ).toBe(0)
  expect(await findSeriousViolations(page)).toEqual([])
  await page.getByRole('button', { name: phrase('matching.finder.none.ages') }).click()
  await page.getByRole('article').first().waitFor()
  await page.getByRole('button', { name: phrase('matching.finder.results.edit') }).click()
  for (const [role, name] of [
    ['radio', phrase('matching.finder.none.distance')],
    ['radio', phrase('matching.finder.pace.slow')],
    ['checkbox', phrase('profiles.interests.tea')],
  ] as const)
    expect(await page.getByRole(role, { name, exact: true }).isChecked()).toBe(true)
})

test('SRCH-04 an answer that cannot be saved is reported, and none is lost', async () => {
  const page = await stage.visitor({ as: 'Kofi' })
  await page.goto('/match-finder')
  await page.getByRole('radio', { name: phrase('matching.finder.none.distance') }).check()
  await page.route('**/api/match-finder', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, contentType: 'application/json', body: '{}' })
      : route.continue(),
  )
  await page.getByRole('button', { name: phrase('matching.finder.submit') }).click()
  await page.getByRole('alert').waitFor()
  await expect
    .poll(() =>
      page.getByRole('radio', { name: phrase('matching.finder.none.distance') }).isChecked(),
    )
    .toBe(true)
})
