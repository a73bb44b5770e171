import type { Locator, Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { picture } from '../testing/photo-people.ts'

const stage = withSite()
// A browser and a site share the machine with every other test.
vi.setConfig({ testTimeout: 90_000 })

const log = (page: Page, name: string) =>
  page.getByRole('log', { name: phrase('chat.log.label', { name }) })
const names = (page: Page) =>
  page
    .getByRole('navigation', { name: phrase('chat.list.label') })
    .locator('.chat-row-link')
    .allTextContents()

async function open(page: Page, name: string): Promise<void> {
  await openHydrated(page, '/chats')
  await page.getByRole('link', { name, exact: true }).click()
  await log(page, name).waitFor()
}

async function memberId(name: string): Promise<string> {
  const { member } = await stage
    .site()
    .server.infrastructure.database.one<{ member: string }>(
      sql`select member_id as member from accounts.account where name = ${name} and kind = 'member' and pool_id = 1`,
    )
  return member
}

test('CHAT-01 BEY-15 on a wide screen a free member sees their credits in the bar, with details about the partner, report and block beside it', async () => {
  const jonas = await stage.visitor({ as: 'Jonas' })
  await open(jonas, 'Elena')
  await jonas
    .locator('.chat-thread header')
    .getByRole('link', { name: phrase('chat.head.credits', { count: 6 }) })
    .waitFor()
  const panel = jonas.getByRole('complementary', { name: 'Elena' })
  await panel.getByText('Haarlem').waitFor()
  await panel.getByText(phrase('profiles.interests.cooking'), { exact: true }).waitFor()
  await panel.getByRole('button', { name: phrase('blocks.block', { name: 'Elena' }) }).waitFor()
  expect(await findSeriousViolations(jonas)).toEqual([])

  // A dialog on top does not shift the layout.
  const info = jonas.getByRole('button', { name: phrase('chat.head.menu', { name: 'Elena' }) })
  const before = await info.boundingBox()
  await panel.getByRole('button', { name: phrase('reports.title', { name: 'Elena' }) }).click()
  await jonas.getByRole('dialog', { name: phrase('reports.title', { name: 'Elena' }) }).waitFor()
  expect(await info.boundingBox()).toEqual(before)
})

test('CHAT-01 NAV-08 at every URL of a chat, the list is 300 to 400 px wide and messages at most 800; profile, coins and menu are above, text field, photo and send button below', async () => {
  const page = await stage.visitor({ as: 'Jonas', width: 992, height: 900 })
  const elena = await memberId('Elena')
  const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0
  const list = page.locator('.chat-side')
  const thread = page.locator('.chat-thread')
  const header = thread.locator('header')
  const expectParts = async () => {
    await log(page, 'Elena').waitFor()
    const parts = [
      header.locator(`h1 a[href="/members/${elena}"]`),
      header.getByRole('link', { name: phrasePattern('chat.head.credits', { start: true }) }),
      header.getByRole('button', { name: phrase('chat.head.menu', { name: 'Elena' }) }),
      thread.getByRole('textbox', { name: phrase('chat.composer.label', { name: 'Elena' }) }),
      thread.locator('footer button[data-attach]'),
      thread.getByRole('button', { name: phrasePattern('chat.composer.send', { start: true }) }),
    ]
    for (const part of parts) await part.waitFor()
    expect(await widthOf(list)).toBeGreaterThanOrEqual(300)
    expect(await widthOf(list)).toBeLessThanOrEqual(400)
  }
  await page.goto(`/members/${elena}/chat`)
  await expectParts()
  await page.goto('/chats')
  expect(await widthOf(list)).toBeGreaterThanOrEqual(300)
  expect(await widthOf(list)).toBeLessThanOrEqual(400)
  await page.getByRole('link', { name: 'Elena', exact: true }).click()
  await page.waitForURL(/\/chats\/[0-9a-f-]{36}$/)
  await expectParts()

  await page.setViewportSize({ width: 2200, height: 900 })
  await expectParts()
  expect(await widthOf(log(page, 'Elena'))).toBeGreaterThan(1000)
  expect(await widthOf(page.locator('.chat-messages'))).toBe(800)

  // The list is beside the conversation from 992 px, the details from 1200 px.
  const details = page.getByRole('complementary', { name: 'Elena' })
  for (const [width, listShown, detailsShown] of [
    [991, false, false],
    [992, true, false],
    [1199, true, false],
    [1200, true, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await list.isVisible(), await details.isVisible()]).toEqual([
      width,
      listShown,
      detailsShown,
    ])
  }
})

test('CHAT-07 BEY-11 while the pointer is over Undo, a removed chat is not deleted and can still be restored long after the site’s undo time', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 1 })
  const jonas = await stage.visitor({ as: 'Jonas' })
  await openHydrated(jonas, '/chats')
  const requested: string[] = []
  jonas.on('request', (request) => request.method() === 'DELETE' && requested.push(request.url()))
  await jonas.clock.install()
  await jonas.getByRole('button', { name: phrase('chat.list.more', { name: 'Nadia' }) }).click()
  await jonas.getByRole('menuitem', { name: phrase('chat.remove.action') }).click()
  await expect.poll(() => names(jonas)).not.toContain('Nadia')
  const undo = jonas.getByRole('button', { name: phrase('chat.remove.undo') })
  await undo.hover()
  await jonas.clock.fastForward(60_000)
  await undo.click()
  await expect.poll(() => names(jonas)).toContain('Nadia')
  expect(requested).toEqual([])
})

