import type { Locator, Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { openHydrated } from '../harness/open-hydrated.ts'
import { findSeriousViolations } from '../harness/axe.ts'
import { withSite } from '../harness/with-site.ts'
import { picture } from '#features/conversation/chat/testing/photo-people.ts'

const stage = withSite({ cast: 'silent' })
vi.setConfig({ testTimeout: 120_000 })

const query = (text: string, values: unknown[] = []) =>
  stage.site().server.infrastructure.database.pool.query<{ id: string }>(text, values)
async function findMemberId(name: string): Promise<string> {
  const { rows } = await query('select member_id as id from accounts.account where name = $1 and pool_id = 1', [name])
  return rows[0]?.id ?? ''
}

/** "Not now" comes first and is as large as the link to premium, which carries the return path. */
async function hasTwoEqualAnswers(alert: Locator, returnPath: string): Promise<void> {
  const [no, yes] = [alert.getByRole('button', { name: 'Not now' }), alert.getByRole('link', { name: 'Get Premium' })]
  const [left, right] = [await no.boundingBox(), await yes.boundingBox()]
  expect(Math.abs((left?.width ?? 0) - (right?.width ?? 1))).toBeLessThan(1)
  expect(left?.height).toBe(right?.height)
  expect(await yes.getAttribute('href')).toBe(`/premium?to=${encodeURIComponent(returnPath)}`)
  const order = await alert.locator('button, a').allInnerTexts()
  expect(order.map((words) => words.trim())).toEqual(['Not now', 'Get Premium'])
}

const premiumAlert = (page: Page, what: string) => page.locator(`[data-premium="${what}"]`)

test('CRED-14 a locked photo says that it is for premium members, in the grid and in the viewer; “Not now” only closes the message', async () => {
  const elena = await findMemberId('Elena')
  for (const width of [1440, 390]) {
    const jonas = await stage.visitor({ as: 'Jonas', width, height: 844 })
    await openHydrated(jonas, `/members/${elena}`)
    const tile = jonas.locator('.photos-list .photo-tile:has(.locked)').first()
    await tile.focus()
    await jonas.keyboard.press('Enter')
    const alert = jonas.getByRole('alertdialog', { name: 'This photo is open to Premium members' })
    await alert.getByText('With Premium you see all the photos that members show.').waitFor()
    await hasTwoEqualAnswers(alert, `/members/${elena}`)
    expect(await findSeriousViolations(jonas)).toEqual([])
    await alert.getByRole('button', { name: 'Not now' }).click()
    await alert.waitFor({ state: 'hidden' })
    expect(new URL(jonas.url()).pathname).toBe(`/members/${elena}`)
    expect(await tile.evaluate((one) => one === document.activeElement)).toBe(true)

    // The lock in the viewer is a button too.
    await jonas.locator('.photos-list .photo-tile:not(:has(.locked))').first().click()
    const viewer = jonas.getByRole('dialog', { name: /^Photos of Elena/ })
    await viewer.getByRole('button', { name: 'Next photo' }).click()
    await viewer.getByRole('button', { name: 'Open to Premium members' }).click()
    await alert.waitFor()
    expect(await viewer.isVisible()).toBe(false)
    await alert.getByRole('link', { name: 'Get Premium' }).click()
    await jonas.getByRole('heading', { level: 1, name: 'Premium comes with your first credits' }).waitFor()
    await jonas.context().close()
  }
})

test('CRED-14 uploading a fourth photo says that 3 are free and 25 come with premium; the composer’s credit alert is a different one', async () => {
  const jonas = await stage.visitor({ as: 'Jonas' })
  await openHydrated(jonas, '/profile')
  const more = jonas.locator('[data-more-photos]')
  expect(await more.count()).toBe(0)
  const chooser = jonas.waitForEvent('filechooser')
  await jonas.locator('[data-add-photo]').click()
  const file = { name: 'third.jpg', mimeType: 'image/jpeg', buffer: await picture('#a63', 600, 800) }
  await (await chooser).setFiles(file)
  await jonas.getByText('3 of 3 photos').waitFor({ timeout: 40_000 })
  await more.click()
  const alert = jonas.getByRole('alertdialog', { name: '3 photos are free' })
  await alert.getByText('With Premium you can show up to 25 photos of your own.').waitFor()
  await hasTwoEqualAnswers(alert, '/profile')
  expect(await findSeriousViolations(jonas)).toEqual([])
  await alert.getByRole('button', { name: 'Not now' }).click()
  await alert.waitFor({ state: 'hidden' })
  expect(await more.evaluate((one) => one === document.activeElement)).toBe(true)
  await jonas.evaluate(() => {
    const data = new DataTransfer()
    data.items.add(new File(['fourth'], 'fourth.jpg', { type: 'image/jpeg' }))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await alert.waitFor()
})

test('CRED-14 a third conversation shows the premium message in place of the text field; too few credits show a different one', async () => {
  const nora = await findMemberId('Nora')
  const jonas = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  await openHydrated(jonas, `/members/${nora}`)
  await query(
    `insert into chat.sender_state (account_id, started) select id, 2 from accounts.account where name = 'Jonas' and pool_id = 1
     on conflict (account_id) do update set started = 2`,
  )
  await openHydrated(jonas, `/members/${nora}/chat`)
  const panel = jonas.getByRole('region', { name: 'You’ve started your free conversations' })
  await panel.getByText('You can go on writing in these, and answer whoever writes to you.').waitFor()
  await hasTwoEqualAnswers(panel, `/members/${nora}/chat`)
  expect(await jonas.getByRole('textbox', { name: /Nora/ }).count()).toBe(0)
  expect(await findSeriousViolations(jonas)).toEqual([])
  await panel.getByRole('button', { name: 'Not now' }).click()
  await jonas.getByRole('heading', { level: 1, name: /^Nora/ }).waitFor()

  // A member with starts left but too few credits is told about credits, keeps the text, and sees
  // nothing about premium.
  await query(`update chat.sender_state set started = 0`)
  await stage.site().server.product.sites.changeSettings(1, { free_first_message: false, message_credits: 50 })
  await openHydrated(jonas, `/members/${nora}/chat`)
  await jonas.getByText('You have 6 credits left, and a message costs 50. Your text is kept.').waitFor()
  expect(await premiumAlert(jonas, 'start').count()).toBe(0)
  await stage.site().server.product.sites.changeSettings(1, { free_first_message: true, message_credits: 2 })
})
