import { expect, test, vi } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import {
  findConversation,
  findFilter,
  findRow,
  isHiddenFromJonas,
  listNames,
  messageCount,
  openConversation,
  pickFromMenu,
  receiveMessages,
} from '../testing/chat-list.ts'

const stage = withSite()
// A browser and a site share the machine with every other test.
vi.setConfig({ testTimeout: 90_000 })

test('CHAT-01 BEY-18 the list can be searched by name and shows what is unread, whose turn it is, and what is closed', async () => {
  const jonas = await stage.visitor({ as: 'Jonas' })
  await openHydrated(jonas, '/chats')
  const all = await listNames(jonas)
  expect(all).toContain('Elena')
  await jonas.getByLabel(phrase('chat.list.search')).fill('éLEN')
  await expect.poll(() => listNames(jonas)).toEqual(['Elena'])
  // Opening a search result keeps the search next to it.
  await jonas.getByRole('link', { name: 'Elena', exact: true }).click()
  await jonas.getByRole('heading', { level: 1, name: /Elena/ }).waitFor()
  expect(await jonas.getByLabel(phrase('chat.list.search')).inputValue()).toBe('éLEN')
  await jonas.getByLabel(phrase('chat.list.search')).fill('nobody of this name')
  await jonas.getByText(phrase('chat.list.none_found')).waitFor()
  await jonas.getByLabel(phrase('chat.list.search')).press('Escape')
  await expect.poll(() => listNames(jonas)).toEqual(all)

  await receiveMessages(stage, 'Claire', 1)
  await findFilter(jonas, phrase('chat.show.unread')).click()
  await expect.poll(() => listNames(jonas)).toContain('Claire')
  await expect.poll(() => jonas.locator('.chat-row:not(:has(.badge))').count()).toBe(0)
  await findFilter(jonas, phrase('chat.show.your_turn')).click()
  await expect.poll(() => listNames(jonas)).toContain('Claire')
  await expect
    .poll(() =>
      jonas
        .locator('.chat-row')
        .filter({ hasText: phrasePattern('chat.list.you') })
        .count(),
    )
    .toBe(0)
  expect(await findSeriousViolations(jonas)).toEqual([])
  await findFilter(jonas, phrase('chat.show.closed')).click()
  await jonas.getByText(phrase('chat.show.none_closed')).waitFor()
  await findFilter(jonas, phrase('chat.show.all')).click()
  await expect.poll(() => listNames(jonas)).toContain('Elena')
})

test('CHAT-04 NTF-05 a muted conversation is left out of all counts until it is unmuted', async () => {
  const jonas = await stage.visitor({ as: 'Jonas' })
  await openHydrated(jonas, '/chats')
  await receiveMessages(stage, 'Claire', 2)
  await findRow(jonas, 'Claire').locator('.badge').waitFor()
  const before = await jonas.title()
  await pickFromMenu(jonas, 'Claire', phrase('chat.mute.always'))
  await jonas.getByText(phrase('chat.mute.done_always', { name: 'Claire' })).waitFor()
  await findRow(jonas, 'Claire').getByText(phrase('chat.mute.label')).waitFor()
  await expect.poll(() => jonas.title(), { timeout: 10_000 }).not.toBe(before)
  const muted = await jonas.title()
  await receiveMessages(stage, 'Claire', 3)
  await openHydrated(jonas, '/chats')
  await findRow(jonas, 'Claire').getByText(`Claire says ${messageCount}.`).waitFor()
  await expect.poll(() => jonas.title(), { timeout: 10_000 }).toBe(muted)
  await pickFromMenu(jonas, 'Claire', phrase('chat.mute.off'))
  await expect.poll(() => jonas.title(), { timeout: 10_000 }).not.toBe(muted)
})

