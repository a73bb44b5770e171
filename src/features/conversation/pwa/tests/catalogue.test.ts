import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { logIn } from '#features/members/accounts/testing/account-requests.ts'
import { phrase } from '#app/testing/phrase.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import {
  type PeopledSite,
  startPeopledSite,
  type TestPerson,
} from '#features/members/profiles/testing/peopled-site.ts'
import type { Manifest } from '../rules/build-manifest.ts'
import { siteLooks } from '../rules/site-look.ts'

let site: PeopledSite
let jonas: TestPerson
let elena: TestPerson
beforeAll(async () => {
  site = await startPeopledSite()
  jonas = await site.addPerson({ name: 'Jonas' }, { gender: 'male', seeking: ['female'] })
  elena = await site.addPerson({ name: 'Elena' })
})
afterAll(() => site.close())

async function readManifest(cookie = ''): Promise<Manifest> {
  const answer = await fetch(`${site.url}/manifest.webmanifest`, { headers: { cookie } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/manifest+json',
  ])
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  return (await answer.json()) as Manifest
}

test('NTF-08 the manifest belongs to the site, is in the browser’s language, and has colours for light and dark', async () => {
  const manifest = await readManifest()
  expect(manifest).toMatchObject({
    id: '/',
    scope: '/',
    start_url: '/members',
    display: 'standalone',
    name: 'Minuet',
    short_name: 'Minuet',
    lang: 'en',
    theme_color: '#fbf6f4',
  })
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/chats', '/likes', '/members'])
  expect(await readManifest('theme=dark')).toMatchObject({ background_color: '#0d1917' })
  for (const locale of locales) {
    const translated = await readManifest(`i18n_redirected=${locale}`)
    expect([translated.lang, translated.shortcuts[0]?.name]).toEqual([
      locale,
      phrase('installed_app.manifest.messages', { locale }),
    ])
  }
})

test('NTF-08 every picture of the manifest exists in its size, for every brand; maskable icons fill the square', async () => {
  for (const { folder } of Object.values(siteLooks)) {
    for (const locale of locales) {
      const { icons, screenshots, shortcuts } = await readManifest(`i18n_redirected=${locale}`)
      for (const { src, sizes, type } of [
        ...icons,
        ...screenshots,
        ...shortcuts.flatMap((shortcut) => shortcut.icons),
      ]) {
        const file = join(projectRoot, 'src/app/web/public', src.replace('minuet', folder))
        const { width, height, format } = await sharp(readFileSync(file)).metadata()
        expect([file, `${width}x${height}`, `image/${format}`]).toEqual([file, sizes, type])
      }
    }
    for (const [name, opaque] of [
      ['icon-maskable-512', 255],
      ['touch-icon', 255],
      ['icon-any-512', 0],
    ] as const) {
      const file = join(projectRoot, 'src/app/web/public/app', folder, `${name}.png`)
      const corner = await sharp(file)
        .ensureAlpha()
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect([file, corner[3]]).toEqual([file, opaque])
    }
  }
})

test('NTF-08 every page links the manifest and the icons for iPhones; in quiet mode none does', async () => {
  for (const [browser, path] of [
    [site.visitor(), '/'],
    [site.visitor(), '/pages/faq'],
    [jonas.browser, '/members'],
    [jonas.browser, '/chats'],
  ] as const) {
    const { text } = await browser.send('GET', path)
    expect(text).toContain(
      '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">',
    )
    expect(text).toContain('<link rel="apple-touch-icon" href="/app/minuet/touch-icon.png">')
    expect(text).toContain('<meta name="apple-mobile-web-app-title" content="Minuet">')
  }
  const quiet = await fetch(`${site.url}/pages/faq`, { headers: { cookie: 'quiet=keep_session' } })
  expect(await quiet.text()).not.toContain('manifest.webmanifest')
})

