import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase } from '#app/testing/phrase.ts'

const stage = withSite()
const minute = 60_000

test(
  'NTF-01 a member turns on invisible mode under privacy, reads what it does, and finds it on after coming back',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    await openHydrated(page, '/notifications/account')
    await page.getByRole('link', { name: phrase('settings.places.privacy') }).click()
    await page.waitForURL('**/notifications/privacy')
    const region = page.getByRole('region', { name: phrase('settings.invisible.title') })
    await region.getByText(phrase('settings.invisible.found')).waitFor()
    await region.getByRole('switch', { name: phrase('settings.invisible.on') }).click()
    await region.getByText(phrase('settings.invisible.now_on')).waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    await openHydrated(page, '/notifications/privacy')
    expect(
      await region.getByRole('switch', { name: phrase('settings.invisible.on') }).isChecked(),
    ).toBe(true)

    await page.context().setOffline(true)
    await region.getByRole('switch', { name: phrase('settings.invisible.on') }).click()
    await region.getByRole('alert').waitFor()
    expect(
      await region.getByRole('switch', { name: phrase('settings.invisible.on') }).isChecked(),
    ).toBe(true)
    await page.context().setOffline(false)
    await region.getByRole('switch', { name: phrase('settings.invisible.on') }).click()
    await region.getByText(phrase('settings.invisible.now_off')).waitFor()
  },
  minute,
)
