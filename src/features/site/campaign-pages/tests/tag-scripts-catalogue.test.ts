import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { someone } from '#features/members/accounts/testing/someone.ts'
import { locales } from '#kernel/locale.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { cast: false })
})
afterAll(() => site.close())
beforeEach(() => change([], []))

const pixel = 'https://tags.example/pixel.js?id=7&v=2'
const lander = '/landers/gallery/summer'

type Scripts = readonly (string | { src: string; data: Record<string, string> })[]
const change = (scripts: Scripts, hosts: readonly string[]) =>
  site.server.product.sites.changeSettings(1, {
    tag_scripts: [...scripts],
    tag_hosts: [...hosts],
  })

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${site.url}${path}`, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
  })
  const html = (await response.text()).replaceAll('&amp;', '&')
  const policy = (response.headers.get('content-security-policy') ?? '').replace(
    /nonce-[\w-]+/g,
    'nonce-N',
  )
  return { status: response.status, response, html, policy }
}

const readList = (html: string) => /name="list" value="([^"]+)"/.exec(html)?.[1] ?? ''

async function choose(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${site.url}/tag-scripts/choice`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, ...headers },
    body: new URLSearchParams(fields),
  })
  const set = response.headers.get('set-cookie') ?? ''
  return { response, set, cookie: set.split(';')[0] ?? '' }
}

/** The cookie of a visitor who allowed the present list. */
async function allow(): Promise<string> {
  const { html } = await open(lander)
  const { cookie } = await choose({ choice: 'allow', list: readList(html), page: lander })
  return cookie
}

const question = 'aria-label="Scripts from other companies"'

test('SITE-08 without the setting there is no script, no question and no frame, and the policy is the same as on every page', async () => {
  const { html, policy } = await open(lander, { cookie: 'tag_choice=allow.0123456789abcdef' })
  expect(html).not.toMatch(/tag-scripts|tag_choice|iframe|tags\.example/)
  expect(html).not.toContain(question)
  expect(policy).toBe((await open('/login')).policy)
  expect((await open('/tag-scripts/frame')).status).toBe(404)
  const { response, set } = await choose({
    choice: 'allow',
    list: '0123456789abcdef',
    page: lander,
  })
  expect([response.status, set]).toEqual([404, ''])
  expect((await open('/pages/cookies')).html).toContain('That is why we do not ask you')
})

test('SITE-08 before a choice a campaign page asks, in seven languages, with the hosts named, and loads nothing', async () => {
  await change([pixel], ['metrics.example'])
  for (const locale of locales) {
    const { html, policy } = await open(lander, { cookie: `i18n_redirected=${locale}` })
    const hosts = new Intl.ListFormat(locale).format(['metrics.example', 'tags.example'])
    expect(html).toContain(phrase('tag_scripts.question', { locale, hosts }))
    const buttons = [...html.matchAll(/<button type="submit" class="([^"]+)"[^>]*value="(\w+)"/g)]
    // Both look the same, and neither is preselected.
    expect(buttons.map(([, , value]) => value)).toEqual(['decline', 'allow'])
    expect(buttons[0]?.[1]).toBe(buttons[1]?.[1])
    expect(html).not.toMatch(/checked|tags\.example\/pixel|<iframe/)
    expect(policy).toBe((await open('/login')).policy)
  }
  expect((await open('/tag-scripts/frame')).status).toBe(404)
})

