import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openReader, openRendered } from '#test/harness/open-rendered.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })

/** A member who loads no page; their likes come from another device. */
const reader = (as: string) => openReader(stage, { as })

/** The logged-in member's public id. */
const fetchMemberId = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/user.php')).json()).user.profile.id

/** Likes through the API, as another of the member's devices would. */
async function like(page: Page, member: string): Promise<void> {
  const data = { id: crypto.randomUUID() }
  expect((await page.request.post(`/api/members/${member}/like`, { data })).status()).toBe(200)
}

const counts = async (page: Page) => (await page.request.get('/api/likes')).json()
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: phrase('likes.like', { name }), exact: true }).first()
const modal = (page: Page, name: string) => page.getByRole('dialog', { name })
const isLikesRequest = (url: string) => new URL(url).pathname === '/api/likes'

test('LIKE-01 LIKE-02 LIKE-03 NAV-03 an empty list suggests what to do, a like can be undone from its toast, the lists appear in three tabs, new likes are shown in a badge next to Likes, and the list is refetched even when the match appears on another page', async () => {
  const [elena, jonas] = [
    await stage.visitor({ as: 'Elena' }),
    await stage.visitor({ as: 'Jonas' }),
  ]
  const none = await reader('Elena')
  await openRendered(none, '/likes')
  await none.getByRole('heading', { level: 1, name: phrase('likes.title') }).waitFor()
  await none.getByText(phrase('likes.empty.liked_by_title')).waitFor()

  await elena.goto(`/members/${await fetchMemberId(jonas)}`)
  await heart(elena, 'Jonas').click()
  await elena.getByText(phrase('likes.toast.liked', { name: 'Jonas' })).waitFor()
  const liked = elena.getByRole('button', {
    name: phrase('likes.button.liked_named', { name: 'Jonas' }),
  })
  expect(await liked.getAttribute('aria-pressed')).toBe('true')
  await elena.getByRole('button', { name: phrase('likes.toast.undo') }).click()
  await elena.getByText(phrase('likes.toast.unliked', { name: 'Jonas' })).waitFor()
  expect(await counts(elena)).toMatchObject({ counts: { likes: 0 } })

  await elena.getByRole('button', { name: phrase('likes.toast.again') }).click()
  await elena.getByText(phrase('likes.toast.liked', { name: 'Jonas' })).waitFor()
  await jonas.goto('/likes')
  const badge = jonas.getByRole('link', {
    name: new RegExp(`^${phrase('app.nav.likes')}.*${phrase('likes.new_likes', { count: 1 })}$`),
  })
  await badge.waitFor({ timeout: 12_000 })
  const card = jonas.getByRole('article').filter({ hasText: 'Elena' })
  await card.getByText(phrase('likes.new'), { exact: true }).waitFor()
  await card.getByRole('link').click()
  await jonas.getByText(phrase('likes.modal.like', { name: 'Elena' })).waitFor()
  await jonas.getByRole('heading', { level: 1, name: /Elena/ }).waitFor()
  await expect.poll(async () => (await counts(jonas)).total_new).toBe(0)
  await badge.waitFor({ state: 'detached' })

  const asked = jonas.waitForRequest((request) => isLikesRequest(request.url()))
  await heart(jonas, 'Elena').click()
  await modal(jonas, phrase('likes.modal.match_read', { name: 'Elena' })).waitFor()
  expect((await asked).method()).toBe('GET')
  await jonas.keyboard.press('Escape')
  await jonas
    .getByRole('button', { name: phrase('likes.button.liked_named', { name: 'Elena' }) })
    .click()
  await jonas.getByText(phrasePattern('likes.toast.unmatched')).first().waitFor()

  await jonas.goto('/likes')
  await card.waitFor()
  expect(await jonas.getByText(phrase('likes.new'), { exact: true }).count()).toBe(0)
  await jonas.getByRole('tab', { name: phrase('likes.lists.likes') }).focus()
  await jonas.keyboard.press('ArrowRight')
  await jonas.getByText(phrase('likes.empty.matches_title')).waitFor()
})

