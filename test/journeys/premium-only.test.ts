import type { Locator } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { pageText } from '#app/testing/page-text.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { findSeriousViolations } from '../harness/axe.ts'
import { withSite } from '../harness/with-site.ts'
import { picture } from '#features/conversation/chat/testing/photo-people.ts'

const stage = withSite({ cast: 'silent' })
vi.setConfig({ testTimeout: 120_000 })

const query = (text: string, values: unknown[] = []) =>
  stage.site().server.infrastructure.database.pool.query<{ id: string }>(text, values)
async function findMemberId(name: string): Promise<string> {
  const { rows } = await query(
    'select member_id as id from accounts.account where name = $1 and pool_id = 1',
    [name],
  )
  return rows[0]?.id ?? ''
}

/** "Not now" comes first and is as large as the link to premium, which contains the return path. */
async function hasTwoEqualAnswers(alert: Locator, returnPath: string): Promise<void> {
  const [no, yes] = [
    alert.getByRole('button', { name: phrase('premium.not_now') }),
    alert.getByRole('link', { name: phrase('premium.get') }),
  ]
  const [left, right] = [await no.boundingBox(), await yes.boundingBox()]
  expect(Math.abs((left?.width ?? 0) - (right?.width ?? 1))).toBeLessThan(1)
  expect(left?.height).toBe(right?.height)
  expect(await yes.getAttribute('href')).toBe(`/premium?to=${encodeURIComponent(returnPath)}`)
  const order = await alert.locator('button, a').allInnerTexts()
  expect(order.map((words) => words.trim())).toEqual([
    phrase('premium.not_now'),
    phrase('premium.get'),
  ])
}

test('CRED-14 a locked photo says that it is for premium members, in the grid and in the viewer; “Not now” only closes the message', async () => {
  const elena = await findMemberId('Elena')
  const jonas = await stage.visitor({ as: 'Jonas', width: 1440, height: 844 })
  await openHydrated(jonas, `/members/${elena}`)
  for (const width of [1440, 390]) {
    await jonas.setViewportSize({ width, height: 844 })
    const tile = jonas.locator('.photos-list .photo-tile:has(.locked)').first()
    await tile.focus()
    await jonas.keyboard.press('Enter')
    const alert = jonas.getByRole('alertdialog', { name: phrase('premium.photo.title') })
    await alert.getByText(phrase('premium.photo.text')).waitFor()
    await hasTwoEqualAnswers(alert, `/members/${elena}`)
    if (width === 390) expect(await findSeriousViolations(jonas)).toEqual([])
    await alert.getByRole('button', { name: phrase('premium.not_now') }).click()
    await alert.waitFor({ state: 'hidden' })
    expect(new URL(jonas.url()).pathname).toBe(`/members/${elena}`)
    expect(await tile.evaluate((one) => one === document.activeElement)).toBe(true)

    // The lock in the viewer is a button too.
    await jonas.locator('.photos-list .photo-tile:not(:has(.locked))').first().click()
    const viewer = jonas.getByRole('dialog', {
      name: phrasePattern('photos.group', { name: 'Elena', start: true }),
    })
    await viewer.getByRole('button', { name: phrase('photos.next') }).click()
    await viewer.getByRole('button', { name: phrase('photos.locked') }).click()
    await alert.waitFor()
    expect(await viewer.isVisible()).toBe(false)
    if (width === 1440) await alert.getByRole('button', { name: phrase('premium.not_now') }).click()
    else await alert.getByRole('link', { name: phrase('premium.get') }).click()
    await alert.waitFor({ state: 'hidden' })
  }
  await jonas.getByRole('heading', { level: 1, name: phrase('payments.premium.title') }).waitFor()
})

test('CRED-14 uploading a fourth photo says that 3 are free and 25 come with premium; the composer’s credit alert is different', async () => {
  const jonas = await stage.visitor({ as: 'Jonas' })
  await openHydrated(jonas, '/profile/photos')
  const more = jonas.locator('[data-more-photos]')
  expect(await more.count()).toBe(0)
  const chooser = jonas.waitForEvent('filechooser')
  await jonas.locator('[data-add-photo]').click()
  const file = {
    name: 'third.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture('#a63', 600, 800),
  }
  await (await chooser).setFiles(file)
  await jonas
    .getByText(phrase('photos.own.limit', { count: 3, limit: 3 }))
    .waitFor({ timeout: 40_000 })
  await more.click()
  const alert = jonas.getByRole('alertdialog', { name: phrase('premium.slot.title', { limit: 3 }) })
  await alert.getByText(phrasePattern('premium.slot.text', { premium: 25 })).waitFor()
  await hasTwoEqualAnswers(alert, '/profile/photos')
  await alert.getByRole('button', { name: phrase('premium.not_now') }).click()
  await alert.waitFor({ state: 'hidden' })
  expect(await more.evaluate((one) => one === document.activeElement)).toBe(true)
  await jonas.evaluate(() => {
    const data = new DataTransfer()
    data.items.add(new File(['fourth'], 'fourth.jpg', { type: 'image/jpeg' }))
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
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
  const panel = jonas.getByRole('region', { name: phrase('premium.start.title') })
  await panel.getByText(phrase('premium.start.text')).waitFor()
  await hasTwoEqualAnswers(panel, `/members/${nora}/chat`)
  expect(await jonas.getByRole('textbox', { name: /Nora/ }).count()).toBe(0)
  expect(await findSeriousViolations(jonas)).toEqual([])
  await panel.getByRole('button', { name: phrase('premium.not_now') }).click()
  await jonas.getByRole('heading', { level: 1, name: /^Nora/ }).waitFor()
  const chatPage = async () => (await jonas.request.get(`/members/${nora}/chat`)).text()
  expect(await chatPage()).toContain('data-premium="start"')

  // A member with starts left but too few credits sees a message about credits and nothing about
  // premium.
  await query(`update chat.sender_state set started = 0`)
  await stage
    .site()
    .server.product.sites.changeSettings(1, { free_first_message: false, message_credits: 50 })
  const poor = await chatPage()
  expect(pageText(poor)).toContain(phrase('chat.cost.none', { balance: 6, credits: '50' }))
  expect(poor).not.toContain('data-premium="start"')
  await stage
    .site()
    .server.product.sites.changeSettings(1, { free_first_message: true, message_credits: 2 })
})