test('SITE-08 after consent the page has a frame of its own origin with exactly the scripts, hosts and a nonce', async () => {
  await change(
    [pixel, { src: 'https://cdn.tags.example/b.js', data: { 'data-account': `"'><b>&7` } }],
    ['metrics.example:8443'],
  )
  const cookie = await allow()
  const page = await open(lander, { cookie })
  expect(page.html).toMatch(
    /<iframe src="\/tag-scripts\/frame" sandbox="allow-scripts" title="[^"]+" hidden=""><\/iframe>/,
  )
  expect(page.html).not.toContain(phrase('tag_scripts.decline'))
  expect(page.policy).toBe(
    (await open('/login')).policy.replace('base-uri', "frame-src 'self'; base-uri"),
  )
  const frame = await open('/tag-scripts/frame', { cookie })
  expect(frame.status).toBe(200)
  const hosts = 'https://cdn.tags.example https://metrics.example:8443 https://tags.example'
  expect(frame.policy).toBe(
    `default-src 'none'; script-src 'nonce-N' ${hosts}; connect-src ${hosts}; img-src ${hosts}; ` +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
  )
  const nonce = /'nonce-([\w-]+)'/.exec(frame.response.headers.get('content-security-policy') ?? '')
  expect([...frame.html.matchAll(/<script src.*?<\/script>/g)].map(([tag]) => tag)).toEqual([
    `<script src="https://tags.example/pixel.js?id=7&#38;v=2" nonce="${nonce?.[1]}"></script>`,
    `<script src="https://cdn.tags.example/b.js" nonce="${nonce?.[1]}" data-account="&#34;&#39;&#62;&#60;b&#62;&#38;7"></script>`,
  ])
  expect(frame.response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(frame.response.headers.get('cache-control')).toBe('no-store')
})