test('CHAT-04 CHAT-09 the log starts at the first unread message, counts new messages below, and shows where its history ends', async () => {
  const { sites } = stage.site().server.product
  await sites.changeSettings(1, { history_limit: 130 })
  await receiveMessages(stage, 'Claire', 140)
  const jonas = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  const { id, key, jonas: account } = await findConversation(stage, 'Claire')
  const { database } = stage.site().server.infrastructure
  await database.run(sql`
    update chat.conversation set a_delivered = seq, b_delivered = seq,
      a_read = case a_id when ${account} then seq - 30 else a_read end, b_read = case b_id when ${account} then seq - 30 else b_read end,
      a_unread = case a_id when ${account} then 30 else a_unread end, b_unread = case b_id when ${account} then 30 else b_unread end where id = ${key}`)
  await openHydrated(jonas, `/chats/${id}`)
  const log = jonas.getByRole('log')
  // On a phone the conversation contains the page's only heading.
  expect(await jonas.locator('h1:visible').allTextContents()).toEqual([
    expect.stringContaining('Claire'),
  ])
  const line = log.getByText(phrase('chat.log.unread_from'))
  await expect.poll(() => line.evaluate((each) => each.getBoundingClientRect().top > 0)).toBe(true)
  const jump = jonas.getByRole('button', { name: phrase('chat.log.new', { count: 30 }) })
  await jump.waitFor()
  expect(await findSeriousViolations(jonas)).toEqual([])
  await jump.click()
  await jump.waitFor({ state: 'hidden' })
  expect(await log.evaluate((each) => each.scrollTop)).toBe(0)
  await log.getByText(phrase('chat.log.limit')).waitFor({ state: 'detached' })

  // Older messages load above; the message in view stays in place.
  for (let page = 1; page <= 2; page += 1) {
    await log.evaluate((each) => each.scrollTo({ top: -each.scrollHeight }))
    const anchor = log.getByText(
      (await log.locator('.bubble .chat-text').first().textContent()) ?? '',
      { exact: true },
    )
    const top = await anchor.evaluate((each) => each.getBoundingClientRect().top)
    const count = await log.locator('.bubble').count()
    await log.getByRole('button', { name: phrase('chat.log.earlier') }).click()
    await expect.poll(() => log.locator('.bubble').count()).toBeGreaterThan(count)
    await expect
      .poll(() =>
        anchor.evaluate((each, was) => Math.abs(each.getBoundingClientRect().top - was), top),
      )
      .toBeLessThan(60)
  }
  await log.getByText(phrase('chat.log.limit')).waitFor()
  expect(await log.locator('.bubble').count()).toBe(130)
  await sites.changeSettings(1, { history_limit: 2000 })
})

test('NTF-07 a member whose page is hidden goes offline, and comes back online once it is visible', async () => {
  const elena = await stage.visitor({ as: 'Elena' })
  const jonas = await stage.visitor({ as: 'Jonas' })
  await openHydrated(elena, '/likes')
  await openConversation(jonas, 'Elena')
  const heading = jonas.getByRole('heading', { level: 1, name: /Elena/ })
  await heading.getByText(phrase('chat.head.online'), { exact: true }).last().waitFor()
  const setVisibility = (state: 'hidden' | 'visible') =>
    elena.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => visibility,
      })
      // A hidden page doesn't poll either.
      Object.defineProperty(document, 'hidden', {
        configurable: true,
        get: () => visibility === 'hidden',
      })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  const [beacon] = await Promise.all([
    elena.waitForRequest('**/api/page-hidden.php'),
    setVisibility('hidden'),
  ])
  expect([beacon.method(), beacon.resourceType()]).toEqual(['POST', 'ping'])
  await openHydrated(jonas, new URL(jonas.url()).pathname)
  await heading.getByText(phrase('chat.seen.today')).waitFor()
  expect(await heading.getByText(phrase('chat.head.online'), { exact: true }).count()).toBe(0)
  await Promise.all([elena.waitForResponse('**/api/user.php'), setVisibility('visible')])
  await openHydrated(jonas, new URL(jonas.url()).pathname)
  await heading.getByText(phrase('chat.head.online'), { exact: true }).last().waitFor()

  // Neither is shown in invisible mode.
  const { database } = stage.site().server.infrastructure
  await database.run(sql`update accounts.account set invisible = true where name = 'Elena'`)
  await openHydrated(jonas, new URL(jonas.url()).pathname)
  await heading.waitFor()
  expect((await heading.textContent())?.trim()).toMatch(/^Elena(, \d+)?$/)
  await database.run(sql`update accounts.account set invisible = false where name = 'Elena'`)
})

test('NTF-05 an installed app shows the count on its icon; where the browser refuses, no error appears', async () => {
  const jonas = await stage.visitor({ as: 'Jonas' })
  await jonas.addInitScript(() => {
    const borne: number[] = []
    Object.assign(window, { borne })
    Object.assign(navigator, {
      setAppBadge: (count: number) => (borne.push(count), Promise.reject(new Error('not allowed'))),
      clearAppBadge: () => (borne.push(0), Promise.reject(new Error('not allowed'))),
    })
  })
  const faults: string[] = []
  jonas.on('pageerror', (error) => faults.push(error.message))
  await receiveMessages(stage, 'Claire', 2)
  await openHydrated(jonas, '/members')
  await expect.poll(() => jonas.title(), { timeout: 10_000 }).toMatch(/^\(\d+\) /)
  const unreadInTitle = Number(/^\((\d+)\)/.exec(await jonas.title())?.[1])
  await expect
    .poll(() => jonas.evaluate(() => (window as unknown as { borne: number[] }).borne.at(-1)))
    .toBe(unreadInTitle)
  expect(faults).toEqual([])
})

