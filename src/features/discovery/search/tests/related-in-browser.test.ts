import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: 'silent' })

test('SRCH-06 a profile shows similar people, and until they load, others already loaded during this visit', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await openHydrated(page, '/members')
  const seen = await page.locator('.pcard-link').allTextContents()
  expect(seen.length).toBeGreaterThan(4)
  // Delay the similar people: the others appear first.
  let release = () => {}
  const releasePromise = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/members/*/related', async (route) => {
    await releasePromise
    await route.continue()
  })
  const [name = ''] = seen[0]?.split(',') ?? []
  await page.locator('.pcard-link').first().click()
  const others = page.getByRole('region', { name: 'Others you came across' })
  await others.waitFor()
  const shownNames = await others.locator('.pcard-link').allTextContents()
  expect(shownNames).toHaveLength(8)
  expect(shownNames).not.toContain(seen[0])
  for (const each of shownNames) expect(seen).toContain(each)
  expect(await page.getByRole('region', { name: `More people like ${name}` }).count()).toBe(0)

  release()
  const related = page.getByRole('region', { name: `More people like ${name}` })
  await related.waitFor()
  const alike = await related.locator('.pcard-link').allTextContents()
  expect(alike.length).toBeGreaterThan(0)
  expect(alike.length).toBeLessThanOrEqual(8)
  expect(alike).not.toContain(seen[0])
  // No one appears twice.
  for (const each of await others.locator('.pcard-link').allTextContents()) expect(alike).not.toContain(each)
})

test('SRCH-06 a blocked member is not among those loaded earlier', async () => {
  const page = await stage.visitor({ as: 'Elena' })
  await openHydrated(page, '/members')
  const [first = '', second = ''] = await page.locator('.pcard-link').allTextContents()
  await page.locator('.pcard-link').first().click()
  await page.getByRole('heading', { level: 1, name: first.split(',')[0] ?? '' }).waitFor()
  await page.locator('main button[aria-haspopup="menu"]:visible').first().click()
  await page.getByRole('menuitem').last().click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await page.waitForURL('**/members')
  await page.locator('.pcard-link', { hasText: second }).first().click()
  await page
    .getByRole('region', { name: /^(More people like|Others you came across)/ })
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('main .pcard-link').allTextContents()).not.toContain(first)
})
