import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { picture } from '../testing/photo-people.ts'

const stage = withSite()
// A browser, a site and image encoding share the machine with every other test.
vi.setConfig({ testTimeout: 90_000 })

const file = async (name = 'pasta.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture('#a63', 900, 1100),
})
const attach = (page: Page) =>
  page.getByRole('button', { name: phrasePattern('chat.photo.attach', { start: true }) })
const box = (page: Page, name: string) =>
  page.getByRole('form', { name: phrase('chat.photo.preview', { name }) })
const queuedNote = (page: Page) =>
  page.locator('.chat-note').getByText(phrasePattern('chat.state.held', { start: true }))

/** Opens the chat with a member from the list. */
async function open(page: Page, name: string): Promise<void> {
  await openHydrated(page, '/chats')
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('log', { name: phrase('chat.log.label', { name }) }).waitFor()
}

/** Drops or pastes a file onto the page. */
async function addFile(page: Page, way: 'drop' | 'paste', name: string): Promise<void> {
  const bytes = [...(await picture('#63a', 300, 300))]
  await page.evaluate(
    ({ bytes: numbers, by, called }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(numbers)], called, { type: 'image/jpeg' }))
      document.body.dispatchEvent(
        by === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      )
    },
    { bytes, by: way, called: name },
  )
}

test('CHAT-02 CHAT-11 a photo shows its price, can be undone, is sent and charged once, and stays covered until opened', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 2 })
  const jonas = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  await open(jonas, 'Elena')
  await attach(jonas).waitFor()
  expect(await attach(jonas).getAttribute('aria-label')).toBe(
    phrase('chat.photo.attach_for', { credits: 4 }),
  )

  const [chooser] = await Promise.all([jonas.waitForEvent('filechooser'), attach(jonas).click()])
  await chooser.setFiles(await file())
  await box(jonas, 'Elena')
    .getByText(phrase('chat.photo.describe_hint', { name: 'Elena' }))
    .waitFor()
  await jonas.getByText(phrase('chat.photo.low', { balance: 6, photos: 1 })).waitFor()
  await jonas
    .getByText(phrase('chat.photo.price', { credits: 4, money: '€2.00', left: '6' }))
    .waitFor()
  await box(jonas, 'Elena').getByLabel(phrase('chat.photo.describe')).fill('A plate of pasta')
  expect(await findSeriousViolations(jonas)).toEqual([])
  await box(jonas, 'Elena')
    .getByRole('button', { name: phrase('chat.photo.send_for', { credits: 4 }) })
    .click()
  await queuedNote(jonas).waitFor()
  // After undoing, it is back in the composer with its description, and nothing was charged.
  await jonas.getByRole('button', { name: phrase('chat.state.undo') }).click()
  await expect
    .poll(() => box(jonas, 'Elena').getByLabel(phrase('chat.photo.describe')).inputValue())
    .toBe('A plate of pasta')

  const elena = await stage.visitor({ as: 'Elena' })
  const loaded: string[] = []
  elena.on(
    'request',
    (request) => request.url().includes('/media/message/') && loaded.push(request.url()),
  )
  await open(elena, 'Jonas')
  await box(jonas, 'Elena')
    .getByRole('button', { name: phrase('chat.photo.send_for', { credits: 4 }) })
    .click()
  await jonas.getByRole('log').getByRole('img', { name: 'A plate of pasta' }).waitFor()
  await queuedNote(jonas).waitFor({ state: 'hidden' })
  await jonas.getByText(phrase('chat.cost.low', { balance: 2, messages: 1 })).waitFor()

  // It arrived live, covered and not loaded.
  const covered = elena
    .getByRole('log')
    .getByRole('button', { name: phrase('chat.photo.from', { name: 'Jonas' }) })
  await covered.waitFor()
  await elena.getByRole('log').getByText('A plate of pasta').waitFor()
  expect(await elena.getByRole('log').getByRole('img', { name: 'A plate of pasta' }).count()).toBe(
    0,
  )
  expect(loaded).toEqual([])
  expect(await findSeriousViolations(elena)).toEqual([])
  await covered.focus()
  await elena.keyboard.press('Enter')
  const openedPhoto = elena.getByRole('log').getByRole('img', { name: 'A plate of pasta' })
  await openedPhoto.waitFor()
  await expect
    .poll(() => openedPhoto.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  expect(loaded).toHaveLength(1)
  // Focus stayed in place; the next press enlarges the photo, Escape goes back.
  await elena.keyboard.press('Enter')
  await elena.getByRole('dialog', { name: phrase('chat.photo.from', { name: 'Jonas' }) }).waitFor()
  await elena.keyboard.press('Escape')
  await elena
    .getByRole('dialog', { name: phrase('chat.photo.from', { name: 'Jonas' }) })
    .waitFor({ state: 'hidden' })
  expect(await elena.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'A plate of pasta. Enlarge',
  )
  await openHydrated(jonas, '/chats')
  await jonas
    .getByText(phrase('chat.list.you', { text: phrase('chat.list.photo') }))
    .first()
    .waitFor()
})

