import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'

const stage = withSite()
const phone = { width: 390, height: 844 }
const minute = 60_000
const password = 'minuet-demo'

async function linkIn(to: string, path: string): Promise<string> {
  const links = (await stage.site().mails(to)).flatMap((mail) => mail.links).map((link) => new URL(link))
  const match = links.find((link) => link.pathname === path)
  return match === undefined ? '' : match.pathname + match.search
}

const region = (page: Page, name: string) => page.getByRole('region', { name })

test(
  'ACC-13 the account menu leads to the settings; the address is changed with the emailed link and changed back with the link in the notice',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    await openHydrated(page, '/members')
    await page.getByRole('button', { name: /Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.waitForURL('**/notifications/account')
    const email = region(page, 'E-mail address')
    await email.getByText('jonas@minuet.example').waitFor()
    await email.getByLabel('New e-mail address').fill('not an address')
    await email.getByRole('button', { name: 'Send the link' }).click()
    await email.getByText('New email address is invalid.').waitFor()
    await email.getByLabel('New e-mail address').fill('jonas@elsewhere.example')
    await email.getByLabel('Current password', { exact: true }).fill('not it')
    await email.getByRole('button', { name: 'Send the link' }).click()
    await email.getByText('Please check your old password.').waitFor()
    expect(await email.getByLabel('New e-mail address').inputValue()).toBe('jonas@elsewhere.example')
    await email.getByLabel('Current password', { exact: true }).fill(password)
    await email.getByRole('button', { name: 'Send the link' }).click()
    await email.getByText('We sent a link to').waitFor()
    await openHydrated(page, await linkIn('jonas@elsewhere.example', '/mail-change/do'))
    await page.getByRole('heading', { name: 'Your new address is in use' }).waitFor()
    await page.getByRole('link', { name: 'To my settings' }).click()
    await region(page, 'E-mail address').getByText('jonas@elsewhere.example').waitFor()

    const otherPage = await stage.visitor(phone)
    await openHydrated(otherPage, await linkIn('jonas@minuet.example', '/undo-change'))
    await otherPage.getByRole('heading', { name: 'Undo the change of your address' }).waitFor()
    await otherPage.getByLabel('New password', { exact: true }).fill('four taller herons')
    await otherPage.getByLabel('New password again').fill('four taller heron')
    await otherPage.getByRole('button', { name: 'Undo it and log in' }).click()
    await otherPage.getByText('The entered passwords are not the same.').waitFor()
    await otherPage.getByLabel('New password again').fill('four taller herons')
    await otherPage.getByRole('button', { name: 'Undo it and log in' }).click()
    await otherPage.waitForURL('**/notifications/devices')
    await otherPage.getByText('You are logged in on this device only.').waitFor()
    // The page of a used link says so before anyone enters a password in vain.
    const spent = await stage.visitor()
    await spent.goto(await linkIn('jonas@minuet.example', '/undo-change'))
    await spent.getByText('This link has expired, was used, or is not valid.').waitFor()
    expect(await spent.locator('main input').count()).toBe(0)
    await openHydrated(otherPage, '/notifications/account')
    await region(otherPage, 'E-mail address').getByText('jonas@minuet.example').waitFor()
    await openHydrated(page, '/mail-change/do?token=made-up')
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  },
  minute,
)

test(
  'ACC-13 BEY-12 the password is changed, and other devices are listed and logged out',
  async () => {
    const page = await stage.visitor({ as: 'Elena' })
    await openHydrated(page, '/notifications/account')
    const section = region(page, 'Password')
    const fill = async (current: string, newPassword: string, again: string) => {
      await section.getByLabel('Current password', { exact: true }).fill(current)
      await section.getByLabel('New password', { exact: true }).fill(newPassword)
      await section.getByLabel('New password again').fill(again)
      await section.getByRole('button', { name: 'Change password' }).click()
    }
    await fill('not it', 'four taller herons', 'four taller herons')
    await section.getByText('Please check your old password.').waitFor()
    await fill(password, 'four taller herons', 'four tall herons')
    await section.getByText('The entered passwords are not the same.').waitFor()
    await fill(password, 'four taller herons', 'four taller herons')
    await section.getByText('Your password is changed.').waitFor()
    expect(await section.getByLabel('New password', { exact: true }).inputValue()).toBe('')

    const other = webClient(stage.site())
    const login = { login: 'elena@minuet.example', password: 'four taller herons' }
    expect((await other.send('POST', '/api/user.php', login)).status).toBe(200)
    await openHydrated(page, '/notifications/devices')
    await region(page, 'Where you are logged in').getByText('This device').waitFor()
    await page.getByRole('button', { name: 'Log out A device we don’t know' }).click()
    await page.getByText('That device is logged out.').waitFor()
    expect((await other.send('GET', '/api/user.php')).status).toBe(403)
    await region(page, 'Log-ins of the last 30 days').getByText('Logged in').first().waitFor()

    await openHydrated(page, '/notifications/account')
    await page.context().setOffline(true)
    await fill('four taller herons', 'five silent herons', 'five silent herons')
    await section.getByText('You’re offline. Please try again once you’re connected.').waitFor()
    expect(await section.getByLabel('New password again').inputValue()).toBe('five silent herons')
    await page.context().setOffline(false)
  },
  minute,
)

test(
  'ACC-14 an account is deleted in two screens and restored with the emailed link',
  async () => {
    const page = await stage.visitor({ ...phone, as: 'Thomas' })
    await openHydrated(page, '/notifications/delete')
    await page.getByText('For 14 days a link in our e-mail brings everything back.').waitFor()
    const open = () => page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('alertdialog')
    await open()
    await dialog.getByRole('button', { name: 'Keep my account' }).click()
    await dialog.waitFor({ state: 'detached' })
    await open()
    await dialog.getByLabel('Current password', { exact: true }).fill('not it')
    await dialog.getByRole('button', { name: 'Delete it' }).click()
    await dialog.getByText('Please check your old password.').waitFor()
    await dialog.getByLabel('Current password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Delete it' }).click()
    await page.waitForURL('**/account-deleted?until=**')
    await page.getByRole('heading', { name: 'Your account is closed' }).waitFor()
    await page.getByText(/The link in our e-mail works until .+\./).waitFor()

    await openHydrated(page, '/login')
    await page.getByLabel('E-mail address or user name').fill('Thomas')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    const refused = page.getByRole('alert')
    await refused.getByText('You deleted this account.').waitFor()
    await refused.getByRole('link', { name: 'Contact support' }).waitFor()

    await page.goto('/reactivate?token=made-up')
    await page.getByText('This link has expired or is not valid.').waitFor()
    expect(await page.getByRole('button', { name: 'Bring my account back' }).count()).toBe(0)
    await openHydrated(page, await linkIn('thomas@minuet.example', '/reactivate'))
    await page.getByRole('button', { name: 'Bring my account back' }).click()
    await page.getByRole('heading', { name: /^Welcome back, Thomas/ }).waitFor()
    await page.getByRole('link', { name: 'Log in' }).last().click()
    await page.getByLabel('E-mail address or user name').fill('Thomas')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL('**/members')
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  },
  minute,
)

