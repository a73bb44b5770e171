import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { withSite } from '#test/harness/with-site.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite()
const phone = { width: 390, height: 844 }
const minute = 60_000
const password = 'minuet-demo'

async function linkIn(to: string, path: string): Promise<string> {
  const links = (await stage.site().mails(to))
    .flatMap((mail) => mail.links)
    .map((link) => new URL(link))
  const match = links.find((link) => link.pathname === path)
  return match === undefined ? '' : match.pathname + match.search + match.hash
}

const region = (page: Page, name: string) => page.getByRole('region', { name })

test(
  'ACC-13 the account menu leads to the settings; the address is changed with the emailed link and changed back with the link in the notice',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    await openHydrated(page, '/members')
    await page.getByRole('button', { name: phrase('app.nav.account') }).click()
    await page.getByRole('menuitem', { name: phrase('settings.title') }).click()
    await page.waitForURL('**/notifications')
    const email = region(page, phrase('settings.email.title'))
    await email.getByText('jonas@minuet.example').waitFor()
    await email.getByLabel(phrase('settings.email.field')).fill('not an address')
    await email.getByRole('button', { name: phrase('settings.email.submit') }).click()
    await email.getByText('New email address is invalid.').waitFor()
    await email.getByLabel(phrase('settings.email.field')).fill('jonas@elsewhere.example')
    await email
      .getByLabel(phrase('settings.fields.current_password'), { exact: true })
      .fill('not it')
    await email.getByRole('button', { name: phrase('settings.email.submit') }).click()
    await email.getByText('Please check your old password.').waitFor()
    expect(await email.getByLabel(phrase('settings.email.field')).inputValue()).toBe(
      'jonas@elsewhere.example',
    )
    await email
      .getByLabel(phrase('settings.fields.current_password'), { exact: true })
      .fill(password)
    await email.getByRole('button', { name: phrase('settings.email.submit') }).click()
    await email.getByText(phrasePattern('settings.email.waiting', { hours: 24 })).waitFor()
    await openHydrated(page, await linkIn('jonas@elsewhere.example', '/mail-change/do'))
    await page.getByRole('heading', { name: phrase('settings.mail_change.done_heading') }).waitFor()
    await page.getByRole('link', { name: phrase('settings.mail_change.settings') }).click()
    await region(page, phrase('settings.email.title'))
      .getByText('jonas@elsewhere.example')
      .waitFor()

    const otherPage = await stage.visitor(phone)
    await openHydrated(otherPage, await linkIn('jonas@minuet.example', '/undo-change'))
    await otherPage.getByRole('heading', { name: phrase('settings.undo.heading_email') }).waitFor()
    await otherPage
      .getByLabel(phrase('accounts.fields.new_password'), { exact: true })
      .fill('four taller herons')
    await otherPage.getByLabel(phrase('accounts.fields.password_again')).fill('four taller heron')
    await otherPage.getByRole('button', { name: phrase('settings.undo.submit') }).click()
    await otherPage.getByText('The entered passwords are not the same.').waitFor()
    await otherPage.getByLabel(phrase('accounts.fields.password_again')).fill('four taller herons')
    await otherPage.getByRole('button', { name: phrase('settings.undo.submit') }).click()
    await otherPage.waitForURL('**/notifications/devices')
    await otherPage.getByText(phrase('settings.devices.alone')).waitFor()
    // A used link's page says so before anyone enters a password.
    const spent = await stage.visitor()
    await spent.goto(await linkIn('jonas@minuet.example', '/undo-change'))
    await spent.getByText(phrase('accounts.refusals.undo_failed')).waitFor()
    expect(await spent.locator('main input').count()).toBe(0)
    await openHydrated(otherPage, '/notifications/account')
    await region(otherPage, phrase('settings.email.title'))
      .getByText('jonas@minuet.example')
      .waitFor()
    await openHydrated(page, '/mail-change/do#token=made-up')
    await page
      .getByRole('heading', { name: phrase('settings.mail_change.failed_heading') })
      .waitFor()
  },
  minute,
)