test('CHAT-03 a photo that is too expensive stays in the composer; a file that is too large or not a photo is refused with a message, whether dropped or pasted', async () => {
  const jonas = await stage.visitor({ as: 'Jonas' })
  await open(jonas, 'Elena')
  await jonas.getByLabel(phrase('chat.composer.label', { name: 'Elena' })).fill('A text that waits')
  await addFile(jonas, 'paste', 'pasted.jpg')
  await box(jonas, 'Elena').waitFor()
  await jonas.getByText(phrase('chat.photo.none', { balance: 2, credits: '4' })).waitFor()
  await box(jonas, 'Elena')
    .getByRole('button', { name: phrase('chat.cost.add_credits') })
    .waitFor()
  expect(
    await box(jonas, 'Elena')
      .getByRole('button', { name: phrasePattern('chat.composer.send', { start: true }) })
      .count(),
  ).toBe(0)
  // It is still there after visiting other pages, and so is the text below it.
  await jonas.getByRole('link', { name: 'Lena', exact: true }).click()
  await jonas.getByRole('log', { name: phrase('chat.log.label', { name: 'Lena' }) }).waitFor()
  await jonas.getByRole('link', { name: 'Elena', exact: true }).click()
  await box(jonas, 'Elena').waitFor()
  await jonas.keyboard.press('Tab')
  await box(jonas, 'Elena')
    .getByRole('button', { name: phrase('chat.photo.remove') })
    .click()
  await expect
    .poll(() => jonas.getByLabel(phrase('chat.composer.label', { name: 'Elena' })).inputValue())
    .toBe('A text that waits')
  await expect
    .poll(() => jonas.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(phrase('chat.photo.attach_for', { credits: 4 }))

  await addFile(jonas, 'drop', 'dropped.jpg')
  await box(jonas, 'Elena').waitFor()
  await jonas.keyboard.press('Escape')
  await box(jonas, 'Elena').waitFor({ state: 'hidden' })
  const input = jonas.locator('input[type=file]')
  await input.setInputFiles({
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(12_000_001),
  })
  await jonas.getByText(phrase('chat.refusals.photo_too_large', { megabytes: 12 })).waitFor()
  await input.setInputFiles({
    name: 'words.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('words'),
  })
  await jonas.getByText(phrase('chat.refusals.photo_wrong_type')).waitFor()
})

test('CHAT-12 offline, a photo that costs credits waits in the composer, and an interrupted send is retried and charged once', async () => {
  const elena = await stage.visitor({ as: 'Elena' })
  const { product, infrastructure } = stage.site().server
  await open(elena, 'Jonas')
  const { rows } = await infrastructure.database.pool.query<{ id: number }>(
    `select id from accounts.account where name = 'Elena'`,
  )
  await infrastructure.database.pool.query(
    `select credits.public_grant($1, 20, $2, 'bonus', null, null, null, $3, 1)`,
    [rows[0]?.id, crypto.randomUUID(), infrastructure.clock.now()],
  )
  await product.sites.changeSettings(1, { undo_seconds: 0 })
  await open(elena, 'Jonas')
  await elena.locator('input[type=file]').setInputFiles(await file())
  await elena.context().setOffline(true)
  const send = box(elena, 'Jonas').getByRole('button', {
    name: phrase('chat.photo.send_for', { credits: 4 }),
  })
  await send.click()
  await elena.getByText(phrase('chat.photo.offline')).waitFor()
  await elena.context().setOffline(false)

  // The first request never arrives; the second one does, but its response is lost.
  const ways = ['lost', 'arrives', 'answer lost']
  await elena.route('**/messages/photo?*', async (route) => {
    const way = ways.shift()
    if (way === 'arrives') return route.continue()
    if (way === 'answer lost') await route.fetch()
    await route.abort()
  })
  await send.click()
  await elena.getByText(phrase('chat.state.unsure')).waitFor()
  await elena.getByRole('button', { name: phrase('chat.state.retry') }).click()
  await elena.getByText(phrase('chat.state.unsure')).waitFor({ state: 'hidden' })
  const ownPhoto = elena
    .getByRole('log')
    .getByRole('button', { name: `${phrase('chat.photo.yours')}. ${phrase('chat.photo.enlarge')}` })
  await ownPhoto.waitFor()
  expect(await ownPhoto.count()).toBe(1)
  await elena.locator('input[type=file]').setInputFiles(await file())
  await send.click()
  await expect.poll(() => ownPhoto.count(), { timeout: 20_000 }).toBe(2)
  await expect.poll(() => elena.getByText(phrase('chat.state.unsure')).count()).toBe(0)
  const { rows: spent } = await infrastructure.database.pool.query(
    `select amount from credits.movement where account_id = $1 and reason = 'photo'`,
    [rows[0]?.id],
  )
  expect(spent.map(({ amount }) => Number(amount))).toEqual([4, 4])
})

test('CHAT-10 the operator’s agents reply as Isabel without seeing a price, a balance or a photo, and Jonas sees her label', async () => {
  const isabel = await stage.visitor({ width: 390, height: 844 })
  await isabel.goto('/dev/as')
  await isabel.getByRole('button', { name: 'Isabel (fictional)' }).click()
  await isabel.waitForURL('**/chats')
  await isabel.locator('html[data-awake]').waitFor({ state: 'attached' })
  await isabel.getByRole('link', { name: 'Jonas', exact: true }).click()
  await isabel
    .getByLabel(phrase('chat.composer.label', { name: 'Jonas' }))
    .fill('The whale sends its regards.')
  await expect.poll(() => isabel.locator('body').innerText()).not.toMatch(/credit|free|Premium|€/i)
  expect(await attach(isabel).count()).toBe(0)
  await isabel.getByRole('button', { name: phrase('chat.composer.send'), exact: true }).click()
  await isabel.getByRole('log').getByText('The whale sends its regards.').waitFor()
  const jonas = await stage.visitor({ as: 'Jonas' })
  await open(jonas, 'Isabel')
  await jonas.getByText('The whale sends its regards.').last().waitFor()
  await jonas
    .getByRole('log')
    .getByText(new RegExp(`· ${phrase('sites.fictional_singular')}$`))
    .last()
    .waitFor()
})

test('NTF-05 CHAT-04 the page title shows how many new messages are unread, live and on every page, and 99+ from 100', async () => {
  const { product, infrastructure } = stage.site().server
  await product.sites.changeSettings(1, { undo_seconds: 0 })
  const bram = await stage.visitor({ as: 'Bram' })
  const nora = await stage.visitor({ as: 'Nora' })
  await openHydrated(nora, '/chats')
  await expect.poll(() => nora.title()).toBe('Messages · Minuet')
  const { rows } = await infrastructure.database.pool.query<{ member: string; account: number }>(
    `select member_id as member, id as account from accounts.account where name = 'Nora'`,
  )
  await bram.goto(`/members/${rows[0]?.member}/chat`)
  await bram.getByLabel(phrase('chat.composer.label', { name: 'Nora' })).fill('Hello, Nora')
  await bram.getByRole('button', { name: phrase('chat.composer.send_free') }).click()
  await expect.poll(() => nora.title(), { timeout: 15_000 }).toBe('(1) Messages · Minuet')
  await openHydrated(nora, '/profile')
  await expect.poll(() => nora.title()).toMatch(/^\(1\) .+ · Minuet$/)
  await infrastructure.database.pool.query(
    `update chat.conversation set a_unread = case a_id when $1 then 100 else 0 end, b_unread = case b_id when $1 then 100 else 0 end
     where $1 in (a_id, b_id)`,
    [rows[0]?.account],
  )
  await openHydrated(nora, '/members')
  await expect.poll(() => nora.title()).toMatch(/^\(99\+\) /)
})