test('CHAT-07 BEY-11 a new message in a chat that is being removed brings it back, unread', async () => {
  await stage
    .site()
    .server.product.sites.changeSettings(1, { undo_seconds: 30, message_credits: 0 })
  const [jonas, mei] = [await stage.visitor({ as: 'Jonas' }), await stage.visitor({ as: 'Mei' })]
  await open(mei, 'Jonas')
  await openHydrated(jonas, '/chats')
  const asked: string[] = []
  jonas.on('request', (request) => request.method() === 'DELETE' && asked.push(request.url()))
  await jonas.getByRole('button', { name: phrase('chat.list.more', { name: 'Mei' }) }).click()
  await jonas.getByRole('menuitem', { name: phrase('chat.remove.action') }).click()
  await expect.poll(() => names(jonas)).not.toContain('Mei')
  await mei.getByLabel(phrase('chat.composer.label', { name: 'Jonas' })).fill('One thing more')
  await mei
    .getByRole('button', { name: phrasePattern('chat.composer.send', { start: true }) })
    .click()
  await expect.poll(() => names(jonas)).toContain('Mei')
  await jonas
    .getByRole('navigation', { name: phrase('chat.list.label') })
    .getByText('One thing more')
    .waitFor()
  expect(asked).toEqual([])
  await stage.site().server.product.sites.changeSettings(1, { message_credits: 2 })
})

test('CHAT-11 a paid message whose page is left during sending is neither lost nor sent automatically; retried, it is sent and charged once', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 0 })
  const jonas = await stage.visitor({ as: 'Jonas' })
  const credits = () =>
    jonas.evaluate(
      async () => ((await (await fetch('/api/credits')).json()) as { credits: number }).credits,
    )
  await open(jonas, 'Elena')
  const before = await credits()
  // The request stays pending for as long as this page is open.
  let stuck = true
  await jonas.route('**/messages', (route) => (stuck ? undefined : route.continue()))
  await jonas.getByLabel(phrase('chat.composer.label', { name: 'Elena' })).fill('Amid a tunnel')
  await jonas
    .getByRole('button', { name: phrase('chat.composer.send_for', { credits: 2 }) })
    .click()
  await jonas.locator('.chat-note').getByText(phrase('chat.state.sending')).waitFor()

  await openHydrated(jonas, '/likes')
  stuck = false
  await open(jonas, 'Elena')
  await jonas.getByText(phrase('chat.state.unsure')).waitFor()
  await log(jonas, 'Elena').getByText('Amid a tunnel').waitFor()
  expect(
    await jonas.getByLabel(phrase('chat.composer.label', { name: 'Elena' })).inputValue(),
  ).toBe('')
  expect(await credits()).toBe(before)
  await log(jonas, 'Elena')
    .getByRole('button', { name: phrase('chat.state.retry') })
    .click()
  await jonas
    .locator('.chat-note-mine')
    .filter({ hasText: / · (Sent|Delivered)/ })
    .last()
    .waitFor()
  await expect.poll(credits).toBe(before - 2)
  await open(jonas, 'Elena')
  await expect.poll(() => log(jonas, 'Elena').getByText('Amid a tunnel').count()).toBe(1)
})

