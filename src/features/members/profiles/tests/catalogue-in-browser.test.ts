import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })
const phone = { width: 390, height: 844 }
/** A park in Haarlem, which is more precise than anyone may find out. */
const park = { latitude: 52.381234, longitude: 4.637891 }

const find = (page: Page) => page.getByRole('button', { name: phrase('geography.locate.ask') })
const getCityField = (page: Page) =>
  page.locator('#place').getByRole('combobox', { name: phrase('geography.city') })
const shut = phrase('geography.locate.denied')
/**
 * Changes the browser's permission while the page is open. A permission that is not granted is
 * denied.
 */
const allow = (page: Page) => page.context().grantPermissions(['geolocation'])
const refuse = (page: Page) => page.context().grantPermissions(['notifications'])
const unsettle = (page: Page) => page.context().clearPermissions()

test('PRO-10 the browser’s position is rounded before it is sent, becomes a city, and is not stored anywhere', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await allow(page)
  await page.context().setGeolocation(park)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('geocode'))
      requests.push(request.method() + new URL(request.url()).search)
  })
  await page.goto('/profile/place')
  await find(page).click()
  await page.getByText(phrase('geography.locate.found', { city: 'Haarlem' })).waitFor()
  expect(requests).toEqual(['GET?lat=52.38&lon=4.64'])
  expect(await getCityField(page).inputValue()).toBe('Haarlem')
  expect(
    await page
      .locator('#place')
      .getByRole('combobox', { name: phrase('geography.region.province') })
      .inputValue(),
  ).toBe('Noord-Holland')
  await page
    .locator('#place')
    .getByRole('button', { name: phrase('profiles.own.save') })
    .click()
  await page.locator('#place').getByText(phrase('profiles.own.saved')).waitFor()
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(storage).not.toMatch(/52\.3|4\.63|4\.64/)
  expect(await findSeriousViolations(page)).toEqual([])
})

test('PRO-10 the page follows changes of the permission, and each state explains what to do', async () => {
  const page = await stage.visitor({ as: 'Jonas', ...phone })
  await page.context().setGeolocation(park)
  await page.goto('/profile/place')
  await unsettle(page)
  await page.getByText(phrase('geography.locate.hint')).waitFor()
  await refuse(page)
  await page.getByText(shut).waitFor()
  await find(page).click()
  await page.getByText(shut).waitFor()
  await allow(page)
  await page.getByText(shut).waitFor({ state: 'detached' })
  expect(await page.getByText(phrase('geography.locate.hint')).count()).toBe(0)
  await find(page).click()
  await page.getByText(phrase('geography.locate.found', { city: 'Haarlem' })).waitFor()
})

test('PRO-10 without the permissions API, detection still works and accepts a position up to an hour old', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await allow(page)
  await page.context().setGeolocation(park)
  await page.addInitScript(() => {
    delete (Navigator.prototype as { permissions?: unknown }).permissions
    const real = Geolocation.prototype.getCurrentPosition
    Geolocation.prototype.getCurrentPosition = function (found, failed, options) {
      ;(window as unknown as { options: unknown }).options = options
      real.call(this, found, failed, options)
    }
  })
  await page.goto('/profile/place')
  await find(page).click()
  await page.getByText(phrase('geography.locate.found', { city: 'Haarlem' })).waitFor()
  expect(
    await page.evaluate(
      () => (window as unknown as { options: PositionOptions }).options.maximumAge,
    ),
  ).toBe(3600000)
})

test('PRO-10 a browser without geolocation shows a message, and the city is chosen manually', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await page.addInitScript(() => {
    delete (Navigator.prototype as { geolocation?: unknown }).geolocation
  })
  await page.goto('/profile/place')
  await page.getByText(phrase('geography.locate.unsupported')).waitFor()
  expect(await find(page).count()).toBe(0)
  await getCityField(page).fill('amst')
  await page
    .getByRole('option', { name: /^Amsterdam/ })
    .first()
    .click()
  await page
    .locator('#place')
    .getByRole('button', { name: phrase('profiles.own.save') })
    .click()
  await page.locator('#place').getByText(phrase('profiles.own.saved')).waitFor()
})

