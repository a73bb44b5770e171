import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import { getRowPath, settingsGroups } from '../frame/settings-rows.ts'

let site: PeopledSite
let jonas: TestPerson
let elena: TestPerson
beforeAll(async () => {
  site = await startPeopledSite()
  jonas = await site.addPerson({ name: 'Jonas' }, { gender: 'male', seeking: ['female'] })
  elena = await site.addPerson({ name: 'Elena' })
})
afterAll(() => site.close())

const rows = settingsGroups.flatMap(({ rows: each }) => each)
const read = async (path: string) => (await jonas.browser.send('GET', path)).text
/** The part of a page around its own content, without menus. */
const readMain = async (path: string) => /<main.*<\/main>/s.exec(await read(path))?.[0] ?? ''
/** The text of a row of the list, as the server renders it. */
const findRow = (page: string, path: string) =>
  (new RegExp(`<a[^>]*class="row[^>]*href="${path}".*?</a>`, 's').exec(page) ??
    new RegExp(`<a[^>]*href="${path}"[^>]*class="row.*?</a>`, 's').exec(page))?.[0] ?? ''

test('NTF-01 NAV-01 every setting is a row of one list, whose link works before scripts do', async () => {
  const list = await readMain('/notifications')
  expect(list).toMatch(new RegExp(`<h1[^>]*>${phrase('settings.title')}</h1>`))
  for (const row of rows) {
    const path = getRowPath(row)
    expect([row, findRow(list, path)]).toEqual([row, expect.stringContaining(path)])
    const answer = await jonas.browser.send('GET', path)
    expect([path, answer.status]).toEqual([path, 200])
  }
})

test('NTF-01 each settings page has its title as its heading, links back to the list and is highlighted there', async () => {
  for (const row of rows.filter((one) => getRowPath(one).startsWith('/notifications/'))) {
    const path = getRowPath(row)
    const page = await readMain(path)
    const title = phrase(`settings.places.${row}`)
    expect([
      path,
      page.match(/<h1[^>]*>.*?<\/h1>/gs)?.map((h1) => h1.replace(/<[^>]*>/g, '')),
    ]).toEqual([path, [title]])
    expect([path, findRow(page, path).includes('aria-current="page"')]).toEqual([path, true])
    expect([path, page.includes('href="/notifications"')]).toEqual([path, true])
  }
})

test('NTF-01 the list shows the current value of each setting', async () => {
  const state = async (path: string) =>
    findRow(await readMain('/notifications'), path).replace(/<[^>]*>/g, ' ')
  expect(await state('/notifications/blocked')).toContain(
    phrase('settings_list.states.people', { count: 0 }),
  )
  expect(await state('/notifications/cards')).toContain(
    phrase('settings_list.states.cards', { count: 0 }),
  )
  expect(await state('/notifications/push')).toContain(phrase('settings_list.states.at_once'))
  await jonas.browser.send('POST', `/api/members/${elena.member}/block`, {})
  await jonas.browser.send('PUT', '/api/notifications', { frequency: 'weekly' })
  expect(await state('/notifications/blocked')).toContain(
    phrase('settings_list.states.people', { count: 1 }),
  )
  expect(await state('/notifications/push')).toContain(phrase('settings_list.states.weekly'))
  await jonas.browser.send('DELETE', `/api/members/${elena.member}/block`)
})

test('NTF-01 BEY-03 BEY-16 BEY-24 all privacy controls are in the settings, and none on the profile', async () => {
  const controls = {
    '/notifications/privacy': phrase('settings.invisible.on'),
    '/notifications/quiet': phrase('settings.quiet.on'),
    '/notifications/blocked': phrase('blocks.list.empty'),
    '/notifications/contacts': phrase('blocks.contacts.address'),
    '/notifications/words': phrase('warnings.words.label'),
  }
  const privacy = settingsGroups.find(({ group }) => group === 'privacy')
  expect(privacy?.rows.map(getRowPath)).toEqual(Object.keys(controls))
  const profile = await readMain('/profile')
  for (const [path, control] of Object.entries(controls)) {
    expect([path, (await readMain(path)).includes(control)]).toEqual([path, true])
    expect([path, profile.includes(control)]).toEqual([path, false])
  }
})

test('ACC-11 ACC-14 on every page the account menu leads to logging out and to deleting the account', async () => {
  for (const path of ['/members', '/chats', '/profile', '/credits', '/notifications/cards']) {
    const menu = /role="menu" [^>]*>(?:(?!<\/main>).)*?\/notifications\/delete/s.exec(
      await read(path),
    )
    expect([path, menu?.[0].includes(phrase('app.nav.log_out'))]).toEqual([path, true])
  }
})

test('NAV-01 addresses that settings and profile had before lead to their pages', async () => {
  const moved = await jonas.browser.send('GET', '/notifications/location?from=mail')
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/profile/place?from=mail'])
  expect((await jonas.browser.send('GET', '/profile/nothing')).status).toBe(404)
})

test('PRO-03 the profile is a list of parts, each showing its content and what could be added', async () => {
  const profile = await readMain('/profile')
  for (const part of ['photos', 'about', 'prompts', 'facts', 'interests', 'seeking', 'place'])
    expect([part, profile.includes(`href="/profile/${part}"`)]).toEqual([part, true])
  expect(profile).toContain(phrase('profiles.own.items.main_photo'))
  expect(profile).not.toContain('<textarea')
  await jonas.browser.send('PUT', '/api/profile/about', {
    about: 'I tune pianos, by bicycle as far as the tools allow.',
  })
  const after = await readMain('/profile')
  expect(after).toContain('I tune pianos, by bicycle as far as the tools allow.')
  expect(after).not.toContain(phrase('profiles.own.items.about'))
})
