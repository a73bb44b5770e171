import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: 'silent' })
const phone = { width: 390, height: 844 }

/** The logged-in member's public id. */
const fetchMemberId = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/user.php')).json()).user.profile.id as string)

/** Likes through the API, as another of the member's devices would. */
const like = (page: Page, member: string) =>
  page.evaluate(async (id) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`/api/members/${id}/like`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ id: crypto.randomUUID() }),
    })
    return answer.status
  }, member)

const counts = (page: Page) => page.evaluate(async () => (await fetch('/api/likes')).json())
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Like ${name}`, exact: true }).first()
const modal = (page: Page, name: string) => page.getByRole('dialog', { name })

test('LIKE-01 LIKE-02 the lists appear in three tabs, an empty list suggests what to do, and a like can be undone from its toast', async () => {
  const [elena, jonas] = [await stage.visitor({ as: 'Elena' }), await stage.visitor({ as: 'Jonas' })]
  await elena.goto('/likes')
  await elena.getByRole('heading', { level: 1, name: 'Likes' }).waitFor()
  await elena.getByText('Nobody has liked you yet').waitFor()
  expect(await findSeriousViolations(elena)).toEqual([])

  await elena.goto(`/members/${await fetchMemberId(jonas)}`)
  await heart(elena, 'Jonas').click()
  await elena.getByText('You like Jonas.').waitFor()
  expect(await heart(elena, 'Jonas').getAttribute('aria-pressed')).toBe('true')
  await elena.getByRole('button', { name: 'Undo' }).click()
  await elena.getByText('You took your like of Jonas back.').waitFor()
  expect(await counts(elena)).toMatchObject({ counts: { likes: 0 } })

  await elena.getByRole('button', { name: 'Like again' }).click()
  await elena.getByText('You like Jonas.').waitFor()
  await jonas.goto('/likes')
  const card = jonas.getByRole('article').filter({ hasText: 'Elena' })
  await card.getByText('New', { exact: true }).waitFor()
  await card.getByRole('link').click()
  await jonas.getByText('Elena likes you').waitFor()
  await jonas.getByRole('heading', { level: 1, name: /Elena/ }).waitFor()
  await expect.poll(async () => (await counts(jonas)).total_new).toBe(0)
  await jonas.goto('/likes')
  await jonas.getByRole('article').filter({ hasText: 'Elena' }).waitFor()
  expect(await jonas.getByText('New', { exact: true }).count()).toBe(0)
  await jonas.getByRole('tab', { name: /You liked/ }).focus()
  await jonas.keyboard.press('ArrowRight')
  await jonas.getByText('No match yet').waitFor()
})

test('LIKE-03 a match fills the window; a click anywhere or Escape closes it; the photo and the button open the profile and the chat', async () => {
  const [mei, kofi] = [await stage.visitor({ as: 'Mei' }), await stage.visitor({ as: 'Kofi', ...phone })]
  await like(kofi, await fetchMemberId(mei))
  await mei.goto('/likes')
  const requestTimes: number[] = []
  mei.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/likes') requestTimes.push(Date.now())
  })

  const match = async () => {
    await heart(mei, 'Kofi').click()
    await modal(mei, 'It’s mutual: you and Kofi').waitFor()
  }
  const again = async () => {
    await heart(mei, 'Kofi').click()
    await mei.getByText('Your match has ended').first().waitFor()
  }
  const waitForModalToClose = () => modal(mei, 'It’s mutual: you and Kofi').waitFor({ state: 'detached' })

  await match()
  const box = await modal(mei, 'It’s mutual: you and Kofi').boundingBox()
  expect([box?.width, box?.height]).toEqual([1440, 900])
  expect(await mei.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  // Once for the like itself, and again half a second after the match appears.
  await expect.poll(() => (requestTimes.at(-1) ?? 0) - (requestTimes[0] ?? 0), { timeout: 3000 }).toBeGreaterThan(400)
  expect(await findSeriousViolations(mei)).toEqual([])
  await mei.mouse.click(40, 40)
  await waitForModalToClose()
  // This tab also receives the match over the live connection; a closed modal stays closed.
  await mei.waitForTimeout(1000)
  expect(await mei.getByRole('dialog').count()).toBe(0)

  await again()
  await match()
  await mei.keyboard.press('Escape')
  await waitForModalToClose()
  expect(await mei.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Like Kofi')

  await again()
  await match()
  await mei.getByRole('button', { name: 'Keep browsing' }).click()
  await waitForModalToClose()

  await again()
  await match()
  await mei.getByRole('button', { name: 'Open Kofi’s profile' }).click()
  await mei.waitForURL(/\/members\/[0-9a-f-]{36}$/)
  await waitForModalToClose()

  await mei.getByRole('link', { name: 'You both said yes' }).click()
  await mei.waitForURL(/\/likes\/m\/[0-9a-f-]{36}$/)
  await mei.getByRole('heading', { level: 1, name: 'You and Kofi' }).waitFor()
  await mei.getByRole('heading', { level: 2, name: 'What you share' }).waitFor()
  expect(await findSeriousViolations(mei)).toEqual([])

  await kofi.goto('/likes/matches')
  await kofi.getByRole('heading', { level: 1, name: /Matches/ }).waitFor()
  expect(await findSeriousViolations(kofi)).toEqual([])
  const wide = await kofi.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBe(390)
})

test('LIKE-03 a click on the photo or button reports the profile id and leaves the match open; a click on the text closes it', async () => {
  const [ingrid, emil] = [await stage.visitor({ as: 'Ingrid' }), await stage.visitor({ as: 'Emil', ...phone })]
  const id = await fetchMemberId(emil)
  await like(emil, await fetchMemberId(ingrid))
  const dialog = modal(ingrid, 'It’s mutual: you and Emil')
  const again = async () => {
    await ingrid.goto('/likes')
    await heart(ingrid, 'Emil').click()
    await ingrid.getByText('Your match has ended').first().waitFor()
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
    expect(await dialog.isVisible()).toBe(true)
    release()
    await ingrid.waitForURL((url) => url.pathname === pathname)
    await dialog.waitFor({ state: 'detached' })
    await ingrid.unroute(call)
  }
  await again()
  await signals('Open Emil’s profile', `/members/${id}`, `**/api/members/${id}`)
  await again()
  await signals('Write to Emil', `/members/${id}/chat`, `**/api/members/${id}/chat`)
})

test('LIKE-03 the lists are refetched half a second after the match appears, and not before', async () => {
  const [rosa, thomas] = [await stage.visitor({ as: 'Rosa' }), await stage.visitor({ as: 'Thomas', ...phone })]
  await like(thomas, await fetchMemberId(rosa))
  await rosa.goto('/likes')
  await heart(rosa, 'Thomas').waitFor()
  await rosa.evaluate(() => {
    const log = { requestTimes: [] as number[], up: 0 }
    Object.assign(window, { matchLog: log })
    const real = window.fetch
    window.fetch = (...request) => {
      const [to] = request
      const url = to instanceof Request ? to.url : String(to)
      if (new URL(url, location.href).pathname === '/api/likes') log.requestTimes.push(performance.now())
      return real(...request)
    }
    new MutationObserver(() => {
      if (log.up === 0 && document.querySelector('.match-modal[open]') !== null) log.up = performance.now()
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await heart(rosa, 'Thomas').click()
  await modal(rosa, 'It’s mutual: you and Thomas').waitFor()
  const waits = () =>
    rosa.evaluate(() => {
      const { requestTimes, up } = (window as unknown as { matchLog: { requestTimes: number[]; up: number } }).matchLog
      return requestTimes.filter((at) => at >= up).map((at) => at - up)
    })
  await expect.poll(async () => (await waits()).some((ms) => ms >= 480)).toBe(true)
  // The like itself and the live connection trigger refetches too; the modal's own must arrive on
  // time.
  expect((await waits()).some((ms) => ms >= 480 && ms < 1500)).toBe(true)
})

test('LIKE-03 the list of likes is refetched even when the match appears on another page', async () => {
  const [nora, lars] = [await stage.visitor({ as: 'Nora' }), await stage.visitor({ as: 'Lars', ...phone })]
  await like(lars, await fetchMemberId(nora))
  await nora.goto(`/members/${await fetchMemberId(lars)}`)
  await nora.getByText('Lars likes you').waitFor()
  const asked = nora.waitForRequest((request) => new URL(request.url()).pathname === '/api/likes')
  await heart(nora, 'Lars').click()
  await modal(nora, 'It’s mutual: you and Lars').waitFor()
  expect((await asked).method()).toBe('GET')
})

test('LIKE-04 t is carried over from the home page to the members page, and the hash is preserved', async () => {
  const [bram, femke] = [await stage.visitor({ as: 'Bram' }), await stage.visitor({ as: 'Femke' })]
  await like(femke, await fetchMemberId(bram))
  await bram.goto('/?t=0#people')
  await bram.waitForURL((url) => url.pathname === '/members' && url.search === '' && url.hash === '#people')
  await modal(bram, 'Femke likes you').waitFor()
  expect(await bram.getByRole('dialog').count()).toBe(1)
  expect(new URL(bram.url()).hash).toBe('#people')
})

test('LIKE-04 t in the URL shows the newest real like after that many seconds and is removed from the URL', async () => {
  const [hanna, marek] = [await stage.visitor({ as: 'Hanna' }), await stage.visitor({ as: 'Marek' })]
  await hanna.goto('/likes?t=0')
  await hanna.waitForURL((url) => url.search === '')
  await hanna.waitForTimeout(1200)
  expect(await hanna.getByRole('dialog').count()).toBe(0)

  await like(marek, await fetchMemberId(hanna))
  await hanna.goto('/likes?t=601')
  await hanna.waitForURL((url) => url.search === '')
  await hanna.waitForTimeout(800)
  expect(await hanna.getByRole('dialog').count()).toBe(0)

  await hanna.goto('/likes?t=1')
  await hanna.waitForURL((url) => url.search === '')
  await expect.poll(() => hanna.getByRole('dialog').count()).toBe(0)
  await modal(hanna, 'Marek likes you').waitFor()
  // The photo arrives as a path and is prefixed with the site's `cdn_prefix`.
  const photo = hanna.getByRole('dialog').locator('img')
  expect(await photo.getAttribute('src')).toMatch(/^\/cdn\/media\//)
  await expect.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await hanna.getByRole('button', { name: 'See Marek’s profile' }).click()
  await hanna.waitForURL(/\/members\//)
  await expect.poll(async () => (await counts(hanna)).total_new).toBe(0)
})

test('LIKE-04 the popup waits while the member is typing', async () => {
  const [greta, dev] = [await stage.visitor({ as: 'Greta' }), await stage.visitor({ as: 'Dev' })]
  await like(dev, await fetchMemberId(greta))
  // Long enough for the text field to be focused before the delay is over, even on a slow machine.
  await greta.goto('/profile?t=5')
  await greta.waitForURL((url) => url.search === '')
  await greta.getByRole('textbox', { name: 'In your own words' }).focus()
  await greta.waitForTimeout(6500)
  expect(await greta.getByRole('dialog').count()).toBe(0)
  await greta.evaluate(() => (document.activeElement as HTMLElement).blur())
  await modal(greta, 'Dev likes you').waitFor()
})

test('NAV-03 new likes are shown in a badge next to Likes', async () => {
  const [luca, amara] = [await stage.visitor({ as: 'Luca' }), await stage.visitor({ as: 'Amara' })]
  await like(amara, await fetchMemberId(luca))
  await luca.goto('/members')
  await luca.getByRole('link', { name: /^Likes.*1 new like$/ }).waitFor({ timeout: 12_000 })
  await luca.goto(`/members/${await fetchMemberId(amara)}`)
  await luca.getByText('Amara likes you').waitFor()
  await expect.poll(async () => (await counts(luca)).total_new).toBe(0)
})