test('BEY-18 a friendly goodbye closes the conversation, the other member reads it in their own language, and it can be reopened', async () => {
  const jonas = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  const elena = await stage.visitor({ as: 'Elena', locale: 'de' })
  const { id } = await findConversation(stage, 'Elena')
  await openHydrated(elena, `/chats/${id}`)
  await openConversation(jonas, 'Elena')
  const credits = await jonas
    .getByRole('link', { name: /credits?$/ })
    .first()
    .textContent()
  await jonas.getByRole('button', { name: phrase('chat.head.menu', { name: 'Elena' }) }).click()
  await jonas.getByRole('menuitem', { name: phrase('goodbye.action') }).click()
  const dialog = jonas.getByRole('dialog', {
    name: phrase('goodbye.title', { name: 'Elena' }),
  })
  await dialog.getByLabel(phrase('goodbye.phrases.met_someone')).check()
  expect(await findSeriousViolations(jonas)).toEqual([])
  await dialog.getByRole('button', { name: phrase('goodbye.submit') }).click()
  await jonas.getByText(phrase('goodbye.now_you')).waitFor()
  expect(await jonas.getByLabel(phrase('chat.composer.label', { name: 'Elena' })).count()).toBe(0)
  expect(
    await jonas
      .getByRole('link', { name: /credits?$/ })
      .first()
      .textContent(),
  ).toBe(credits)

  // It arrived live, as a friendly message, and replaced the composer.
  await elena
    .getByRole('log')
    .getByText(
      phrase('goodbye.by_them_with', {
        locale: 'de',
        name: 'Jonas',
        text: phrase('goodbye.phrases.met_someone', { locale: 'de' }),
      }),
    )
    .waitFor()
  await elena.getByText(phrase('goodbye.now_them', { locale: 'de' })).waitFor()
  expect(
    await elena.getByRole('button', { name: phrase('goodbye.open', { locale: 'de' }) }).count(),
  ).toBe(0)
  expect(await findSeriousViolations(elena)).toEqual([])

  await openHydrated(jonas, '/chats')
  await expect.poll(() => listNames(jonas)).not.toContain('Elena')
  await findFilter(jonas, phrase('chat.show.closed')).click()
  await jonas.getByRole('link', { name: 'Elena', exact: true }).click()
  await jonas.getByRole('button', { name: phrase('goodbye.open') }).click()
  await jonas.getByLabel(phrase('chat.composer.label', { name: 'Elena' })).waitFor()
  await elena.getByLabel(phrase('chat.composer.label', { locale: 'de', name: 'Jonas' })).waitFor()
})

test('CHAT-07 BEY-11 a removed chat disappears immediately and can be restored with Undo for the site’s undo time; if removing fails, an error is shown and the list is reloaded', async () => {
  // Long enough for a slow machine to press Undo.
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 30 })
  const jonas = await stage.visitor({ as: 'Jonas' })
  await openHydrated(jonas, '/chats')
  const requested: string[] = []
  jonas.on(
    'request',
    (request) => request.url().includes('/api/chats') && requested.push(request.method()),
  )
  await pickFromMenu(jonas, 'Claire', phrase('chat.remove.action'))
  await expect.poll(() => listNames(jonas)).not.toContain('Claire')
  await jonas.getByRole('button', { name: phrase('chat.remove.undo') }).click()
  await expect.poll(() => listNames(jonas)).toContain('Claire')
  expect(requested).not.toContain('DELETE')

  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 2 })
  await openHydrated(jonas, '/chats')
  await jonas.route('**/api/chats', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, body: '{}' })
      : route.continue(),
  )
  requested.splice(0)
  await pickFromMenu(jonas, 'Claire', phrase('chat.remove.action'))
  await expect.poll(() => listNames(jonas)).not.toContain('Claire')
  await jonas.getByText(phrase('chat.remove.failed', { name: 'Claire' })).waitFor()
  await expect.poll(() => listNames(jonas)).toContain('Claire')
  expect(requested).toContain('GET')
  await jonas.unroute('**/api/chats')
  await pickFromMenu(jonas, 'Claire', phrase('chat.remove.action'))
  await expect
    .poll(() => requested.filter((method) => method === 'DELETE').length, { timeout: 10_000 })
    .toBe(2)
  await openHydrated(jonas, '/chats')
  expect(await listNames(jonas)).not.toContain('Claire')
})

test('CHAT-07 BEY-11 a chat being removed is gone for good when the member leaves the page, on any page of the site', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 30 })
  const jonas = await stage.visitor({ as: 'Jonas' })
  await openHydrated(jonas, '/chats')
  await pickFromMenu(jonas, 'Elena', phrase('chat.remove.action'))
  await expect.poll(() => listNames(jonas)).not.toContain('Elena')
  await jonas
    .getByRole('navigation')
    .getByRole('link', { name: phrase('app.nav.members') })
    .first()
    .click()
  await jonas.waitForURL('**/members**')
  await jonas.goto('about:blank')
  const { id } = await findConversation(stage, 'Elena')
  await expect.poll(() => isHiddenFromJonas(stage, id)).toBe(true)
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 2 })
})
