import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { gifts } from '#features/money/gifts/index.ts'
import { stickers } from '#features/money/gifts/rules/stickers.ts'

const stage = withSite()
// A browser and a site share the machine with every other test.
vi.setConfig({ testTimeout: 90_000 })

const opener = (page: Page) => page.getByRole('button', { name: phrase('chat.pick.open') })
const picker = (page: Page) =>
  page.getByRole('dialog', { name: phrasePattern('chat.pick.title', { whole: true }) })
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

/** Opens the chat with a member from the list. */
async function open(page: Page, name: string): Promise<void> {
  await openHydrated(page, '/chats')
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('log', { name: phrase('chat.log.label', { name }) }).waitFor()
}

async function credits(name: string, more: number): Promise<void> {
  const { database, clock } = stage.site().server.infrastructure
  await database.pool.query(
    `select credits.public_grant(id, $2, gen_random_uuid()::text, 'bonus', null, null, null, $3, 1) from accounts.account where name = $1`,
    [name, more, clock.now()],
  )
}

test('CHAT-02 CHAT-06 using only the keyboard on a phone, a gift shows its price first, is undone, is sent once and seen by both, and is not animated with reduced motion', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 3 })
  const [jonas, elena] = [
    await stage.visitor({ as: 'Jonas', width: 390, height: 844 }),
    await stage.visitor({ as: 'Elena' }),
  ]
  await open(elena, 'Jonas')
  await open(jonas, 'Elena')
  const early = await jonas.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(early.filter((name) => name.includes('/picker') || name.includes('/cdn/'))).toEqual([])
  await opener(jonas).focus()
  await jonas.keyboard.press('Enter')
  await picker(jonas)
    .getByRole('option', {
      name: `${phrase('gifts.gifts.tulip')}, ${phrase('chat.ideas.price', { credits: 5 })}`,
    })
    .waitFor()
  expect(await picker(jonas).getByRole('option').count()).toBe(Object.keys(gifts).length)
  await picker(jonas).getByText(phrase('chat.pick.choose')).waitFor()
  expect(await findSeriousViolations(jonas)).toEqual([])

  // Close, tab, panel, search and grid are one tab stop each; in the grid the arrow keys move.
  for (
    let step = 0;
    step < 10 &&
    (await focused(jonas)) !==
      `${phrase('gifts.gifts.tulip')}, ${phrase('chat.ideas.price', { credits: 5 })}`;
    step += 1
  )
    await jonas.keyboard.press('Tab')
  await expect
    .poll(() => focused(jonas))
    .toBe(`${phrase('gifts.gifts.tulip')}, ${phrase('chat.ideas.price', { credits: 5 })}`)
  await jonas.keyboard.press('ArrowDown')
  await expect
    .poll(() => focused(jonas))
    .toBe(`${phrase('gifts.gifts.coffee')}, ${phrase('chat.ideas.price', { credits: 5 })}`)
  await jonas.keyboard.press('End')
  await expect
    .poll(() => focused(jonas))
    .toBe(`${phrase('gifts.gifts.swans')}, ${phrase('chat.ideas.price', { credits: 15 })}`)
  await jonas.keyboard.press('Enter')
  await picker(jonas)
    .getByText(phrase('chat.pick.short', { balance: 6, credits: '15' }))
    .waitFor()
  await picker(jonas)
    .getByRole('button', { name: phrase('chat.cost.add_credits') })
    .waitFor()
  await jonas.keyboard.press('Home')
  await jonas.keyboard.press('Space')
  await picker(jonas)
    .getByText(phrase('chat.pick.price', { credits: 5, money: '€2.50', left: '6' }))
    .waitFor()
  await jonas.keyboard.press('Tab')
  await picker(jonas)
    .getByRole('button', { name: phrase('chat.pick.send', { what: 'Tulip 5 credits' }) })
    .and(jonas.locator(':focus'))
    .waitFor()
  await jonas.keyboard.press('Enter')

  await jonas
    .locator('.chat-note')
    .getByText(phrasePattern('chat.state.held', { start: true }))
    .waitFor()
  await jonas.getByRole('button', { name: phrase('chat.state.undo') }).click()
  // After undoing, it is selected again, and nothing was charged.
  await picker(jonas)
    .getByRole('button', { name: phrase('chat.pick.send', { what: 'Tulip 5 credits' }) })
    .click()
  await jonas
    .locator('.chat-note')
    .getByText(phrasePattern('chat.state.held', { start: true }))
    .waitFor()
  await jonas
    .locator('.chat-note')
    .getByText(phrasePattern('chat.state.held', { start: true }))
    .waitFor({ state: 'hidden' })
  const giftImage = (page: Page) =>
    page
      .getByRole('log')
      .getByRole('img', { name: phrase('chat.pick.alt_gift', { what: 'Tulip' }) })
  await giftImage(jonas).waitFor()
  await giftImage(elena).waitFor()
  expect([await giftImage(jonas).count(), await giftImage(elena).count()]).toEqual([1, 1])
  // The log states who sent what, and nothing is animated here.
  expect(await elena.getByRole('log').locator('.chat-gift-bubble').innerText()).toMatch(
    /^Jonas, .+:/,
  )
  expect(await giftImage(elena).getAttribute('src')).toMatch(/^\/cdn\/gifts\/tulip\/still\?v=/)
  expect(
    await giftImage(elena).evaluate((image) => (image as HTMLImageElement).naturalWidth),
  ).toBeGreaterThan(0)
  expect(await findSeriousViolations(elena)).toEqual([])
  await openHydrated(jonas, '/chats')
  await jonas.getByText(phrase('chat.list.gift_mine', { what: 'Tulip' })).waitFor()
  await openHydrated(elena, '/chats')
  await elena.getByText(phrase('chat.list.gift', { what: 'Tulip' })).waitFor()
})