test('LIKE-03 a match fills the window, and the lists are refetched half a second after it appears; a click anywhere or Escape closes it; the photo and the button open the profile and the chat', async () => {
  const [mei, kofi] = [await stage.visitor({ as: 'Mei' }), await reader('Kofi')]
  await like(kofi, await fetchMemberId(mei))
  await mei.goto('/likes')
  await heart(mei, 'Kofi').waitFor()
  await mei.evaluate(() => {
    const log = { requestTimes: [] as number[], up: 0 }
    Object.assign(window, { matchLog: log })
    const real = window.fetch
    window.fetch = (...request) => {
      const [to] = request
      const url = to instanceof Request ? to.url : String(to)
      if (new URL(url, location.href).pathname === '/api/likes')
        log.requestTimes.push(performance.now())
      return real(...request)
    }
    new MutationObserver(() => {
      if (log.up === 0 && document.querySelector('.match-modal[open]') !== null)
        log.up = performance.now()
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })

  const match = async () => {
    await heart(mei, 'Kofi').click()
    await modal(mei, phrase('likes.modal.match_read', { name: 'Kofi' })).waitFor()
  }
  const again = async () => {
    await heart(mei, 'Kofi').click()
    await mei.getByText(phrasePattern('likes.toast.unmatched')).first().waitFor()
  }
  const waitForModalToClose = () =>
    modal(mei, phrase('likes.modal.match_read', { name: 'Kofi' })).waitFor({ state: 'detached' })
  const waits = () =>
    mei.evaluate(() => {
      const { requestTimes, up } = (
        window as unknown as { matchLog: { requestTimes: number[]; up: number } }
      ).matchLog
      return requestTimes.filter((at) => at >= up).map((at) => at - up)
    })

  await match()
  const box = await modal(mei, phrase('likes.modal.match_read', { name: 'Kofi' })).boundingBox()
  expect([box?.width, box?.height]).toEqual([1440, 900])
  expect(await mei.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  await expect.poll(async () => (await waits()).some((ms) => ms >= 480)).toBe(true)
  // The like and the live connection trigger refetches too, but the modal's own refetch must arrive
  // on time.
  expect((await waits()).some((ms) => ms >= 480 && ms < 1500)).toBe(true)
  await mei.mouse.click(40, 40)
  await waitForModalToClose()
  // This tab also receives the match over the live connection; a closed modal stays closed.
  await mei.waitForTimeout(1000)
  expect(await mei.getByRole('dialog').count()).toBe(0)

  await again()
  await match()
  await mei.keyboard.press('Escape')
  await waitForModalToClose()
  await expect
    .poll(() => mei.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(phrase('likes.like', { name: 'Kofi' }))

  await again()
  await match()
  await mei.getByRole('button', { name: phrase('likes.modal.close') }).click()
  await waitForModalToClose()

  await again()
  await match()
  await mei.getByRole('button', { name: phrase('likes.modal.photo', { name: 'Kofi' }) }).click()
  await mei.waitForURL(/\/members\/[0-9a-f-]{36}$/)
  await waitForModalToClose()

  await mei.getByRole('link', { name: phrase('likes.match.lead') }).click()
  await mei.waitForURL(/\/likes\/m\/[0-9a-f-]{36}$/)
  await mei
    .getByRole('heading', { level: 1, name: phrase('likes.match.title', { name: 'Kofi' }) })
    .waitFor()
  await mei.getByRole('heading', { level: 2, name: phrase('likes.match.shared') }).waitFor()

  await openRendered(kofi, '/likes/matches')
  await kofi.getByRole('heading', { level: 1, name: phrase('likes.lists.matches') }).waitFor()
})

test('LIKE-03 a click on the photo or button reports the profile id and leaves the match open; a click on the text closes it', async () => {
  const [ingrid, emil] = [await stage.visitor({ as: 'Ingrid' }), await reader('Emil')]
  const id = await fetchMemberId(emil)
  await like(emil, await fetchMemberId(ingrid))
  const dialog = modal(ingrid, phrase('likes.modal.match_read', { name: 'Emil' }))
  const again = async () => {
    await heart(ingrid, 'Emil').click()
    await ingrid.getByText(phrasePattern('likes.toast.unmatched')).first().waitFor()
    await heart(ingrid, 'Emil').click()
    await dialog.waitFor()
  }
  await ingrid.goto('/likes')
  await heart(ingrid, 'Emil').click()
  await dialog.waitFor()
  await dialog.getByRole('heading').click()
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(ingrid.url()).pathname).toBe('/likes')

  // Delay the target page: the match stays open until navigation completes.
  const signals = async (button: string, pathname: string, call: string) => {
    let release = () => {}
    const releasePromise = new Promise<void>((resolve) => {
      release = resolve
    })
    await ingrid.route(call, async (route) => {
      await releasePromise
      await route.continue()
    })
    const requestSent = ingrid.waitForRequest(call)
    await dialog.getByRole('button', { name: button }).click()
    await requestSent
    await expect.poll(() => dialog.isVisible()).toBe(true)
    release()
    await ingrid.waitForURL((url) => url.pathname === pathname)
    await dialog.waitFor({ state: 'detached' })
    await ingrid.unroute(call)
  }
  await again()
  await signals(
    phrase('likes.modal.photo', { name: 'Emil' }),
    `/members/${id}`,
    `**/api/members/${id}`,
  )
  // The profile has already prefetched the chat.
  await ingrid.goto('/likes')
  await again()
  await signals(
    phrase('likes.modal.write', { name: 'Emil' }),
    `/members/${id}/chat`,
    `**/api/members/${id}/chat`,
  )
})

test('LIKE-04 t is carried over from the home page to the members page, and the hash is preserved', async () => {
  const [bram, femke] = [await stage.visitor({ as: 'Bram' }), await reader('Femke')]
  await like(femke, await fetchMemberId(bram))
  await bram.goto('/?t=0#people')
  await bram.waitForURL(
    (url) => url.pathname === '/members' && url.search === '' && url.hash === '#people',
  )
  await modal(bram, phrase('likes.modal.like', { name: 'Femke' })).waitFor()
  expect(await bram.getByRole('dialog').count()).toBe(1)
  expect(new URL(bram.url()).hash).toBe('#people')
})

test('LIKE-04 t in the URL shows the newest real like after that many seconds and is removed from the URL', async () => {
  const [hanna, marek] = [await stage.visitor({ as: 'Hanna' }), await reader('Marek')]
  await hanna.goto('/likes?t=0')
  await hanna.waitForURL((url) => url.search === '')
  await hanna.waitForTimeout(1200)
  await expect.poll(() => hanna.getByRole('dialog').count()).toBe(0)

  await like(marek, await fetchMemberId(hanna))
  await hanna.goto('/likes?t=601')
  await hanna.waitForURL((url) => url.search === '')
  await hanna.waitForTimeout(800)
  await expect.poll(() => hanna.getByRole('dialog').count()).toBe(0)

  await hanna.goto('/likes?t=1')
  await hanna.waitForURL((url) => url.search === '')
  await expect.poll(() => hanna.getByRole('dialog').count()).toBe(0)
  await modal(hanna, phrase('likes.modal.like', { name: 'Marek' })).waitFor()
  // The photo arrives as a path and is prefixed with the site's `cdn_prefix`.
  const photo = hanna.getByRole('dialog').locator('img')
  expect(await photo.getAttribute('src')).toMatch(/^\/cdn\/media\//)
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await hanna
    .getByRole('button', { name: phrase('likes.modal.profile', { name: 'Marek' }) })
    .click()
  await hanna.waitForURL(/\/members\//)
  await expect.poll(async () => (await counts(hanna)).total_new).toBe(0)
})

test('LIKE-04 the popup waits while the member is typing', async () => {
  const [greta, dev] = [await stage.visitor({ as: 'Greta' }), await reader('Dev')]
  await like(dev, await fetchMemberId(greta))
  // Long enough for the text field to be focused before the delay is over, even on a slow machine.
  await greta.goto('/profile/about?t=5')
  await greta.waitForURL((url) => url.search === '')
  await greta.getByRole('textbox', { name: phrase('profiles.own.about.label') }).focus()
  await greta.waitForTimeout(6500)
  expect(await greta.getByRole('dialog').count()).toBe(0)
  await greta.evaluate(() => (document.activeElement as HTMLElement).blur())
  await modal(greta, phrase('likes.modal.like', { name: 'Dev' })).waitFor()
})

test('LIKE-01 a like that arrives after the page was rendered and before it is connected is listed', async () => {
  const [sofia, marek] = [await stage.visitor({ as: 'Sofia' }), await reader('Marek')]
  await sofia.addInitScript(() => {
    const connects = WebSocket
    globalThis.WebSocket = class extends connects {
      constructor(url: string | URL) {
        super('mayConnect' in globalThis ? url : `${url}`.replace('/api/live', '/api/nothing'))
      }
    }
  })
  await sofia.goto('/likes')
  await sofia.locator('html[data-awake]').waitFor({ state: 'attached' })
  await like(marek, await fetchMemberId(sofia))
  const listed = sofia.getByRole('article').filter({ hasText: 'Marek' })
  expect(await listed.count()).toBe(0)
  await sofia.evaluate(() => Object.assign(globalThis, { mayConnect: true }))
  await listed.waitFor()
})
