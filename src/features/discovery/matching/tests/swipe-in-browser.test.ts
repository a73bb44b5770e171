import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'
import type { Deck } from '../contract.ts'

const stage = withSite({ cast: 'silent' })
const phone = { width: 390, height: 844 }

const fetchDeck = (page: Page) => page.evaluate(async () => (await fetch('/api/swipe-game')).json()) as Promise<Deck>
const countLikes = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/api/likes')).json()) as { counts: { likes: number } }).counts.likes)
const card = (page: Page) => page.locator('article.swipe-card')
/** The name on the top card, from its accessible label. */
const nameOnTop = async (page: Page) => ((await card(page).getAttribute('aria-label')) ?? '').split(',')[0] ?? ''
const becomes = (page: Page, name: string) => expect.poll(() => nameOnTop(page)).toBe(name)
const leftToday = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

test('SRCH-05 with the buttons: pass, like, undo both, and the likes left today', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await openHydrated(page, '/members')
  await page.getByRole('link', { name: 'Swipe' }).first().click()
  await page.waitForURL('**/swipe-game')
  await page.getByRole('heading', { level: 1, name: 'One at a time' }).waitFor()
  await leftToday(page, '4 of 4 left today')
  expect(await findSeriousViolations(page)).toEqual([])

  const first = await nameOnTop(page)
  await page.getByRole('button', { name: `Pass ${first}` }).click()
  await page.getByText(`You passed ${first}.`).waitFor()
  const second = await nameOnTop(page)
  expect(second).not.toBe(first)
  await page.getByRole('button', { name: `Like ${second}`, exact: true }).click()
  await leftToday(page, '3 of 4 left today')
  await expect.poll(() => countLikes(page)).toBe(1)

  // Undo twice: first the like, then the pass.
  await page.getByRole('button', { name: `Undo: ${second}` }).click()
  await leftToday(page, '4 of 4 left today')
  await becomes(page, second)
  await expect.poll(() => countLikes(page)).toBe(0)
  await page.getByRole('button', { name: `Undo: ${first}` }).click()
  await becomes(page, first)
  await expect.poll(async () => (await fetchDeck(page)).last).toBe(null)

  // Opening a profile and going back returns to the same card.
  await page.getByRole('link', { name: `Open ${first}’s profile` }).click()
  await page.waitForURL('**/members/*')
  await page.goBack()
  await becomes(page, first)
})

test('SRCH-05 with the keyboard, whose shortcuts can be turned off permanently', async () => {
  const page = await stage.visitor({ as: 'Kofi' })
  await page.goto('/swipe-game')
  await card(page).focus()
  const first = await nameOnTop(page)
  await page.keyboard.press('ArrowLeft')
  await page.getByText(`You passed ${first}.`).waitFor()
  const second = await nameOnTop(page)
  // The next card receives the focus of the one that left.
  await page.keyboard.press('ArrowRight')
  await leftToday(page, '3 of 4 left today')
  await page.keyboard.press('z')
  await becomes(page, second)
  await leftToday(page, '4 of 4 left today')

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByText('Shortcuts are off.').waitFor()
  await card(page).focus()
  await page.keyboard.press('ArrowLeft')
  await page.reload()
  await page.getByText('Shortcuts are off.').waitFor()
  expect(await nameOnTop(page)).toBe(second)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await card(page).focus()
  await page.keyboard.press('ArrowUp')
  await page.waitForURL('**/members/*')
})

test('SRCH-05 with the mouse: dragging far to the right likes, to the left passes, a short drag does neither', async () => {
  const page = await stage.visitor({ as: 'Bram' })
  await page.goto('/swipe-game')
  await card(page).waitFor()
  const drag = async (dx: number) => {
    const box = await card(page).boundingBox()
    if (box === null) throw new Error('card not found')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3]
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let at = 1; at <= 10; at += 1) {
      await page.mouse.move(x + (dx * at) / 10, y)
      await page.waitForTimeout(30)
    }
    await page.mouse.up()
  }
  const first = await nameOnTop(page)
  await drag(60)
  expect(await nameOnTop(page)).toBe(first)
  await drag(-300)
  await page.getByText(`You passed ${first}.`).waitFor()
  const second = await nameOnTop(page)
  await drag(300)
  await page.getByText(`You like ${second}.`).first().waitFor()
  await leftToday(page, '3 of 4 left today')
  await expect.poll(() => countLikes(page)).toBe(1)
})

test('SRCH-05 with touch on a phone', async () => {
  const page = await stage.visitor({ as: 'Malik', ...phone })
  await page.goto('/swipe-game')
  await card(page).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const first = await nameOnTop(page)
  const box = await card(page).boundingBox()
  if (box === null) throw new Error('card not found')
  const touch = await page.context().newCDPSession(page)
  const y = box.y + 120
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 120, y }] })
  for (let x = 130; x <= 360; x += 23)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.getByText(`You like ${first}.`).first().waitFor()
  await leftToday(page, '3 of 4 left today')
  expect(await findSeriousViolations(page)).toEqual([])
})