test('SITE-08 the choice is stored first-party for six months and returns to the page with its query', async () => {
  await change([pixel], [])
  const list = readList((await open(lander)).html)
  expect(list).toMatch(/^[0-9a-f]{16}$/)
  const allowed = await choose({ choice: 'allow', list, page: `${lander}?gclid=a-7` })
  expect(allowed.set).toBe(
    `tag_choice=allow.${list}; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  )
  expect([allowed.response.status, allowed.response.headers.get('location')]).toEqual([
    303,
    `${lander}?gclid=a-7`,
  ])
  const declined = await choose({ choice: 'decline', list, page: lander })
  expect(declined.set).toMatch(/^tag_choice=decline; Max-Age=15552000;/)
  // A visitor who declined isn't asked again, even about another list.
  await change([pixel], ['metrics.example'])
  const { html } = await open(lander, { cookie: declined.cookie })
  expect(html).not.toMatch(/<iframe/)
  expect(html).not.toContain(phrase('tag_scripts.decline'))
  const again = await choose(
    { choice: 'allow', list: readList(html), page: lander },
    { cookie: declined.cookie },
  )
  expect((await open('/tag-scripts/frame', { cookie: again.cookie })).status).toBe(200)
})

test('SITE-08 permission is withdrawn with one button, on the campaign page and on the page about cookies', async () => {
  await change([pixel], [])
  const cookie = await allow()
  for (const path of [lander, '/pages/cookies']) {
    const { html } = await open(path, { cookie })
    expect(html).toContain(phrase('tag_scripts.allowed', { hosts: 'tags.example' }))
    expect([...html.matchAll(/<button [^>]*value="(\w+)"/g)].map(([, v]) => v)).toEqual(['decline'])
    expect(html).toContain(`name="page" value="${path}"`)
    const after = await choose({ choice: 'decline', list: readList(html), page: path }, { cookie })
    expect((await open('/tag-scripts/frame', { cookie: after.cookie })).status).toBe(404)
    expect((await open(lander, { cookie: after.cookie })).html).not.toContain('<iframe')
  }
})

test('SITE-08 a changed list asks again; consent to another list, or to a made-up one, has no effect', async () => {
  await change([pixel], [])
  const cookie = await allow()
  const lists: readonly [Scripts, readonly string[]][] = [
    [[pixel, 'https://tags.example/second.js'], []],
    [[pixel], ['metrics.example']],
    [[{ src: pixel, data: { 'data-a': 'b' } }], []],
  ]
  for (const [scripts, hosts] of lists) {
    await change(scripts, hosts)
    const { html } = await open(lander, { cookie })
    expect(html).toContain(phrase('tag_scripts.decline'))
    expect(html).not.toContain('<iframe')
    expect((await open('/tag-scripts/frame', { cookie })).status).toBe(404)
  }
  for (const value of ['allow', 'allow.', 'allow.0123456789abcdef', 'true', 'allow.*'])
    expect((await open('/tag-scripts/frame', { cookie: `tag_choice=${value}` })).status).toBe(404)
  await change([pixel], [])
  expect((await open('/tag-scripts/frame', { cookie })).status).toBe(200)
})

test('SITE-08 Global Privacy Control counts as a refusal without asking, and overrides an earlier permission', async () => {
  await change([pixel], [])
  const cookie = await allow()
  for (const headers of [{ 'sec-gpc': '1' }, { 'sec-gpc': '1', cookie }]) {
    const { html, response } = await open(lander, headers)
    expect(html).toContain(phrase('tag_scripts.declined_by_browser', { hosts: 'tags.example' }))
    expect(html).not.toMatch(/<iframe|name="choice"/)
    expect(response.headers.get('vary')).toContain('sec-gpc')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect((await open('/tag-scripts/frame', headers)).status).toBe(404)
  }
})

test('SITE-08 members never get the scripts or the question, on any page', async () => {
  await change([pixel], [])
  const choice = await allow()
  const { browser } = await someone(site)
  const session = [...browser.cookies].map(([name, value]) => `${name}=${value}`)
  const cookie = [choice, ...session].join('; ')
  const { response } = await open(lander, { cookie })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/members'])
  expect((await open('/tag-scripts/frame', { cookie })).status).toBe(404)
  for (const path of ['/members', '/pages/cookies', '/pages/terms', '/profile']) {
    const page = await open(path, { cookie })
    expect([path, page.status, /<iframe/.test(page.html)]).toEqual([path, 200, false])
    expect(page.policy).not.toContain('frame-src')
  }
})

test('SITE-08 pages other than the campaigns have neither scripts nor question, and the same policy as without the setting', async () => {
  const paths = ['/', '/login', '/signup', '/pricing', '/pages/terms', '/pages/cookies', '/support']
  const before = await Promise.all(paths.map(async (path) => (await open(path)).policy))
  await change([pixel], ['metrics.example'])
  const cookie = await allow()
  for (const [index, path] of paths.entries()) {
    const page = await open(path, { cookie })
    expect([path, page.policy]).toEqual([path, before[index]])
    expect([path, /<iframe/.test(page.html)]).toEqual([path, false])
    if (path !== '/pages/cookies') expect(page.html).not.toMatch(/tags\.example|metrics\.example/)
  }
})

test('SITE-08 the pages about cookies and privacy name the hosts and the cookie, in seven languages', async () => {
  await change([pixel], ['metrics.example'])
  for (const locale of locales) {
    const hosts = new Intl.ListFormat(locale).format(['metrics.example', 'tags.example'])
    for (const page of ['cookies', 'privacy']) {
      const { html } = await open(`/pages/${page}`, { cookie: `i18n_redirected=${locale}` })
      expect([locale, page, html.includes(hosts)]).toEqual([locale, page, true])
      expect([locale, html.includes('tag_choice')]).toEqual([locale, page === 'cookies'])
    }
  }
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['the frame itself', { origin: 'null' }],
])('SITE-08 a choice posted from %s is refused', async (_, headers) => {
  await change([pixel], [])
  const list = readList((await open(lander)).html)
  const { response, set } = await choose({ choice: 'allow', list, page: lander }, headers)
  expect([response.status, set]).toEqual([403, ''])
})

test.each([
  { choice: 'maybe' },
  { choice: '' },
  { list: '' },
  { list: 'x; Path=/; Domain=example' },
  { page: 'https://evil.example/' },
  { page: '//evil.example/landers/video' },
  { page: '/landers/video/../../office' },
  { page: '/landers/video\r\nset-cookie: a=b' },
  { page: '/members' },
])('SITE-08 a malformed choice is refused and stores nothing: %o', async (fields) => {
  await change([pixel], [])
  const list = readList((await open(lander)).html)
  const { response, set } = await choose({ choice: 'allow', list, page: lander, ...fields })
  expect([response.status, set]).toEqual([422, ''])
})