test('CHAT-10 BEY-02 the bar above a fictional profile links to an explanation, on a phone too', async () => {
  const jonas = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  await open(jonas, 'Isabel')
  await jonas.getByRole('button', { name: phrase('fictional_profiles.means') }).click()
  const answer = jonas.getByRole('dialog', {
    name: phrase('authenticity.title', { name: 'Isabel' }),
  })
  await answer.getByText(phrase('authenticity.fictional.meet', { name: 'Isabel' })).waitFor()
  expect(await answer.count()).toBe(1)
  expect(await findSeriousViolations(jonas)).toEqual([])
})

test('BEY-15 CHAT-02 a photo that arrives covered can be reported in place; the third message of a new chat plays the dance figure for two, once', async () => {
  await stage.site().server.product.sites.changeSettings(1, {
    undo_seconds: 0,
    message_credits: 0,
    photo_credits: 0,
    free_conversations: 100,
  })
  const [rosa, bram] = [await stage.visitor({ as: 'Rosa' }), await stage.visitor({ as: 'Bram' })]
  await openHydrated(rosa, `/members/${await memberId('Bram')}/chat`)
  await rosa.getByLabel(phrase('chat.composer.label', { name: 'Bram' })).fill('A tulip came up')
  await rosa
    .getByRole('button', { name: phrasePattern('chat.composer.send', { start: true }) })
    .click()
  await log(rosa, 'Bram').getByText('A tulip came up').waitFor()
  await openHydrated(bram, `/members/${await memberId('Rosa')}/chat`)
  await log(bram, 'Rosa').getByText('A tulip came up').waitFor()
  await bram.getByLabel(phrase('chat.composer.label', { name: 'Rosa' })).fill('Show me')
  await bram
    .getByRole('button', { name: phrasePattern('chat.composer.send', { start: true }) })
    .click()
  await log(rosa, 'Bram').getByText('Show me').waitFor()
  expect(await rosa.locator('.chat-third').count()).toBe(0)

  await rosa.locator('input[type=file]').setInputFiles({
    name: 'tulip.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture('#c3a', 600, 700),
  })
  await rosa
    .getByRole('button', { name: phrasePattern('chat.photo.send_for', { start: true }) })
    .or(rosa.getByRole('button', { name: phrase('chat.photo.send_free') }))
    .click()
  await log(bram, 'Rosa')
    .getByRole('button', { name: phrase('chat.photo.from', { name: 'Rosa' }) })
    .waitFor()
  await rosa.locator('.chat-third').waitFor()
  await bram.locator('.chat-third').waitFor()
  expect(
    await log(rosa, 'Bram')
      .getByRole('button', { name: phrase('reports.title', { name: 'Bram' }) })
      .count(),
  ).toBe(0)
  await log(bram, 'Rosa')
    .getByRole('button', { name: phrase('reports.title', { name: 'Rosa' }) })
    .click()
  const report = bram.getByRole('dialog', { name: phrase('reports.title', { name: 'Rosa' }) })
  await expect
    .poll(() => report.getByRole('checkbox', { name: phrase('chat.list.photo') }).isChecked())
    .toBe(true)

  // On a later visit it is not animated.
  await openHydrated(rosa, rosa.url())
  await log(rosa, 'Bram').getByText('Show me').waitFor()
  expect(await rosa.locator('.chat-third').count()).toBe(0)
})