test('CHAT-06 a sticker is found with German words, plays when it arrives and when tapped, and recently used ones come first', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 0 })
  await credits('Elena', 20)
  const elena = await stage.visitor({ as: 'Elena', locale: 'de' })
  await elena.emulateMedia({ reducedMotion: 'no-preference' })
  await openHydrated(elena, '/chats')
  await elena.getByRole('link', { name: 'Jonas', exact: true }).click()
  const jonas = await stage.visitor({ as: 'Jonas' })
  await jonas.emulateMedia({ reducedMotion: 'no-preference' })
  await open(jonas, 'Elena')

  await elena.getByRole('button', { name: phrase('chat.pick.open', { locale: 'de' }) }).click()
  const box = elena.getByRole('dialog', {
    name: phrase('chat.pick.title', { locale: 'de', name: 'Jonas' }),
  })
  await box.getByRole('tab', { name: phrase('chat.pick.stickers', { locale: 'de' }) }).click()
  await box.getByLabel(phrase('chat.pick.search_stickers', { locale: 'de' })).fill('xyzxyz')
  await box.getByText(phrase('chat.pick.none_found', { locale: 'de' })).waitFor()
  await box.getByLabel(phrase('chat.pick.search_stickers', { locale: 'de' })).fill('mond')
  await expect.poll(() => box.getByRole('option').count()).toBe(1)
  await box
    .getByRole('option', {
      name: new RegExp(`^${phrase('gifts.stickers.good-night', { locale: 'de' })}, `),
    })
    .click()
  await box.getByRole('button', { name: /^Gute Nacht senden (2 Credits|Kostenlos)$/ }).click()
  await box.waitFor({ state: 'hidden' })

  const arrived = jonas
    .getByRole('log')
    .getByRole('button', { name: phrase('chat.pick.alt_gif', { what: 'Good night. Play' }) })
  const picture = arrived.locator('img')
  await arrived.waitFor()
  await expect.poll(() => picture.getAttribute('src')).toMatch(/^blob:/)
  await expect.poll(() => picture.getAttribute('src'), { timeout: 15_000 }).toMatch(/\/still\?v=/)
  await arrived.click()
  await expect.poll(() => picture.getAttribute('src')).toMatch(/^blob:/)

  await elena.getByRole('button', { name: phrase('chat.pick.open', { locale: 'de' }) }).click()
  await box.getByRole('tab', { name: phrase('chat.pick.stickers', { locale: 'de' }) }).click()
  await box
    .getByRole('group', { name: phrase('chat.pick.recent', { locale: 'de' }) })
    .getByRole('option', {
      name: new RegExp(`^${phrase('gifts.stickers.good-night', { locale: 'de' })}, `),
    })
    .waitFor()
  expect(await box.getByRole('option').count()).toBe(stickers.length)
})

test('CHAT-12 CHAT-06 a failed load shows an error and can be retried; offline, a gift that costs credits waits and the page explains why', async () => {
  await credits('Elena', 20)
  const elena = await stage.visitor({ as: 'Elena', dark: true })
  await open(elena, 'Jonas')
  await elena.route('**/api/gifts', (route) => route.fulfill({ status: 500, body: '{}' }))
  await elena.clock.install()
  await opener(elena).click()
  await advanceClockUntil(elena, picker(elena).getByText(phrase('chat.pick.failed')))
  await elena.unroute('**/api/gifts')
  await picker(elena)
    .getByRole('button', { name: phrase('chat.list.retry') })
    .click()
  await picker(elena)
    .getByRole('option', {
      name: `${phrase('gifts.gifts.umbrella')}, ${phrase('chat.ideas.price', { credits: 5 })}`,
    })
    .click()
  await elena.context().setOffline(true)
  await picker(elena).getByText(phrase('chat.pick.waits')).waitFor()
  const send = picker(elena).getByRole('button', {
    name: phrase('chat.pick.send', { what: 'Umbrella 5 credits' }),
  })
  expect(await send.getAttribute('aria-disabled')).toBe('true')
  await elena.context().setOffline(false)
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe(null)
  // Still selected after closing and reopening.
  await elena.keyboard.press('Escape')
  await picker(elena).waitFor({ state: 'hidden' })
  expect(await focused(elena)).toBe(phrase('chat.pick.open'))
  await opener(elena).click()
  await send.waitFor()
})

test('CHAT-10 CHAT-06 a gift to a fictional profile shows the disclosure first, then is sent; its price was shown before', async () => {
  await credits('Jonas', 20)
  const jonas = await stage.visitor({ as: 'Jonas' })
  await stage
    .site()
    .server.infrastructure.database.pool.query('delete from fictional_profiles.acknowledgement')
  await open(jonas, 'Isabel')
  await opener(jonas).click()
  await picker(jonas)
    .getByRole('option', {
      name: `${phrase('gifts.gifts.paper-boat')}, ${phrase('chat.ideas.price', { credits: 5 })}`,
    })
    .click()
  await picker(jonas)
    .getByRole('button', { name: phrase('chat.pick.send', { what: 'Paper boat 5 credits' }) })
    .click()
  const note = jonas.getByRole('alertdialog')
  await note.waitFor()
  await note.getByRole('button', { name: phrase('fictional_profiles.disclosure.write') }).click()
  const given = jonas
    .getByRole('log')
    .getByRole('img', { name: phrase('chat.pick.alt_gift', { what: 'Paper boat' }) })
  await given.waitFor()
  expect(await given.count()).toBe(1)
})
