import type { Page, WebSocket } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { goAwake } from '#test/harness/awake.ts'
import { runAheadTo } from '#test/harness/run-ahead.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite()
vi.setConfig({ testTimeout: 90_000 })

/** The live connections a page opened and has not closed. */
function socketsOf(page: Page): { readonly open: number; readonly ever: number } {
  const sockets = new Set<WebSocket>()
  let ever = 0
  // A page that is left takes its connection along without a word, and one that it opens until the next page is there.
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
    .server.floor.database.many<{ seq: number; credits: number }>(
      sql`select seq, credits from chat.message where body = ${text}`,
    )

test('CHAT-11 two tabs share one live connection; when one closes the other takes it over and shows what came meanwhile, once', async () => {
  const jonas = await stage.visitor({ as: 'Jonas' })
  const first = socketsOf(jonas)
  await goAwake(jonas, '/chats')
  await expect.poll(() => first.open).toBe(1)
  const other = await jonas.context().newPage()
  const second = socketsOf(other)
  await goAwake(other, '/chats')
  await other.getByRole('link', { name: 'Elena', exact: true }).click()
  await other.getByRole('log', { name: 'Messages with Elena' }).waitFor()

  const elena = await stage.visitor({ as: 'Elena' })
  await goAwake(elena, '/chats')
  await elena.getByRole('link', { name: 'Jonas', exact: true }).click()
  await elena.getByRole('log', { name: 'Messages with Jonas' }).waitFor()
  const field = elena.getByLabel('Message to Jonas')
  const write = async (text: string) => {
    await field.fill(text)
    await elena.getByRole('button', { name: /^Send/ }).click()
  }
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 0, message_credits: 1 })
  const { account } = await stage
    .site()
    .server.floor.database.one<{ account: number }>(
      sql`select id as account from accounts.account where name = 'Elena' and kind = 'member'`,
    )
  await stage.site().server.floor.database.run(sql`
    select credits.public_grant(${account}, 50, 'for this test', 'bonus', null::bigint, null::text, null, ${new Date()}, 1)`)
  await goAwake(elena, elena.url())

  await write('Both tabs know of this')
  await other.getByRole('log').getByText('Both tabs know of this').waitFor()
  expect([first.open, second.ever]).toEqual([1, 0])

  await jonas.close()
  await expect.poll(() => second.open).toBe(1)
  await write('And the one that is left of this')
  await other.getByRole('log').getByText('And the one that is left of this').waitFor()
  expect(await other.getByRole('log').getByText('And the one that is left of this').count()).toBe(1)

  // Out of reach while she writes: once it is back all is there, once and in order.
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
  ).toEqual(['Both tabs know of this', 'And the one that is left of this', 'Written while he was away'])
})

test('CHAT-12 a free message written offline outlives the tab and goes out once, on whatever page its writer comes back; a paid one asks again', async () => {
  const { database } = stage.site().server.floor
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
  await goAwake(jonas, `/members/${member}/chat`)
  const field = jonas.locator('textarea')
  await field.waitFor()
  await jonas.context().setOffline(true)
  await field.fill('Written in a tunnel')
  await jonas.getByRole('button', { name: /^Send/ }).click()
  await jonas.getByText('Goes out once you’re back online.').waitFor()
  expect(await stored('Written in a tunnel')).toEqual([])
  const context = jonas.context()
  await jonas.close()
  await context.setOffline(false)

  const [one, two] = [await context.newPage(), await context.newPage()]
  await Promise.all([goAwake(one, '/members'), goAwake(two, '/likes')])
  await expect.poll(async () => (await stored('Written in a tunnel')).length).toBe(1)
  expect(await stored('Written in a tunnel')).toEqual([{ seq: 1, credits: 0 }])
  await expect
    .poll(() => one.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('minuet.queue.'))?.[1]))
    .toBe('[]')

  // The next one costs: offline it does not leave, says so, and still stands there after the tab was closed.
  await goAwake(one, `/members/${member}/chat`)
  await one.getByRole('log').getByText('Written in a tunnel').waitFor()
  await context.setOffline(true)
  await one.locator('textarea').fill('And this one costs')
  await one.getByRole('button', { name: /^Send/ }).click()
  await one.getByText(/You’re offline\. This message costs credits/).waitFor()
  await one.close()
  await context.setOffline(false)
  await goAwake(two, `/members/${member}/chat`)
  await expect.poll(() => two.locator('textarea').inputValue()).toBe('And this one costs')
  expect(await stored('And this one costs')).toEqual([])
})

test('BEY-11 a paid message is held for undo: taken back its text returns, left behind it becomes a draft, and nothing is charged', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 30, message_credits: 1 })
  const jonas = await stage.visitor({ as: 'Jonas' })
  const credits = () =>
    jonas.evaluate(async () => ((await (await fetch('/api/credits')).json()) as { credits: number }).credits)
  await goAwake(jonas, '/chats')
  await jonas.getByRole('link', { name: 'Elena', exact: true }).click()
  await jonas.getByRole('log', { name: 'Messages with Elena' }).waitFor()
  const before = await credits()
  const field = jonas.getByLabel('Message to Elena')
  await field.fill('Said too soon')
  await jonas.getByRole('button', { name: /^Send/ }).click()
  await jonas
    .locator('.chat-note')
    .getByText(/^Goes out in/)
    .waitFor()
  expect(await field.inputValue()).toBe('')
  await jonas.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => field.inputValue()).toBe('Said too soon')
  await jonas.getByRole('button', { name: /^Send/ }).click()
  await jonas
    .locator('.chat-note')
    .getByText(/^Goes out in/)
    .waitFor()

  // The page goes away while it is held.
  const chat = jonas.url()
  await goAwake(jonas, '/likes')
  await goAwake(jonas, chat)
  await expect.poll(() => field.inputValue()).toBe('Said too soon')
  expect([await stored('Said too soon'), await credits()]).toEqual([[], before])
})

test('CHAT-11 NTF-06 where no live connection can be had, an open conversation hears what is new by asking', async () => {
  const jonas = await stage.visitor({ as: 'Jonas' })
  let tried = 0
  await jonas.routeWebSocket(/./, (socket) => {
    tried += 1
    void socket.close()
  })
  await jonas.clock.install()
  await goAwake(jonas, '/chats')
  await jonas.getByRole('link', { name: 'Elena', exact: true }).click()
  await jonas.getByRole('log', { name: 'Messages with Elena' }).waitFor()
  expect(tried).toBeGreaterThan(0)
  const { database, clock } = stage.site().server.floor
  await database.run(sql`
    select s.* from accounts.account e, accounts.account j, chat.send_message(e.id, j.id, 1::smallint, gen_random_uuid(), 'text',
      'Heard without a wire', null::jsonb, 0, 'later', null::int, gen_random_uuid(), false, ${clock.now()}) s
    where e.name = 'Elena' and j.name = 'Jonas' and e.pool_id = 1 and j.pool_id = 1`)
  // It is asked after five seconds and then every minute.
  expect(await jonas.getByRole('log').getByText('Heard without a wire').count()).toBe(0)
  await runAheadTo(jonas, jonas.getByRole('log').getByText('Heard without a wire'))
})
