import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { logged_out_search: 'all' })
})
afterAll(() => site.close())

/** The home page as a browser with these cookies receives it. */
async function openHome(cookie = '', encoding = 'br') {
  const response = await fetch(site.url, {
    redirect: 'manual',
    headers: { 'accept-encoding': encoding, ...(cookie && { cookie }) },
  })
  const html = await response.text()
  const nonces = new Set([...html.matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce))
  return { html, headers: response.headers, status: response.status, nonces: [...nonces] }
}

const withoutNonce = ({ html, nonces }: Awaited<ReturnType<typeof openHome>>) =>
  html.replaceAll(nonces[0] ?? '', '')

test.each(['br', 'gzip', 'identity'])(
  'SEC-04 every visitor’s home page has a nonce of its own in the page and the policy: %s',
  async (encoding) => {
    const visits = [await openHome('', encoding), await openHome('', encoding)]
    for (const { headers, nonces } of visits) {
      expect(nonces).toEqual([expect.stringMatching(/^[\w-]{22}$/)])
      expect(headers.get('content-security-policy')).toContain(`'nonce-${nonces[0]}'`)
      expect(headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(headers.get('vary')).toBe('cookie, accept-language, sec-gpc, accept-encoding')
      expect(headers.get('cache-control')).toBe('private, no-cache')
    }
    const [first, second] = visits
    expect(first?.nonces).not.toEqual(second?.nonces)
    expect(first && withoutNonce(first)).toBe(second && withoutNonce(second))
  },
)

test('language and theme have home pages of their own', async () => {
  const attributes = async (cookie: string) =>
    /<html [^>]*>/.exec((await openHome(cookie)).html)?.[0]
  for (const [cookie, expected] of [
    ['', 'lang="en" data-theme="system"'],
    ['i18n_redirected=nl', 'lang="nl" data-theme="system"'],
    ['theme=dark', 'lang="en" data-theme="dark"'],
    ['i18n_redirected=nl; theme=dark', 'lang="nl" data-theme="dark"'],
  ] as const)
    for (const _ of ['rendered', 'kept']) expect(await attributes(cookie)).toContain(expected)
})

test('a session never gets a kept home page, and what it gets isn’t kept', async () => {
  await openHome()
  const member = await site.addPerson({ name: 'Jonas' })
  const { status, headers } = await member.browser.send('GET', '/')
  expect([status, headers.get('location')]).toEqual([302, '/members'])
  // The session is over, so this is the visitor's page, but it isn't stored in the browser.
  const over = await openHome(`__Host-auth.session=${'a'.repeat(43)}`)
  expect([over.status, over.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await openHome()).headers.get('cache-control')).toBe('private, no-cache')
})

test('a changed setting is on the home page at once, one of another server within five seconds', async () => {
  const title = async () => /<title>(.*?)<\/title>/.exec((await openHome()).html)?.[1]
  await openHome()
  await site.server.product.sites.changeSettings(1, { index_title: { en: 'Two by two' } })
  expect(await title()).toBe('Two by two · Minuet')
  const { database, clock } = site.server.infrastructure
  await database.run(
    sql`update sites.site set settings = jsonb_set(settings, '{index_title,en}', '"In threes"')
      where id = 1`,
  )
  expect(await title()).toBe('Two by two · Minuet')
  clock.moveBy(5_000)
  expect(await title()).toBe('In threes · Minuet')
})

test('a visitor who came through an advertisement sees whether signing up is open to them', async () => {
  await site.server.product.sites.changeSettings(1, { signups: 'with_trafficsource' })
  const signups = async (cookie?: string) =>
    /"signups":"(\w+)"/.exec((await openHome(cookie)).html)?.[1]
  for (const _ of ['rendered', 'kept']) {
    expect(await signups()).toBe('closed')
    expect(await signups('network=network%3Dspring')).toBe('with_trafficsource')
  }
  await site.server.product.sites.changeSettings(1, { signups: 'all' })
})
