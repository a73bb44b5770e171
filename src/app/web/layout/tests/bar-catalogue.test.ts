import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { someone } from '#features/members/accounts/testing/someone.ts'
import { addPhoto } from '#features/members/accounts/testing/member-actions.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { locales } from '#kernel/locale.ts'
import { pageText } from '../../../testing/page-text.ts'
import { phrase } from '../../../testing/phrase.ts'

let site: PeopledSite
let jonas: TestPerson
beforeAll(async () => {
  site = await startPeopledSite()
  jonas = await site.addPerson({ name: 'Jonas' }, { gender: 'male', seeking: ['female'] })
})
afterAll(() => site.close())

/** The top bar of a page, as the server writes it. */
async function readBar(browser: WebClient, path: string): Promise<string> {
  const { status, text } = await browser.send('GET', path)
  expect([path, status]).toEqual([path, 200])
  return /<header class="topbar.*?<\/header>/s.exec(text)?.[0] ?? ''
}

const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to)
const navigation = (bar: string) => /<nav\b.*?<\/nav>/s.exec(bar)?.[0] ?? ''
const accountButton = new RegExp(
  `<button[^>]*aria-label="${phrase('app.nav.account')}: ([^"]+)".*?</button>`,
  's',
)
const languageButton = `aria-label="${phrase('app.nav.language')}"`

test('NAV-03 a member’s bar leads to the search, messages, likes and credits, and has no log-in', async () => {
  const bar = await readBar(jonas.browser, '/pages/faq')
  expect(links(navigation(bar))).toEqual(expect.arrayContaining(['/members', '/chats', '/likes']))
  expect(pageText(navigation(bar))).toContain(phrase('app.nav.members'))
  expect(pageText(navigation(bar))).toContain(phrase('app.nav.messages'))
  expect(pageText(navigation(bar))).toContain(phrase('app.nav.likes'))
  expect(links(bar).some((to) => /^\/(premium|credits)/.test(to ?? ''))).toBe(true)
  expect(links(bar)).not.toContain('/login')
  expect(links(bar)).not.toContain('/signup')
})

test('NAV-03 the account menu shows the name and the photo, or initials instead, and leads to profile, settings and log-out', async () => {
  const bar = await readBar(jonas.browser, '/pages/faq')
  const [button, name] = accountButton.exec(bar) ?? []
  expect([name, pageText(button ?? '')]).toEqual(['Jonas', expect.stringContaining('Jonas')])
  expect(button).not.toContain('<img')
  expect(links(bar)).toEqual(expect.arrayContaining(['/profile', '/notifications']))
  expect(pageText(bar)).toContain(phrase('app.nav.my_profile'))
  expect(pageText(bar)).toContain(phrase('app.nav.settings'))
  expect(pageText(bar)).toContain(phrase('app.nav.log_out'))

  const mara = await someone(site)
  await addPhoto(site, mara)
  const { body } = await mara.browser.send('GET', '/api/user.php')
  const { main_image } = (
    body as unknown as { user: { profile: { main_image: Record<string, string> } } }
  ).user.profile
  const [withPhoto] = accountButton.exec(await readBar(mara.browser, '/pages/faq')) ?? []
  expect(withPhoto?.replaceAll('&amp;', '&')).toContain(`src="${main_image.thumb_filename}"`)
})

test('NAV-03 a visitor’s bar has log-in and sign-up, and no account menu', async () => {
  for (const path of ['/premium', '/pages/faq', '/login']) {
    const bar = await readBar(site.visitor(), path)
    expect(links(bar)).toEqual(expect.arrayContaining(['/login', '/signup']))
    expect(bar).toContain(phrase('app.nav.log_in'))
    expect(bar).not.toMatch(accountButton)
    for (const to of ['/chats', '/likes', '/profile', '/notifications', '/credits'])
      expect([to, links(bar).includes(to)]).toEqual([to, false])
  }
})

test('NAV-03 a visitor finds the search in the bar only where visitors may search', async () => {
  const { sites } = site.server.product
  await sites.changeSettings(1, { logged_out_search: 'none' })
  expect(links(await readBar(site.visitor(), '/premium'))).not.toContain('/members')
  await sites.changeSettings(1, { logged_out_search: 'all' })
  expect(links(await readBar(site.visitor(), '/premium'))).toContain('/members')
})

test('NAV-03 the language menu exists only where a site has more than one language', async () => {
  const { sites } = site.server.product
  for (const browser of [site.visitor(), jonas.browser])
    expect(await readBar(browser, '/pages/faq')).toContain(languageButton)
  await sites.changeSite(1, { region: { locales: ['en'] } })
  for (const browser of [site.visitor(), jonas.browser]) {
    const bar = await readBar(browser, '/pages/faq')
    expect(bar).not.toContain(languageButton)
    expect(bar).not.toContain('Deutsch')
  }
  await sites.changeSite(1, { region: { locales: ['en', 'fr'] } })
  const bar = await readBar(site.visitor(), '/pages/faq')
  expect([bar.includes(languageButton), bar.includes('Français'), bar.includes('Deutsch')]).toEqual(
    [true, true, false],
  )
  await sites.changeSite(1, { region: { locales: [...locales] } })
})

test('NAV-03 while a sign-up awaits confirmation, the bar is only the logo', async () => {
  const newcomer = await site.addPerson({ name: 'Newcomer', status: 'not_confirmed' })
  const bar = await readBar(newcomer.browser, '/complete-signup')
  expect(links(bar)).toEqual(['/members'])
  expect(bar).not.toContain('<nav')
  expect(bar).not.toContain('<button')
  // On any other page it is complete again.
  expect(await readBar(newcomer.browser, '/pages/faq')).toMatch(accountButton)
})