test('PRO-10 no position, no city nearby, a country the site does not serve, and no connection each have their own message', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await allow(page)
  await page.goto('/profile/place')
  const before = await getCityField(page).inputValue()
  await page.context().setGeolocation({ latitude: 0, longitude: 0 })
  await find(page).click()
  await page.getByText(phrase('geography.locate.nowhere')).waitFor()
  const { product } = stage.site().server
  await product.sites.changeSettings(1, { countries: ['NL', 'DE'] })
  await page.reload()
  await page.context().setGeolocation({ latitude: 40.713, longitude: -74.006 })
  await find(page).click()
  await page.getByText(phrasePattern('geography.locate.elsewhere')).waitFor()
  await page.clock.install()
  await page.context().setOffline(true)
  await find(page).click()
  await advanceClockUntil(page, page.locator('#place').getByText(phrase('browser.offline')))
  await page.context().setOffline(false)
  await page.evaluate(() => {
    Geolocation.prototype.getCurrentPosition = (_, failed) =>
      failed?.({ code: 2, PERMISSION_DENIED: 1 } as GeolocationPositionError)
  })
  await find(page).click()
  await page.getByText(phrase('geography.locate.failed')).waitFor()
  expect(await getCityField(page).inputValue()).toBe(before)
})

test('PRO-03 each part of the member’s own profile is saved separately, leaving one unsaved asks first, and typed text is not lost', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await openHydrated(page, '/profile')
  await page.getByRole('link', { name: phrase('profiles.own.about.title') }).click()
  const about = page.locator('#about')
  const typed = about.getByLabel(phrase('profiles.own.about.label'))
  await typed.fill('Typed and not saved.')
  await about.getByText(phrase('profiles.own.unsaved')).waitFor()
  await page.getByRole('link', { name: phrase('profiles.own.interests.title') }).click()
  await page.getByRole('alertdialog', { name: phrase('profiles.own.leave.title') }).waitFor()
  await page.getByRole('button', { name: phrase('profiles.own.leave.stay') }).click()
  expect(await typed.inputValue()).toBe('Typed and not saved.')
  await about.getByRole('button', { name: phrase('profiles.own.save') }).click()
  await about.getByText(phrase('profiles.own.saved'), { exact: true }).waitFor()

  await page.getByRole('link', { name: phrase('profiles.own.interests.title') }).click()
  const interests = page.locator('#interests')
  await interests
    .getByLabel(phrase('profiles.own.details.note', { field: 'Interests' }))
    .fill('Mostly red wine')
  await interests.getByRole('button', { name: phrase('profiles.own.save') }).click()
  await interests.getByText(phrase('profiles.own.saved'), { exact: true }).waitFor()
  await page
    .getByRole('link', { name: phrase('profiles.own.title') })
    .first()
    .click()
  await page.getByText('Typed and not saved.').waitFor()
  await page.getByRole('link', { name: phrase('profiles.own.preview') }).click()
  await page.getByText('Mostly red wine').waitFor()
  await page.getByText('Typed and not saved.').waitFor()
})

test('PRO-02 a member’s page has header, photos, facts, interests, related people and every action; a gift opens over the chat', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  const elena = await stage.visitor({ as: 'Elena' })
  const id = await elena.evaluate(
    async () => (await (await fetch('/api/user.php')).json()).user.profile.id as string,
  )
  await openHydrated(page, `/members/${id}`)
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1, name: /^Elena, \d\d/ }).waitFor()
  await expect.poll(() => main.locator('img').count()).toBeGreaterThan(1)
  expect(await main.locator('dl dt').count()).toBeGreaterThan(3)
  await main
    .getByRole('heading', { name: phrase('profiles.member.interests') })
    .first()
    .waitFor()
  expect(await main.getByRole('article').count()).toBeGreaterThan(0)
  expect(
    await main.getByRole('button', { name: phrase('likes.like', { name: 'Elena' }) }).count(),
  ).toBeGreaterThan(0)
  expect(
    await main.getByRole('link', { name: phrase('chat.open_to', { name: 'Elena' }) }).count(),
  ).toBeGreaterThan(0)
  await main.locator('button[aria-haspopup="menu"]:visible').first().click()
  await page.getByRole('menuitem', { name: phrase('blocks.block', { name: 'Elena' }) }).waitFor()
  await page.keyboard.press('Escape')

  await main
    .getByRole('link', { name: /^Gift.*, Elena$/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('dialog', { name: phrase('chat.pick.title', { name: 'Elena' }) }).waitFor()
  await page.waitForURL(`**/members/${id}/chat`)
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
  expect(
    await page.getByRole('dialog', { name: phrase('chat.pick.title', { name: 'Elena' }) }).count(),
  ).toBe(0)
})