test(
  'BEY-13 a member who enters their password gets their data export prepared, and downloads it',
  async () => {
    const page = await stage.visitor({ as: 'Kofi' })
    await openHydrated(page, '/notifications/data')
    await page.getByLabel('Current password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Prepare my file' }).click()
    const waiting = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the file' }).click()
    expect((await waiting).suggestedFilename()).toBe('my-data.zip')
  },
  minute,
)

test(
  'NAV-08 BEY-20 on a phone the sections of the settings are one row: the open one is visible, and so is the focused one',
  async () => {
    const page = await stage.visitor({ ...phone, as: 'Mei' })
    await openHydrated(page, '/notifications/delete')
    const places = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
    const box = (at: number) =>
      places.nth(at).evaluate((link) => {
        const { left, right, top } = link.getBoundingClientRect()
        return { shown: left >= 0 && right <= window.innerWidth, top }
      })
    expect(await places.count()).toBe(13)
    await expect.poll(async () => (await box(12)).shown).toBe(true)
    expect([(await box(0)).shown, (await box(0)).top]).toEqual([false, (await box(12)).top])
    await places.first().focus()
    await expect.poll(async () => (await box(0)).shown).toBe(true)
    for (const at of [1, 2, 3]) {
      await page.keyboard.press('Tab')
      await expect.poll(async () => (await box(at)).shown).toBe(true)
      expect(await places.nth(at).evaluate((link) => link === document.activeElement)).toBe(true)
    }
  },
  minute,
)

for (const look of [
  { ...phone, locale: 'de', dark: true },
  { width: 768, height: 1024, locale: 'pl', dark: false },
]) {
  test(
    `BEY-20 the settings have no serious accessibility findings in ${look.locale} at ${look.width} px`,
    async () => {
      const page = await stage.visitor({ ...look, as: 'Mei' })
      const places = ['account', 'devices', 'data', 'delete'].map((place) => `/notifications/${place}`)
      const links = ['/account-deleted', '/mail-change/do?token=x', '/undo-change?of=email', '/reactivate?token=x']
      for (const path of [...places, ...links]) {
        await openHydrated(page, path)
        expect([path, await findSeriousViolations(page)]).toEqual([path, []])
        expect([path, await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)]).toEqual([
          path,
          false,
        ])
      }
    },
    minute,
  )
}
