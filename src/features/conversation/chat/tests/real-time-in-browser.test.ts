import type { Page, WebSocket } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite()
vi.setConfig({ testTimeout: 90_000 })

/** Tracks a page's live connections: those open now and all that were ever opened. */
function trackSockets(page: Page): { readonly open: number; readonly ever: number } {
  const sockets = new Set<WebSocket>()
  let ever = 0
  // Leaving a page drops its connection without a close event, and so does one opened before the
  // next page has loaded.
  page.on('request', (request) => request.isNavigationRequest() && sockets.clear())
  page.on('response', (response) => response.request().isNavigationRequest() && sockets.clear())
  page.on('websocket', (socket) => {
    sockets.add(socket)
    ever += 1
    socket.on('close', () => sockets.delete(socket))
  })
  return {
    get open() {
      return sockets.size
    },
    get ever() {
      return ever
    },
  }
}

const stored = (text: string) =>
  stage
    .site()
    .server.infrastructure.database.many<{ seq: number; credits: number }>(
      sql`select seq, credits from chat.message where body = ${text}`,
    )

test('CHAT-11 two tabs share one live connection; when one closes, the other takes it over and shows what arrived in between, once', async () => {
  const jonas = await stage.visitor({ as: 'Jonas' })
  const first = trackSockets(jonas)
  await openHydrated(jonas, '/chats')
  await expect.poll(() => first.open).toBe(1)
  const other = await jonas.context().newPage()
  const second = trackSockets(other)
  await openHydrated(other, '/chats')
  await other.getByRole('link', { name: 'Elena', exact: true }).click()
  await other.getByRole('log', { name: phrase('chat.log.label', { name: 'Elena' }) }).waitFor()

  const elena = await stage.visitor({ as: 'Elena' })
  await openHydrated(elena, '/chats')
  await elena.getByRole('link', { name: 'Jonas', exact: true }).click()
  await elena.getByRole('log', { name: phrase('chat.log.label', { name: 'Jonas' }) }).waitFor()
  const field = elena.getByLabel(phrase('chat.composer.label', { name: 'Jonas' }))
  const write = async (text: string) => {
    await field.fill(text)
    await elena
      .getByRole('button', { name: phrasePattern('chat.composer.send', { start: true }) })
      .click()
  }
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 0, message_credits: 1 })
  const { account } = await stage
    .site()
    .server.infrastructure.database.one<{ account: number }>(
      sql`select id as account from accounts.account where name = 'Elena' and kind = 'member'`,
    )
  await stage.site().server.infrastructure.database.run(sql`
    select credits.public_grant(${account}, 50, 'for this test', 'bonus', null::bigint, null::text, null, ${new Date()}, 1)`)
  await openHydrated(elena, elena.url())

  await write('Both tabs know of this')
  await other.getByRole('log').getByText('Both tabs know of this').waitFor()
  expect([first.open, second.ever]).toEqual([1, 0])

  await jonas.close()
  await expect.poll(() => second.open).toBe(1)
  await write('And the one that is left of this')
  await other.getByRole('log').getByText('And the one that is left of this').waitFor()
  expect(await other.getByRole('log').getByText('And the one that is left of this').count()).toBe(1)

  // Offline while she writes: once it is back, everything is there, once and in order.
  await other.context().setOffline(true)
  await write('Written while he was away')
  await expect.poll(async () => (await stored('Written while he was away')).length).toBe(1)
  await other.context().setOffline(false)
  await other.getByRole('log').getByText('Written while he was away').waitFor()
  expect(
    await other
      .getByRole('log')
      .getByText(/^(Both tabs|And the one|Written while)/)
      .allTextContents(),
  ).toEqual([
    'Both tabs know of this',
    'And the one that is left of this',
    'Written while he was away',
  ])
})