test('SRCH-05 with no likes left: it says when new ones come, links to the search and sells nothing; undoing a like continues the game', async () => {
  const page = await stage.visitor({ as: 'Luca', ...phone })
  await page.goto('/swipe-game')
  for (const left of [3, 2, 1, 0]) {
    const name = await nameOnTop(page)
    await page.getByRole('button', { name: `Like ${name}`, exact: true }).click()
    await leftToday(page, `${left} of 4 left today`)
  }
  await page.getByText('That’s four for today.').waitFor()
  await page.getByText(/^More tomorrow at 12:00.AM\.$|^More tomorrow at 00:00\.$/).waitFor()
  expect(await page.getByRole('link', { name: 'Look through the members' }).getAttribute('href')).toBe('/members')
  expect(
    await page
      .locator('main')
      .getByText(/credits|premium|buy/i)
      .count(),
  ).toBe(0)
  expect(await card(page).count()).toBe(0)
  expect(await findSeriousViolations(page)).toEqual([])
  await page.reload()
  await page.getByText('That’s four for today.').waitFor()
  await page.getByRole('button', { name: /^Undo: / }).click()
  await leftToday(page, '1 of 4 left today')
  await card(page).waitFor()
})

test('SRCH-05 LIKE-03 a mutual like in the game shows the match', async () => {
  const [page, other] = [await stage.visitor({ as: 'Dev' }), await stage.visitor()]
  const [top] = (await fetchDeck(page)).faces
  if (top === undefined) throw new Error('no profile to like')
  const { id, name } = top.member
  await other.goto('/dev/as')
  await other.getByRole('button', { name, exact: true }).click()
  await other.waitForURL('**/members**')
  const me = await page.evaluate(async () => (await (await fetch('/api/user.php')).json()).user.profile.id as string)
  const status = await other.evaluate(
    async ([member, press]) =>
      (
        await fetch(`/api/members/${member}/like`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id: press }),
        })
      ).status,
    [me, randomUUID()] as const,
  )
  expect(status).toBe(200)
  await page.goto('/swipe-game')
  expect((await fetchDeck(page)).faces.map(({ member }) => member.id)).toContain(id)
  while ((await nameOnTop(page)) !== name)
    await page.getByRole('button', { name: `Pass ${await nameOnTop(page)}` }).click()
  await page.getByRole('button', { name: `Like ${name}`, exact: true }).click()
  await page.getByRole('dialog', { name: `It’s mutual: you and ${name}` }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Undo: ${name}` }).click()
  await expect.poll(() => countLikes(page)).toBe(0)
})

test('SRCH-05 a swipe the server rejects is reverted, and no like is lost', async () => {
  const page = await stage.visitor({ as: 'Emil' })
  await page.goto('/swipe-game')
  const first = await nameOnTop(page)
  await page.clock.install()
  await page.route('**/api/swipe-game/likes', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  )
  await page.getByRole('button', { name: `Like ${first}`, exact: true }).click()
  await advanceClockUntil(page, page.getByText(new RegExp(`^${first} is back: `)))
  await becomes(page, first)
  await leftToday(page, '4 of 4 left today')
  expect(await countLikes(page)).toBe(0)
  await page.unroute('**/api/swipe-game/likes')
  await page.getByRole('button', { name: `Like ${first}`, exact: true }).click()
  await expect.poll(() => countLikes(page)).toBe(1)
})

test('SRCH-05 a like made offline waits and is sent once when the connection is back', async () => {
  const page = await stage.visitor({ as: 'Amara' })
  await page.goto('/swipe-game')
  const first = await nameOnTop(page)
  await page.context().setOffline(true)
  await page.getByText('You’re offline.').first().waitFor()
  await page.getByRole('button', { name: `Like ${first}`, exact: true }).click()
  await leftToday(page, '3 of 4 left today')
  await page.context().setOffline(false)
  await expect.poll(() => countLikes(page), { timeout: 20_000 }).toBe(1)
  expect((await fetchDeck(page)).likes.left).toBe(3)
})

test('SRCH-05 a deck that couldn’t be loaded is not shown as an empty one', async () => {
  const page = await stage.visitor({ as: 'Hanna' })
  await page.route('**/api/swipe-game', (route) =>
    route.fulfill({ status: 422, contentType: 'application/json', body: '{}' }),
  )
  await openHydrated(page, '/members')
  await page.getByRole('link', { name: 'Swipe' }).first().click()
  await page.getByRole('alert').waitFor()
  expect(await page.getByText('You’ve met everyone near you for now.').count()).toBe(0)
  await page.unroute('**/api/swipe-game')
  await page.getByRole('button', { name: 'Try again' }).click()
  await card(page).waitFor()
})

test('SRCH-05 it says so when there is no one left to meet', async () => {
  const page = await stage.visitor({ as: 'Marek' })
  await page.route('**/api/swipe-game', async (route) => {
    const answer = await route.fetch()
    const deck = (await answer.json()) as Deck
    await route.fulfill({ response: answer, json: { ...deck, faces: [] } })
  })
  await openHydrated(page, '/members')
  await page.getByRole('link', { name: 'Swipe' }).first().click()
  await page.getByText('You’ve met everyone near you for now.').waitFor()
  await page.getByRole('link', { name: 'Try the match finder' }).click()
  await page.waitForURL('**/match-finder')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Five gentle questions')
})
