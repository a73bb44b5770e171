import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase } from '#app/testing/phrase.ts'

const stage = withSite()
const minute = 60_000

test(
  'NTF-01 emails and push are on one screen; each switch is saved alone, and offline nothing changes',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    await openHydrated(page, '/notifications/push')
    await page.getByRole('heading', { name: phrase('push.title') }).waitFor()
    const region = page.getByRole('region', { name: phrase('notifications.title'), exact: true })
    const likes = region.getByRole('switch', {
      name: phrase('notifications.kinds.like'),
      exact: true,
    })
    expect(await likes.isChecked()).toBe(true)
    await likes.click()
    await region.getByText(phrase('notifications.saved')).waitFor()
    const when = page.getByRole('region', { name: phrase('settings_list.kinds.when') })
    await when.getByText(phrase('notifications.frequencies.weekly'), { exact: true }).click()
    await expect
      .poll(() =>
        when
          .getByRole('radio', { name: phrase('notifications.frequencies.weekly'), exact: true })
          .isChecked(),
      )
      .toBe(true)
    expect(await findSeriousViolations(page)).toEqual([])

    await openHydrated(page, '/notifications/push')
    expect(await likes.isChecked()).toBe(false)
    await page.context().setOffline(true)
    await likes.click()
    await region.getByRole('alert').waitFor()
    expect(await likes.isChecked()).toBe(false)
    await page.context().setOffline(false)
    await likes.click()
    await expect.poll(() => likes.isChecked()).toBe(true)
  },
  minute,
)