test('CHAT-12 a free message written offline survives closing the tab and is sent once, from whichever page its writer returns to; a paid one requires confirmation again', async () => {
  const { database } = stage.site().server.infrastructure
  const jonas = await stage.visitor({ as: 'Jonas' })
  const { member } = await database.one<{ member: string }>(sql`
    select a.member_id as member from accounts.account a
    join profiles.profile p on p.account_id = a.id and p.status = 'active'
    where a.kind = 'member' and a.status = 'active' and a.pool_id = 1 and not a.invisible
      and not exists (select from chat.conversation_side s where s.account_id = a.id)
    order by a.id limit 1`)
  await database.run(
    sql`delete from chat.sender_state where account_id in (select id from accounts.account where name = 'Jonas')`,
  )
  await openHydrated(jonas, `/members/${member}/chat`)
  const field = jonas.locator('textarea')
  await field.waitFor()
  await jonas.context().setOffline(true)
  await field.fill('Written in a tunnel')
  await jonas
    .getByRole('button', { name: phrasePattern('chat.composer.send', { start: true }) })
    .click()
  await jonas.getByText(phrase('chat.state.queued')).waitFor()
  expect(await stored('Written in a tunnel')).toEqual([])
  const context = jonas.context()
  await jonas.close()
  await context.setOffline(false)

  const [one, two] = [await context.newPage(), await context.newPage()]
  await Promise.all([openHydrated(one, '/members'), openHydrated(two, '/likes')])
  await expect.poll(async () => (await stored('Written in a tunnel')).length).toBe(1)
  expect(await stored('Written in a tunnel')).toEqual([{ seq: 1, credits: 0 }])
  await expect
    .poll(() =>
      one.evaluate(
        () => Object.entries(localStorage).find(([key]) => key.startsWith('minuet.queue.'))?.[1],
      ),
    )
    .toBe('[]')

  // The next one costs credits: offline it is not sent, a notice is shown, and it is still there
  // after the tab has been closed.
  await openHydrated(one, `/members/${member}/chat`)
  await one.getByRole('log').getByText('Written in a tunnel').waitFor()
  await context.setOffline(true)
  await one.locator('textarea').fill('And this one costs')
  await one
    .getByRole('button', { name: phrasePattern('chat.composer.send', { start: true }) })
    .click()
  await one.getByText(phrase('chat.composer.offline')).waitFor()
  await one.close()
  await context.setOffline(false)
  await openHydrated(two, `/members/${member}/chat`)
  await expect.poll(() => two.locator('textarea').inputValue()).toBe('And this one costs')
  expect(await stored('And this one costs')).toEqual([])
})

test('BEY-11 a paid message is held for undo: undoing restores its text, leaving the page makes it a draft, and nothing is charged', async () => {
  await stage
    .site()
    .server.product.sites.changeSettings(1, { undo_seconds: 30, message_credits: 1 })
  const jonas = await stage.visitor({ as: 'Jonas' })
  const credits = () =>
    jonas.evaluate(
      async () => ((await (await fetch('/api/credits')).json()) as { credits: number }).credits,
    )
  await openHydrated(jonas, '/chats')
  await jonas.getByRole('link', { name: 'Elena', exact: true }).click()
  await jonas.getByRole('log', { name: phrase('chat.log.label', { name: 'Elena' }) }).waitFor()
  const before = await credits()
  const field = jonas.getByLabel(phrase('chat.composer.label', { name: 'Elena' }))
  await field.fill('Said too soon')
  await jonas
    .getByRole('button', { name: phrasePattern('chat.composer.send', { start: true }) })
    .click()
  await jonas
    .locator('.chat-note')
    .getByText(phrasePattern('chat.state.held', { start: true }))
    .waitFor()
  expect(await field.inputValue()).toBe('')
  await jonas.getByRole('button', { name: phrase('chat.state.undo') }).click()
  await expect.poll(() => field.inputValue()).toBe('Said too soon')
  await jonas
    .getByRole('button', { name: phrasePattern('chat.composer.send', { start: true }) })
    .click()
  await jonas
    .locator('.chat-note')
    .getByText(phrasePattern('chat.state.held', { start: true }))
    .waitFor()

  // The sender leaves the page while the message is held.
  const chat = jonas.url()
  await openHydrated(jonas, '/likes')
  await openHydrated(jonas, chat)
  await expect.poll(() => field.inputValue()).toBe('Said too soon')
  expect([await stored('Said too soon'), await credits()]).toEqual([[], before])
})

test('CHAT-11 NTF-06 without a live connection, an open conversation polls for new messages', async () => {
  const jonas = await stage.visitor({ as: 'Jonas' })
  let tried = 0
  await jonas.routeWebSocket(/./, (socket) => {
    tried += 1
    void socket.close()
  })
  await jonas.clock.install()
  await openHydrated(jonas, '/chats')
  await jonas.getByRole('link', { name: 'Elena', exact: true }).click()
  await jonas.getByRole('log', { name: phrase('chat.log.label', { name: 'Elena' }) }).waitFor()
  expect(tried).toBeGreaterThan(0)
  const { database, clock } = stage.site().server.infrastructure
  await database.run(sql`
    select s.* from accounts.account e, accounts.account j, chat.send_message(e.id, j.id, 1::smallint, gen_random_uuid(), 'text',
      'Heard without a wire', null::jsonb, 0, 'later', null::int, gen_random_uuid(), false, ${clock.now()}) s
    where e.name = 'Elena' and j.name = 'Jonas' and e.pool_id = 1 and j.pool_id = 1`)
  // Polls after five seconds and then every minute.
  expect(await jonas.getByRole('log').getByText('Heard without a wire').count()).toBe(0)
  await advanceClockUntil(jonas, jonas.getByRole('log').getByText('Heard without a wire'))
})