test('NTF-08 the offline page is the same for a member as for a visitor and contains nothing about them; its document links every file it needs', async () => {
  const normalize = (html: string) =>
    html.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/"(dehydratedAt|dataUpdatedAt)":\d+/g, '')
  const [member, visitor] = [
    await jonas.browser.send('GET', '/offline'),
    await site.visitor().send('GET', '/offline'),
  ]
  expect([member.status, visitor.status]).toEqual([200, 200])
  expect(member.text).not.toContain('Jonas')
  expect(member.text).not.toContain(jonas.member)
  expect(normalize(member.text)).toBe(normalize(visitor.text))
  expect(member.text).toContain(phrase('installed_app.offline.title'))
  const lazyParts = await fetch(
    `${site.url}${/href="(\/assets\/lazy-parts[^"]+)"/.exec(member.text)?.[1]}`,
  )
  expect(lazyParts.status).toBe(200)
  const polish = await fetch(`${site.url}/offline`, { headers: { cookie: 'i18n_redirected=pl' } })
  expect(await polish.text()).toContain(phrase('installed_app.offline.retry', { locale: 'pl' }))
})

test('NTF-08 the service worker keeps its address and responds only to navigations and requests for its page’s files', async () => {
  const worker = await (await fetch(`${site.url}/sw-push.js?v=2`)).text()
  expect(worker).toContain("addEventListener('push'")
  expect(worker.match(/cache\.put\(/g)).toHaveLength(2)
})

test('NTF-08 SEC-04 the key for reading offline comes with the session, differs for every log-in, is never the token, and ends with it', async () => {
  const nora = await site.addPerson({ name: 'Nora' })
  const browser = site.visitor()
  const keys = new Set<string>()
  for (let log = 0; log < 2; log += 1) {
    const { status, setCookies } = await logIn(browser, nora.name)
    expect(status).toBe(200)
    const [session = '', key = ''] = ['session', 'offline'].map((name) =>
      setCookies.find((line) => line.startsWith(`__Host-auth.${name}=`)),
    )
    expect(key).toMatch(/^__Host-auth\.offline=[\w-]{43}; /)
    expect([key, session].map((line) => /; secure/i.test(line))).toEqual([true, true])
    expect([key, session].map((line) => /; httponly/i.test(line))).toEqual([false, true])
    expect(session).not.toContain(key.slice(20, 63))
    keys.add(key)
  }
  expect(keys.size).toBe(2)
  await browser.send('GET', '/api/logout.php', undefined, { origin: site.url })
  expect(browser.cookies.has('__Host-auth.offline')).toBe(false)
})

test('NTF-08 a page requested with a session that the server has ended deletes the key', async () => {
  const browser = site.visitor()
  browser.cookies.set('__Host-auth.session', 'x'.repeat(43))
  browser.cookies.set('__Host-auth.offline', 'y'.repeat(43))
  await browser.send('GET', '/pages/faq')
  expect(browser.cookies.has('__Host-auth.offline')).toBe(false)
})

test('NTF-08 the server names the conversations a browser may keep: not one severed by a block, for either side, nor a removed one, nor someone else’s', async () => {
  const mia = await site.addPerson({ name: 'Mia' })
  const write = async (from: TestPerson, to: TestPerson) => {
    const answer = await from.browser.send('POST', `/api/members/${to.member}/messages`, {
      id: randomUUID(),
      text: 'Hello',
    })
    expect(answer.status).toBe(200)
    return (answer.body as unknown as { conversation: { id: string } }).conversation.id
  }
  const [withElena, withMia] = [await write(jonas, elena), await write(jonas, mia)]
  const readable = async (who: TestPerson, ids = [withElena, withMia]) => {
    const answer = await who.browser.send('GET', `/api/chats/readable?conversations=${ids}`)
    expect(answer.status).toBe(200)
    const { conversations } = answer.body as unknown as { conversations: { id: string }[] }
    return new Set(conversations.map(({ id }) => id))
  }
  expect(await readable(jonas)).toEqual(new Set([withElena, withMia]))
  expect(await readable(elena)).toEqual(new Set([withElena]))
  expect(await readable(jonas, [randomUUID(), 'no-such-id'])).toEqual(new Set())

  const blocked = await elena.browser.send('POST', `/api/members/${jonas.member}/block`, {})
  expect(blocked.status).toBeLessThan(300)
  expect(await readable(jonas)).toEqual(new Set([withMia]))
  expect(await readable(elena)).toEqual(new Set())
  await jonas.browser.send('DELETE', `/api/members/${mia.member}/chats`)
  expect(await readable(jonas)).toEqual(new Set())
})
