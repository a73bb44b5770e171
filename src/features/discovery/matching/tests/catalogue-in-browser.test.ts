import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { openReader, openRendered } from '#test/harness/open-rendered.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import type { Deck } from '../contract.ts'

const stage = withSite({ cast: 'silent' })
const phone = { width: 390, height: 844 }

const fetchDeck = async ({ request }: Page): Promise<Deck> =>
  (await request.get('/api/swipe-game')).json()
const countLikes = async ({ request }: Page): Promise<number> =>
  (await (await request.get('/api/likes')).json()).counts.likes
const card = (page: Page) => page.locator('article.swipe-card')
/** The name on the top card, from its accessible label. */
const nameOnTop = async (page: Page) =>
  ((await card(page).getAttribute('aria-label')) ?? '').split(',')[0] ?? ''
/** Presses the like, pass or undo button of a member. */
const press = (page: Page, button: 'like_name' | 'pass_name' | 'undo_name', name: string) =>
  page
    .getByRole('button', { name: phrase(`matching.swipe.${button}`, { name }), exact: true })
    .click()
const becomes = (page: Page, name: string) => expect.poll(() => nameOnTop(page)).toBe(name)
const leftToday = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor()

test('SRCH-05 with the buttons: pass, like, undo both, and the likes left today; with the mouse: dragging far to the right likes, to the left passes, a short drag does neither', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  const rendered = await page.context().newPage()
  await openRendered(rendered, '/members')
  expect(
    await rendered
      .getByRole('link', { name: phrase('matching.swipe.title') })
      .first()
      .getAttribute('href'),
  ).toBe('/swipe-game')
  await openHydrated(page, '/swipe-game')
  await page.getByRole('heading', { level: 1, name: phrase('matching.swipe.heading') }).waitFor()
  await leftToday(page, phrase('matching.swipe.left', { left: 4, limit: 4 }))

  const first = await nameOnTop(page)
  await press(page, 'pass_name', first)
  await page.getByText(phrase('matching.swipe.said.passed', { name: first })).waitFor()
  const second = await nameOnTop(page)
  expect(second).not.toBe(first)
  await press(page, 'like_name', second)
  await leftToday(page, phrase('matching.swipe.left', { left: 3, limit: 4 }))
  await expect.poll(() => countLikes(page)).toBe(1)

  // Undo twice: first the like, then the pass.
  await press(page, 'undo_name', second)
  await leftToday(page, phrase('matching.swipe.left', { left: 4, limit: 4 }))
  await becomes(page, second)
  await expect.poll(() => countLikes(page)).toBe(0)
  await press(page, 'undo_name', first)
  await becomes(page, first)
  await expect.poll(async () => (await fetchDeck(page)).last).toBe(null)

  // Opening a profile and going back returns to the same card.
  await page
    .getByRole('link', { name: phrase('matching.swipe.profile_name', { name: first }) })
    .click()
  await page.waitForURL('**/members/*')
  await page.goBack()
  await becomes(page, first)

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
  await drag(60)
  expect(await nameOnTop(page)).toBe(first)
  await drag(-300)
  await page.getByText(phrase('matching.swipe.said.passed', { name: first })).waitFor()
  expect(await nameOnTop(page)).toBe(second)
  await drag(300)
  await page
    .getByText(phrase('matching.swipe.said.liked', { name: second }))
    .first()
    .waitFor()
  await leftToday(page, phrase('matching.swipe.left', { left: 3, limit: 4 }))
  await expect.poll(() => countLikes(page)).toBe(1)
})

test('SRCH-05 with the keyboard, whose shortcuts can be turned off permanently', async () => {
  const page = await stage.visitor({ as: 'Kofi' })
  await page.goto('/swipe-game')
  await card(page).focus()
  const first = await nameOnTop(page)
  await page.keyboard.press('ArrowLeft')
  await page.getByText(phrase('matching.swipe.said.passed', { name: first })).waitFor()
  const second = await nameOnTop(page)
  // Focus moves from the card that left to the next one.
  await page.keyboard.press('ArrowRight')
  await leftToday(page, phrase('matching.swipe.left', { left: 3, limit: 4 }))
  await page.keyboard.press('z')
  await becomes(page, second)
  await leftToday(page, phrase('matching.swipe.left', { left: 4, limit: 4 }))

  await page.getByRole('button', { name: phrase('matching.swipe.keys.turn_off') }).click()
  await page.getByText(phrase('matching.swipe.keys.off')).waitFor()
  await card(page).focus()
  await page.keyboard.press('ArrowLeft')
  await page.reload()
  await page.getByText(phrase('matching.swipe.keys.off')).waitFor()
  expect(await nameOnTop(page)).toBe(second)
  await page.getByRole('button', { name: phrase('matching.swipe.keys.turn_on') }).click()
  await card(page).focus()
  await page.keyboard.press('ArrowUp')
  await page.waitForURL('**/members/*')
})

test('SRCH-05 by touch on a phone', async () => {
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
  await page
    .getByText(phrase('matching.swipe.said.liked', { name: first }))
    .first()
    .waitFor()
  await leftToday(page, phrase('matching.swipe.left', { left: 3, limit: 4 }))
})