test('PRO-02 CHAT-08 a member is blocked from the page and unblocked from the list, each after a confirmation', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await page.goto('/notifications/blocked')
  await page.getByText(phrase('blocks.list.empty')).waitFor()
  const elena = await stage.visitor({ as: 'Elena' })
  const id = await elena.evaluate(
    async () => (await (await fetch('/api/user.php')).json()).user.profile.id as string,
  )
  await page.goto(`/members/${id}`)
  await page.locator('main button[aria-haspopup="menu"]:visible').first().click()
  await page.getByRole('menuitem', { name: phrase('blocks.block', { name: 'Elena' }) }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: phrase('blocks.confirm') })
    .click()
  await page.waitForURL('**/members')
  expect((await page.goto(`/members/${id}`))?.status()).toBe(404)
  await page.goto('/notifications/blocked')
  const row = page.getByRole('listitem').filter({ hasText: 'Elena' })
  await row.getByRole('button', { name: phrase('blocks.list.unblock', { name: 'Elena' }) }).click()
  const question = page.getByRole('alertdialog', {
    name: phrase('blocks.list.ask', { name: 'Elena' }),
  })
  await question.getByRole('button', { name: phrase('blocks.list.keep') }).click()
  await row.getByRole('button', { name: phrase('blocks.list.unblock', { name: 'Elena' }) }).click()
  expect(await findSeriousViolations(page)).toEqual([])
  await question
    .getByRole('button', { name: phrase('blocks.list.unblock_short'), exact: true })
    .click()
  await page.getByText(phrase('blocks.list.unblocked', { name: 'Elena' })).waitFor()
  await page.getByText(phrase('blocks.list.empty')).waitFor()
  expect((await page.goto(`/members/${id}`))?.status()).toBe(200)
})

test('BEY-24 a contact is added by an address and removed again; mistyped input stays for correction', async () => {
  const page = await stage.visitor({ as: 'Jonas', ...phone })
  await page.goto('/notifications/contacts')
  const address = page.getByLabel(phrase('blocks.contacts.address'))
  await address.fill('elena at minuet')
  await page.getByRole('button', { name: phrase('blocks.contacts.add') }).click()
  await page.getByText(phrase('blocks.refusals.invalid_address')).waitFor()
  expect(await address.inputValue()).toBe('elena at minuet')
  expect(await address.getAttribute('aria-invalid')).toBe('true')
  await address.fill('Elena@Minuet.example')
  await page.getByLabel(phrase('blocks.contacts.label')).fill('A colleague')
  await page.getByRole('button', { name: phrase('blocks.contacts.add') }).click()
  await page.getByText(phrase('blocks.contacts.added', { count: 1 })).waitFor()
  expect(await address.inputValue()).toBe('')
  const row = page.getByRole('listitem').filter({ hasText: 'A colleague' })
  await row.waitFor()
  expect(await page.content()).not.toMatch(/elena@minuet/i)
  expect(await findSeriousViolations(page)).toEqual([])
  await row
    .getByRole('button', {
      name: phrasePattern('blocks.contacts.remove_who', { label: 'A colleague', whole: true }),
    })
    .click()
  await page
    .getByRole('alertdialog', { name: phrase('blocks.contacts.ask', { label: 'A colleague' }) })
    .getByRole('button', { name: phrase('blocks.contacts.remove') })
    .click()
  await page.getByText(phrase('blocks.contacts.removed', { label: 'A colleague' })).waitFor()
  await page.getByText(phrase('blocks.contacts.empty')).waitFor()
})

test('BEY-24 many contacts are pasted at once: what was found is shown before it is sent', async () => {
  const page = await stage.visitor({ as: 'Jonas', ...phone })
  await page.goto('/notifications/contacts')
  await page.getByRole('button', { name: phrase('blocks.contacts.several') }).click()
  const text = page.getByLabel(phrase('blocks.contacts.paste'))
  await page.getByRole('button', { name: phrase('blocks.contacts.add') }).click()
  await page.getByText(phrase('blocks.contacts.none_found')).waitFor()
  await text.fill('Tobias tom@contacts.example\nEva Kok; +48 601 234 567\nno address here')
  await page.getByText(phrase('blocks.contacts.found', { count: 2 })).waitFor()
  await page.getByText(phrase('blocks.contacts.unread', { count: 1 })).waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  await page.getByRole('button', { name: phrase('blocks.contacts.add') }).click()
  await page.getByText(phrase('blocks.contacts.added', { count: 2 })).waitFor()
  expect(await text.inputValue()).toBe('')
  for (const name of ['Tobias', 'Eva Kok'])
    await page.getByRole('listitem').filter({ hasText: name }).waitFor()
})
