import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite()
const minute = 60_000
const password = 'minuet-demo'

/** Adds a virtual authenticator that stores passkeys and approves everything. */
async function withDevice(page: Page): Promise<void> {
  // Conditional UI would log in automatically, because this authenticator picks immediately; this test
  // presses the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' })

async function logOut(page: Page): Promise<void> {
  await openHydrated(page, '/members')
  await page.getByRole('button', { name: /Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

test(
  'BEY-12 a passkey is added, logs in without typing, is renamed and removed',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    await withDevice(page)
    await openHydrated(page, '/notifications/devices')
    await section(page).getByText('You have none yet.').waitFor()
    await section(page).getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByLabel('Name').inputValue()).toMatch(/ on /)
    await dialog.getByLabel('Name').fill('My laptop')
    await dialog.getByLabel('Current password', { exact: true }).fill('not it')
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await dialog.getByText('Please check your old password.').waitFor()
    expect(await dialog.getByLabel('Name').inputValue()).toBe('My laptop')
    await dialog.getByLabel('Current password', { exact: true }).fill(password)
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await dialog.getByText('You’re offline. Please try again once you’re connected.').waitFor()
    await page.context().setOffline(false)
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await section(page).getByText('Your passkey is added. You can log in with it from now on.').waitFor()
    await section(page).getByText('not used yet').waitFor()
    // The same device does not create a second passkey.
    await section(page).getByRole('button', { name: 'Add a passkey' }).click()
    await dialog.getByLabel('Current password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await dialog.getByText('This device already has a passkey for your account.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    const emails = (await stage.site().mails('jonas@minuet.example')).map(({ subject }) => subject)
    expect(emails).toContain('A passkey was added to your account at Minuet')

    await logOut(page)
    await openHydrated(page, '/login')
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.waitForURL('**/members')
    await openHydrated(page, '/notifications/devices')
    await section(page).getByText('last used on').waitFor()
    await section(page).getByRole('button', { name: 'Rename My laptop' }).click()
    await dialog.getByLabel('Name').fill('Kitchen')
    await dialog.getByLabel('Current password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await section(page).getByText('The new name is saved.').waitFor()
    await section(page).getByRole('button', { name: 'Remove Kitchen' }).click()
    await dialog.getByLabel('Current password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Remove it' }).click()
    await section(page).getByText('The passkey is removed.').waitFor()
    await section(page).getByText('You have none yet.').waitFor()

    // The device still offers the passkey, but the site no longer accepts it; a password works.
    await logOut(page)
    await openHydrated(page, '/login')
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.getByText('That passkey didn’t let you in. Try again, or use your password.').waitFor()
  },
  minute,
)

test(
  'BEY-12 without a passkey, offline, or in a browser without passkey support, log-in says so and the password works',
  async () => {
    const page = await stage.visitor({ width: 390, height: 844 })
    await withDevice(page)
    await openHydrated(page, '/login')
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.getByText('No passkey was used. Try again, or log in with your password.').waitFor()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.getByText('You’re offline. Please try again once you’re connected.').waitFor()
    await page.context().setOffline(false)
    expect(await findSeriousViolations(page)).toEqual([])

    const old = await stage.visitor({ as: 'Elena' })
    await old.addInitScript(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential')
    })
    await openHydrated(old, '/notifications/devices')
    await section(old).getByText('This browser can’t use passkeys.').waitFor()
    await logOut(old)
    await openHydrated(old, '/login')
    await old.getByText('This browser can’t use passkeys. Your password works as always.').waitFor()
    expect(await old.getByRole('button', { name: 'Log in with a passkey' }).count()).toBe(0)
    await old.getByLabel('E-mail address or user name').fill('Elena')
    await old.getByLabel('Password', { exact: true }).fill(password)
    await old.getByRole('button', { name: 'Log in', exact: true }).click()
    await old.waitForURL('**/members')
  },
  minute,
)
