import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { placeOrder } from '#features/money/payments/testing/limit-requests.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { mainHeading } from '../../../testing/page-text.ts'
import { phrase } from '../../../testing/phrase.ts'
import { findUnstyled, measurePage } from '../../../testing/page-weight.ts'
import { specifiedPaths, type SpecifiedPath } from '../../../testing/specified-paths.ts'

let site: PeopledSite
let browsers: Readonly<Record<SpecifiedPath['who'], WebClient>>
let ids: Readonly<Record<string, string>>
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { logged_out_search: 'all' })
  const jonas = await site.addPerson({ name: 'Jonas' }, { gender: 'male', seeking: ['female'] })
  const elena = await site.addPerson({ name: 'Elena' })
  const newcomer = await site.addPerson({ name: 'Newcomer', status: 'not_confirmed' })
  browsers = { visitor: site.visitor(), newcomer: newcomer.browser, member: jonas.browser }
  ids = { member: elena.member, ...(await prepare(jonas, elena)) }
})
afterAll(() => site.close())

/** A match, a conversation and a paid order of Jonas. */
async function prepare(jonas: TestPerson, elena: TestPerson) {
  const like = (from: TestPerson, to: TestPerson) =>
    from.browser.send('POST', `/api/members/${to.member}/like`, { id: randomUUID() })
  await like(jonas, elena)
  await like(elena, jonas)
  const write = { id: randomUUID(), text: 'Good evening' }
  await jonas.browser.send('POST', `/api/members/${elena.member}/messages`, write)
  const order = await placeOrder(jonas.browser, 'p1')
  const { order: placed, redirect } = order.body as unknown as {
    order: { id: string }
    redirect: string
  }
  await jonas.browser.send('POST', redirect, { outcome: 'pay' })
  const read = async <T>(path: string) => (await jonas.browser.send('GET', path)).body as T
  await vi.waitFor(
    async () =>
      expect((await read<{ status?: string }>(`/api/orders/${placed.id}`)).status).toBe(
        'completed',
      ),
    { timeout: 15_000 },
  )
  const { matches } = await read<{ matches: { match: { id: string } }[] }>('/api/likes')
  const { chats } = await read<{ chats: { conversation: { id: string } }[] }>('/api/chats')
  return {
    match: matches[0]?.match.id ?? '',
    chat: chats[0]?.conversation.id ?? '',
    order: placed.id,
  }
}

const fill = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')

test('NAV-01 every path of the specification is served at exactly that path, with its heading', async () => {
  for (const { path, who, heading } of specifiedPaths) {
    const { status, text } = await browsers[who].send('GET', fill(path))
    expect([path, status]).toEqual([path, 200])
    expect(`${path}: ${mainHeading(text)}`).toContain(heading)
  }
})

/** Bytes of all code of the pages that people see first. They are to become lighter, never heavier. */
const codeLimits: Readonly<Record<string, number>> = {
  '/login': 150_000,
  '/signup': 156_000,
  '/members': 162_000,
}

test('every page’s style sheets, and the scripts that run without interaction, stay within their size budget', async () => {
  const tooHeavy: unknown[] = []
  for (const { path, who } of specifiedPaths) {
    const { text } = await browsers[who].send('GET', fill(path))
    const { styles, scripts, code, inline } = measurePage(text)
    // One request, with everything in one order of layers.
    expect([path, text.match(/<link rel="stylesheet" href="[^"]+">/g)]).toEqual([
      path,
      [expect.stringMatching(/"\/assets\/page-[\w-]{8}\.css"/)],
    ])
    if (styles > 12_000 || scripts > 0 || inline > 2000 || code > (codeLimits[path] ?? 208_000))
      tooHeavy.push({ path, styles, scripts, inline, code })
  }
  expect(tooHeavy).toEqual([])
})

test('a document’s own style sheet styles all it shows before its code runs', async () => {
  const unstyled: unknown[] = []
  for (const { path, who } of specifiedPaths) {
    const { text } = await browsers[who].send('GET', fill(path))
    const missing = findUnstyled(text)
    if (missing.length > 0) unstyled.push({ path, missing })
  }
  expect(unstyled).toEqual([])
})

test('hearts are correct in the HTML before the page’s code runs', async () => {
  const list = (await browsers.member.send('GET', '/members')).text
  const heart = `aria-label="${phrase('likes.like', { name: 'Elena' })}"`
  const hearts = [...list.matchAll(/<button[^>]*>/g)].filter(([tag]) => tag.includes(heart))
  expect(hearts.map(([tag]) => tag.includes('aria-pressed="true"'))).toEqual([true])
  const { text } = await browsers.member.send('GET', fill('/members/{member}'))
  expect(text).toContain('aria-pressed="true"')
})

test('NAV-01 a page for members leads a visitor to the log-in and back', async () => {
  for (const { path } of specifiedPaths.filter(({ who }) => who === 'member')) {
    const { status, headers } = await browsers.visitor.send('GET', fill(path))
    expect([path, status, headers.get('location')]).toEqual([
      path,
      302,
      `/login?to=${encodeURIComponent(fill(path))}`,
    ])
  }
})

test('NAV-01 an earlier spelling redirects permanently to the specification’s path, keeping the query', async () => {
  for (const [path, place] of [
    ['/pages/returns', '/pages/return-policy'],
    ['/pages/returns?locale_hint=de', '/pages/return-policy?locale_hint=de'],
  ] as const) {
    const { status, headers } = await browsers.visitor.send('GET', path)
    expect([path, status, headers.get('location')]).toEqual([path, 308, place])
  }
})

test.each([
  '/pages/nothing',
  '/pages/ban/more',
  '/Pages/ban.html',
  '/lang-config/de',
  '/likes/nothing',
  '/credits/p1/ideal/more',
  '/transactions/nothing',
  '/members/no-one-at-all',
])('NAV-01 NAV-06 %s is not a path of the product: 404, with a link home', async (path) => {
  const { status, text } = await browsers.member.send('GET', path)
  expect([status, mainHeading(text)]).toEqual([404, phrase('app.not_found.title')])
  expect(text).toMatch(/<a [^>]*href="\/"[^>]*>/)
})

test('ACC-10 the callback of an external log-in redirects to our log-in, keeping the query', async () => {
  for (const [path, place] of [
    ['/callback', '/login'],
    ['/callback?to=%2Flikes', '/login?to=%2Flikes'],
    ['/callback?to=https%3A%2F%2Fevil.example', '/login?to=https%3A%2F%2Fevil.example'],
  ] as const) {
    const { status, headers } = await browsers.visitor.send('GET', path)
    expect([path, status, headers.get('location')]).toEqual([path, 302, place])
  }
  // A member is past the log-in already.
  const { headers } = await browsers.member.send('GET', '/login')
  expect(headers.get('location')).toBe('/members')
})
