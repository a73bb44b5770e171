import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase } from '#app/testing/phrase.ts'

const stage = withSite()
const minute = 60_000

test(
  'NTF-01 PRO-10 the member’s location is detected by the browser, saved in the settings, and still there after coming back',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 52.3731, longitude: 4.8926 })
    await openHydrated(page, '/notifications/account')
    await page
      .getByRole('navigation', { name: phrase('settings.title') })
      .getByRole('link', { name: phrase('settings.places.location') })
      .click()
    await page.waitForURL('**/profile/place')
    const region = page.getByRole('region', { name: phrase('profiles.own.place.title') })
    await expect
      .poll(() => region.getByRole('combobox', { name: phrase('geography.city') }).inputValue())
      .toBe('Haarlem')
    await region.getByRole('button', { name: phrase('geography.locate.ask') }).click()
    await region.getByText(phrase('geography.locate.found', { city: 'Amsterdam' })).waitFor()
    expect(await findSeriousViolations(page)).toEqual([])

    // A choice is kept when leaving the page.
    await page.getByRole('link', { name: phrase('profiles.own.about.title') }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button').last().click()
    await dialog.waitFor({ state: 'detached' })

    await region.getByRole('button', { name: phrase('profiles.own.save') }).click()
    await region.getByText(phrase('profiles.own.saved')).waitFor()
    // The address it had before leads to it.
    await openHydrated(page, '/notifications/location')
    expect(
      await region.getByRole('combobox', { name: phrase('geography.city') }).inputValue(),
    ).toBe('Amsterdam')
  },
  minute,
)