test(
  'ACC-13 BEY-12 the password is changed, and other devices are listed and logged out',
  async () => {
    const page = await stage.visitor({ as: 'Elena' })
    await openHydrated(page, '/notifications/account')
    const section = region(page, phrase('settings.password.title'))
    const fill = async (current: string, newPassword: string, again: string) => {
      await section
        .getByLabel(phrase('settings.fields.current_password'), { exact: true })
        .fill(current)
      await section
        .getByLabel(phrase('accounts.fields.new_password'), { exact: true })
        .fill(newPassword)
      await section.getByLabel(phrase('accounts.fields.password_again')).fill(again)
      await section.getByRole('button', { name: phrase('settings.password.submit') }).click()
    }
    await fill('not it', 'four taller herons', 'four taller herons')
    await section.getByText('Please check your old password.').waitFor()
    await fill(password, 'four taller herons', 'four tall herons')
    await section.getByText('The entered passwords are not the same.').waitFor()
    await fill(password, 'four taller herons', 'four taller herons')
    await section.getByText(phrase('settings.password.done')).waitFor()
    expect(
      await section
        .getByLabel(phrase('accounts.fields.new_password'), { exact: true })
        .inputValue(),
    ).toBe('')

    const other = webClient(stage.site())
    const login = { login: 'elena@minuet.example', password: 'four taller herons' }
    expect((await other.send('POST', '/api/user.php', login)).status).toBe(200)
    await openHydrated(page, '/notifications/devices')
    await region(page, phrase('settings.devices.title'))
      .getByText(phrase('settings.devices.this'))
      .waitFor()
    await page
      .getByRole('button', {
        name: phrase('settings.devices.end_named', { device: phrase('settings.devices.unknown') }),
      })
      .click()
    const confirmation = page.getByRole('dialog')
    const send = confirmation.getByRole('button', { name: phrase('settings.devices.end') })
    await confirmation.getByLabel(phrase('settings.fields.current_password')).fill('not it')
    await send.click()
    await confirmation.getByText(phrase('accounts.refusals.wrong_password')).waitFor()
    await confirmation
      .getByLabel(phrase('settings.fields.current_password'))
      .fill('four taller herons')
    await send.click()
    await page.getByText(phrase('settings.devices.ended')).waitFor()
    expect((await other.send('GET', '/api/user.php')).status).toBe(403)
    await region(page, phrase('settings.log_ins.title', { days: 30 }))
      .getByText(phrase('settings.log_ins.right'))
      .first()
      .waitFor()

    await openHydrated(page, '/notifications/account')
    await page.context().setOffline(true)
    await fill('four taller herons', 'five silent herons', 'five silent herons')
    await section.getByText(phrase('browser.offline')).waitFor()
    expect(await section.getByLabel(phrase('accounts.fields.password_again')).inputValue()).toBe(
      'five silent herons',
    )
    await page.context().setOffline(false)
  },
  minute,
)