test('SRCH-05 with no likes left, the game says when there will be more, links to the search and sells nothing; undoing a like continues the game', async () => {
  const page = await stage.visitor({ as: 'Luca', ...phone })
  await page.goto('/swipe-game')
  for (const left of [3, 2, 1, 0]) {
    const name = await nameOnTop(page)
    await press(page, 'like_name', name)
    await leftToday(page, phrase('matching.swipe.left', { left, limit: 4 }))
  }
  await page.getByText(phrase('matching.swipe.spent.title', { limit: 4 })).waitFor()
  await page
    .getByText(phrasePattern('matching.swipe.spent.text', { time: /12:00.AM|00:00/, whole: true }))
    .waitFor()
  expect(
    await page.getByRole('link', { name: phrase('matching.swipe.search') }).getAttribute('href'),
  ).toBe('/members')
  expect(
    await page
      .locator('main')
      .getByText(/credits|premium|buy/i)
      .count(),
  ).toBe(0)
  expect(await card(page).count()).toBe(0)
  expect(await findSeriousViolations(page)).toEqual([])
  const rendered = await page.context().newPage()
  await openRendered(rendered, '/swipe-game')
  await rendered.getByText(phrase('matching.swipe.spent.title', { limit: 4 })).waitFor()
  const undo = phrasePattern('matching.swipe.undo_name', { start: true })
  await rendered.getByRole('button', { name: undo }).waitFor()
  await page.getByRole('button', { name: undo }).click()
  await leftToday(page, phrase('matching.swipe.left', { left: 1, limit: 4 }))
  await card(page).waitFor()
})

test('SRCH-05 LIKE-03 a mutual like in the game shows the match', async () => {
  const page = await stage.visitor({ as: 'Dev' })
  const [top] = (await fetchDeck(page)).faces
  if (top === undefined) throw new Error('no profile to like')
  const { id, name } = top.member
  const other = await openReader(stage, { as: name })
  const me = (await (await page.request.get('/api/user.php')).json()).user.profile.id
  const liked = await other.request.post(`/api/members/${me}/like`, { data: { id: randomUUID() } })
  expect(liked.status()).toBe(200)
  await page.goto('/swipe-game')
  expect((await fetchDeck(page)).faces.map(({ member }) => member.id)).toContain(id)
  while ((await nameOnTop(page)) !== name) await press(page, 'pass_name', await nameOnTop(page))
  await press(page, 'like_name', name)
  await page.getByRole('dialog', { name: phrase('likes.modal.match_read', { name }) }).waitFor()
  await page.keyboard.press('Escape')
  await press(page, 'undo_name', name)
  await expect.poll(() => countLikes(page)).toBe(0)
})

test('SRCH-05 a like made offline waits and is sent once when the connection is back; a swipe the server rejects is reverted, and no like is lost', async () => {
  const page = await stage.visitor({ as: 'Amara' })
  await page.goto('/swipe-game')
  const offline = await nameOnTop(page)
  await page.context().setOffline(true)
  await page
    .getByText(phrase('browser.offline'))
    .or(page.getByText(phrase('app.offline')))
    .first()
    .waitFor()
  await press(page, 'like_name', offline)
  await leftToday(page, phrase('matching.swipe.left', { left: 3, limit: 4 }))
  expect(await countLikes(await openReader(stage, { as: 'Amara' }))).toBe(0)
  await page.context().setOffline(false)
  await expect.poll(() => countLikes(page), { timeout: 20_000 }).toBe(1)
  expect((await fetchDeck(page)).likes.left).toBe(3)

  const rejected = await nameOnTop(page)
  expect(rejected).not.toBe(offline)
  await page.clock.install()
  await page.route('**/api/swipe-game/likes', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  )
  await press(page, 'like_name', rejected)
  await advanceClockUntil(page, page.getByText(new RegExp(`^${rejected} is back: `)))
  await becomes(page, rejected)
  await leftToday(page, phrase('matching.swipe.left', { left: 3, limit: 4 }))
  expect(await countLikes(page)).toBe(1)
  await page.unroute('**/api/swipe-game/likes')
  await press(page, 'like_name', rejected)
  await expect.poll(() => countLikes(page)).toBe(2)
})

test('SRCH-05 a deck that couldn’t be loaded is not shown as an empty one; when no one is left, the page says so', async () => {
  const page = await stage.visitor({ as: 'Hanna' })
  const deck = await fetchDeck(page)
  let reply: { status: number; json: object } = { status: 422, json: {} }
  await page.route('**/api/swipe-game', (route) => route.fulfill(reply))
  await openHydrated(page, '/likes')
  await page
    .getByRole('link', { name: phrase('matching.swipe.title') })
    .first()
    .click()
  await page.getByRole('alert').waitFor()
  expect(await page.getByText(phrase('matching.swipe.empty.title')).count()).toBe(0)
  reply = { status: 200, json: { ...deck, faces: deck.faces.slice(0, 1) } }
  await page.getByRole('button', { name: phrase('matching.retry') }).click()
  await card(page).waitFor()

  reply = { status: 200, json: { ...deck, faces: [] } }
  const name = await nameOnTop(page)
  await press(page, 'pass_name', name)
  await page.getByText(phrase('matching.swipe.empty.title')).waitFor()
  await page.getByRole('link', { name: phrase('matching.swipe.finder') }).click()
  await page.waitForURL('**/match-finder')
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toBe(phrase('matching.finder.heading'))
})
