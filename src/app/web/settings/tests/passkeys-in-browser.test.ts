import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite()
const minute = 60_000
const password = 'minuet-demo'

/** Adds a virtual authenticator that stores passkeys and approves everything. */
async function withDevice(page: Page): Promise<void> {
  // Conditional UI would log in automatically, because this authenticator picks immediately; this
  // test uses the button.
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

const section = (page: Page) =>
  page.getByRole('region', { name: phrase('settings.passkeys.title') })

async function logOut(page: Page): Promise<void> {
  await openHydrated(page, '/members')
  await page.getByRole('button', { name: phrase('app.nav.account') }).click()
  await page.getByRole('menuitem', { name: phrase('app.nav.log_out') }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

test(
  'BEY-12 a passkey is added, logs in without typing, is renamed and removed',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    await withDevice(page)
    await openHydrated(page, '/notifications/devices')
    await section(page).getByText(phrase('settings.passkeys.none')).waitFor()
    await section(page)
      .getByRole('button', { name: phrase('settings.passkeys.add') })
      .click()
    const dialog = page.getByRole('dialog')
    await expect
      .poll(() => dialog.getByLabel(phrase('settings.passkeys.name')).inputValue())
      .toMatch(/ on /)
    await dialog.getByLabel(phrase('settings.passkeys.name')).fill('My laptop')
    await dialog
      .getByLabel(phrase('settings.fields.current_password'), { exact: true })
      .fill('not it')
    await dialog.getByRole('button', { name: phrase('settings.passkeys.add_submit') }).click()
    await dialog.getByText('Please check your old password.').waitFor()
    expect(await dialog.getByLabel(phrase('settings.passkeys.name')).inputValue()).toBe('My laptop')
    await dialog
      .getByLabel(phrase('settings.fields.current_password'), { exact: true })
      .fill(password)
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: phrase('settings.passkeys.add_submit') }).click()
    await dialog.getByText(phrase('browser.offline')).waitFor()
    await page.context().setOffline(false)
    await dialog.getByRole('button', { name: phrase('settings.passkeys.add_submit') }).click()
    await section(page).getByText(phrase('settings.passkeys.added')).waitFor()
    await section(page).getByText(phrase('settings.passkeys.never_used')).waitFor()
    // The same device does not create a second passkey.
    await section(page)
      .getByRole('button', { name: phrase('settings.passkeys.add') })
      .click()
    await dialog
      .getByLabel(phrase('settings.fields.current_password'), { exact: true })
      .fill(password)
    await dialog.getByRole('button', { name: phrase('settings.passkeys.add_submit') }).click()
    await dialog.getByText(phrase('settings.passkeys.made_known')).waitFor()
    await dialog.getByRole('button', { name: phrase('settings.passkeys.cancel') }).click()
    const emails = (await stage.site().mails('jonas@minuet.example')).map(({ subject }) => subject)
    expect(emails).toContain(phrase('accounts.mail.changed.passkey.subject', { site: 'Minuet' }))

    await logOut(page)
    await openHydrated(page, '/login')
    await page.getByRole('button', { name: phrase('accounts.passkey.log_in') }).click()
    await page.waitForURL('**/members')
    await openHydrated(page, '/notifications/devices')
    await section(page).getByText(phrasePattern('settings.passkeys.used_on')).waitFor()
    await section(page)
      .getByRole('button', {
        name: phrase('settings.passkeys.rename_named', { name: 'My laptop' }),
      })
      .click()
    await dialog.getByLabel(phrase('settings.passkeys.name')).fill('Kitchen')
    await dialog
      .getByLabel(phrase('settings.fields.current_password'), { exact: true })
      .fill(password)
    await dialog.getByRole('button', { name: phrase('settings.passkeys.rename_submit') }).click()
    await section(page).getByText(phrase('settings.passkeys.renamed')).waitFor()
    await section(page)
      .getByRole('button', { name: phrase('settings.passkeys.remove_named', { name: 'Kitchen' }) })
      .click()
    await dialog
      .getByLabel(phrase('settings.fields.current_password'), { exact: true })
      .fill(password)
    await dialog.getByRole('button', { name: phrase('settings.passkeys.remove_submit') }).click()
    await section(page).getByText(phrase('settings.passkeys.removed')).waitFor()
    await section(page).getByText(phrase('settings.passkeys.none')).waitFor()

    // The device still offers the passkey, but the site no longer accepts it; a password works.
    await logOut(page)
    await openHydrated(page, '/login')
    await page.getByRole('button', { name: phrase('accounts.passkey.log_in') }).click()
    await page.getByText(phrase('accounts.refusals.passkey_failed')).waitFor()
  },
  minute,
)

test(
  'BEY-12 without a passkey, offline, or in a browser without passkey support, the login page explains this and the password works',
  async () => {
    const page = await stage.visitor({ width: 390, height: 844 })
    await withDevice(page)
    await openHydrated(page, '/login')
    await page.getByRole('button', { name: phrase('accounts.passkey.log_in') }).click()
    await page.getByText(phrase('accounts.passkey.none_used')).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: phrase('accounts.passkey.log_in') }).click()
    await page.getByText(phrase('browser.offline')).waitFor()
    await page.context().setOffline(false)
    expect(await findSeriousViolations(page)).toEqual([])

    const old = await stage.visitor({ as: 'Elena' })
    await old.addInitScript(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential')
    })
    await openHydrated(old, '/notifications/devices')
    await section(old).getByText(phrase('settings.passkeys.unable')).waitFor()
    await logOut(old)
    await openHydrated(old, '/login')
    await old.getByText(phrase('accounts.passkey.unable')).waitFor()
    expect(await old.getByRole('button', { name: phrase('accounts.passkey.log_in') }).count()).toBe(
      0,
    )
    await old.getByLabel(phrase('accounts.fields.login')).fill('Elena')
    await old.getByLabel(phrase('accounts.fields.password'), { exact: true }).fill(password)
    await old.getByRole('button', { name: phrase('accounts.login.submit'), exact: true }).click()
    await old.waitForURL('**/members')
  },
  minute,
)