test(
  'ACC-14 an account is deleted in two screens and restored with the emailed link',
  async () => {
    const page = await stage.visitor({ ...phone, as: 'Thomas' })
    await openHydrated(page, '/notifications/delete')
    await page.getByText(phrase('settings.delete.back', { days: 14 })).waitFor()
    const open = () => page.getByRole('button', { name: phrase('settings.delete.open') }).click()
    const dialog = page.getByRole('alertdialog')
    await open()
    await dialog.getByRole('button', { name: phrase('settings.delete.keep') }).click()
    await dialog.waitFor({ state: 'detached' })
    await open()
    await dialog
      .getByLabel(phrase('settings.fields.current_password'), { exact: true })
      .fill('not it')
    await dialog.getByRole('button', { name: phrase('settings.delete.submit') }).click()
    await dialog.getByText('Please check your old password.').waitFor()
    await dialog
      .getByLabel(phrase('settings.fields.current_password'), { exact: true })
      .fill(password)
    await dialog.getByRole('button', { name: phrase('settings.delete.submit') }).click()
    await page.waitForURL('**/account-deleted?until=**')
    await page.getByRole('heading', { name: phrase('settings.deleted.heading') }).waitFor()
    await page.getByText(phrasePattern('settings.deleted.text')).waitFor()

    await openHydrated(page, '/login')
    await page.getByLabel(phrase('accounts.fields.login')).fill('Thomas')
    await page.getByLabel(phrase('accounts.fields.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: phrase('accounts.login.submit'), exact: true }).click()
    const refused = page.getByRole('alert')
    await refused.getByText(phrasePattern('accounts.refusals.deletion_pending')).waitFor()
    await refused.getByRole('link', { name: phrase('settings.deleted.support') }).waitFor()

    await page.goto('/reactivate?token=made-up')
    await page.getByText(phrase('accounts.refusals.reactivation_failed')).waitFor()
    expect(
      await page.getByRole('button', { name: phrase('settings.reactivate.submit') }).count(),
    ).toBe(0)
    await openHydrated(page, await linkIn('thomas@minuet.example', '/reactivate'))
    await page.getByRole('button', { name: phrase('settings.reactivate.submit') }).click()
    await page
      .getByRole('heading', {
        name: phrase('settings.reactivate.done_heading', { name: 'Thomas' }),
      })
      .waitFor()
    await page
      .getByRole('link', { name: phrase('app.nav.log_in') })
      .last()
      .click()
    await page.getByLabel(phrase('accounts.fields.login')).fill('Thomas')
    await page.getByLabel(phrase('accounts.fields.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: phrase('accounts.login.submit'), exact: true }).click()
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
    await page
      .getByLabel(phrase('settings.fields.current_password'), { exact: true })
      .fill(password)
    await page.getByRole('button', { name: phrase('settings.data.submit') }).click()
    const waiting = page.waitForEvent('download')
    await page.getByRole('link', { name: phrase('settings.data.download') }).click()
    expect((await waiting).suggestedFilename()).toBe('my-data.zip')
  },
  minute,
)

test(
  'NAV-08 ACC-11 ACC-14 on a phone the whole account menu fits, deleting is two taps away, and each page of the settings links back to the list',
  async () => {
    const page = await stage.visitor({ ...phone, as: 'Mei' })
    await openHydrated(page, '/members')
    await page.getByRole('button', { name: phrase('app.nav.account') }).click()
    const menu = page.getByRole('menu', { name: phrase('app.nav.account') })
    for (const item of [phrase('app.nav.log_out'), phrase('app.nav.delete_account')]) {
      const box = await menu.getByRole('menuitem', { name: item, exact: true }).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(phone.height)
    }
    expect(await menu.evaluate((list) => list.scrollHeight <= list.clientHeight)).toBe(true)
    await menu.getByRole('menuitemradio', { name: phrase('app.theme.dark') }).click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await menu.getByRole('menuitem', { name: phrase('app.nav.delete_account') }).click()
    await page.getByRole('button', { name: phrase('settings.delete.open') }).waitFor()

    const list = page.getByRole('navigation', { name: phrase('settings.places.label') })
    expect(await list.isVisible()).toBe(false)
    await page
      .getByRole('main')
      .getByRole('link', { name: phrase('settings.title') })
      .click()
    await page.waitForURL('**/notifications')
    await list.getByRole('link', { name: phrase('settings.places.cards') }).click()
    await page.getByRole('heading', { level: 1, name: phrase('settings.places.cards') }).waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await list.isVisible()).toBe(true)
  },
  minute,
)

test.each([
  [
    'email address',
    '/notifications/account',
    phrase('settings.email.field'),
    'mei@elsewhere.example',
  ],
  ['phone number', '/notifications/phone', phrase('settings.phone.field'), '+31 20 000 01 85'],
  ['contact', '/notifications/contacts', phrase('blocks.contacts.address'), 'ex@elsewhere.example'],
])(
  'NTF-01 a typed %s that was not sent is not lost by accident',
  async (_, path, label, typed) => {
    const page = await stage.visitor({ as: 'Mei' })
    await openHydrated(page, path)
    const field = page.getByLabel(label)
    await field.fill(typed)
    await page.getByRole('link', { name: phrase('settings.places.cards') }).click()
    const question = page.getByRole('alertdialog', { name: phrase('settings_list.leave.title') })
    await question.getByRole('button', { name: phrase('settings_list.leave.stay') }).click()
    expect(await field.inputValue()).toBe(typed)
    await page.getByRole('link', { name: phrase('settings.places.cards') }).click()
    await question.getByRole('button', { name: phrase('settings_list.leave.go') }).click()
    await page.waitForURL('**/notifications/cards')
  },
  minute,
)
