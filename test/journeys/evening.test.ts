import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { picture } from '#features/conversation/chat/testing/photo-people.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ cast: 'silent' })
vi.setConfig({ testTimeout: 180_000 })

const log = (page: Page) => page.getByRole('log')
const state = (page: Page, status: 'Sent' | 'Delivered' | 'Read') =>
  log(page)
    .locator('.chat-note-mine')
    .filter({ hasText: ` · ${status}` })
    .last()
const send = (page: Page) =>
  page.getByRole('button', { name: phrasePattern('chat.composer.send', { start: true }) })
const unread = (page: Page) => page.title().then((title) => /^\((\d+)\)/.exec(title)?.[1] ?? 'none')
const credits = (page: Page) =>
  page.evaluate(
    async () => ((await (await fetch('/api/credits')).json()) as { credits: number }).credits,
  )

async function write(page: Page, text: string): Promise<void> {
  await page.locator('.chat-field').fill(text)
  await send(page).click()
}

async function grant(name: string, more: number): Promise<void> {
  const { database, clock } = stage.site().server.infrastructure
  await database.run(sql`
    select credits.public_grant(a.id, ${more}, ${`evening ${name}`}, 'bonus', null::bigint, null::text, null, ${clock.now()}, 1)
    from accounts.account a where a.name = ${name} and a.kind = 'member'`)
}

test('CHAT-02 CHAT-04 CHAT-11 CHAT-12 BEY-18 two members’ evening from start to end: messages, a tunnel, a photo, a gift and a goodbye, live on both sides, with correct accounts', async () => {
  const { product, infrastructure } = stage.site().server
  await product.sites.changeSettings(1, { undo_seconds: 0 })
  await grant('Jonas', 20)
  await grant('Elena', 20)
  const [jonas, elena] = [
    await stage.visitor({ as: 'Jonas' }),
    await stage.visitor({ as: 'Elena', width: 390, height: 844 }),
  ]
  const before = { jonas: await credits(jonas), elena: await credits(elena) }
  const { member } = await infrastructure.database.one<{ member: string }>(
    sql`select member_id as member from accounts.account where name = 'Elena' and kind = 'member'`,
  )

  // He starts, free of charge. She is elsewhere on the site and sees it in her tab title, and he
  // sees the delivery status of his message.
  await openHydrated(elena, '/members')
  await openHydrated(jonas, `/members/${member}/chat`)
  await write(jonas, 'Good evening, Elena')
  await state(jonas, 'Sent').waitFor()
  await expect.poll(() => unread(elena), { timeout: 15_000 }).toBe('1')
  await openHydrated(elena, '/chats')
  await elena.getByRole('link', { name: 'Jonas', exact: true }).waitFor()
  await state(jonas, 'Delivered').waitFor()
  await elena.getByRole('link', { name: 'Jonas', exact: true }).click()
  await log(elena).getByText('Good evening, Elena').waitFor()
  await state(jonas, 'Read').waitFor()
  await expect.poll(() => unread(elena), { timeout: 15_000 }).toBe('none')

  // Her train enters a tunnel. Her first reply is free, so it waits and is sent once automatically.
  await elena.context().setOffline(true)
  await write(elena, 'Good evening from a tunnel')
  await elena.getByText(phrase('chat.state.queued')).waitFor()
  await elena.context().setOffline(false)
  await log(jonas).getByText('Good evening from a tunnel').waitFor()
  await state(elena, 'Read').waitFor()
  expect(await log(jonas).getByText('Good evening from a tunnel').count()).toBe(1)

  // She sees him typing. His connection is lost; a paid message is not sent automatically and is
  // still there when he is back.
  await jonas.locator('.chat-field').pressSequentially('The evening', { delay: 20 })
  await elena
    .getByText(phrase('chat.log.typing', { name: 'Jonas' }))
    .first()
    .waitFor()
  await jonas.context().setOffline(true)
  await write(jonas, 'The evening is young')
  await jonas.getByText(phrase('chat.composer.offline')).waitFor()
  await jonas.context().setOffline(false)
  await openHydrated(jonas, jonas.url())
  await expect.poll(() => jonas.locator('.chat-field').inputValue()).toBe('The evening is young')
  expect(await log(elena).getByText('The evening is young').count()).toBe(0)
  expect(await credits(jonas)).toBe(before.jonas)
  await jonas
    .getByRole('button', { name: phrase('chat.composer.send_for', { credits: 2 }) })
    .click()
  await log(elena).getByText('The evening is young').waitFor()
  await state(jonas, 'Read').waitFor()
  await expect.poll(() => credits(jonas)).toBe(before.jonas - 2)

  // A photo arrives covered and she opens it; she sends him a tulip.
  await jonas.locator('input[type=file]').setInputFiles({
    name: 'pasta.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture('#a63', 600, 700),
  })
  const box = jonas.getByRole('form', { name: phrase('chat.photo.preview', { name: 'Elena' }) })
  await box.getByLabel(phrase('chat.photo.describe')).fill('A plate of pasta')
  await box.getByRole('button', { name: phrase('chat.photo.send_for', { credits: 4 }) }).click()
  await log(elena)
    .getByRole('button', { name: phrase('chat.photo.from', { name: 'Jonas' }) })
    .click()
  await log(elena).getByRole('img', { name: 'A plate of pasta' }).waitFor()
  await expect.poll(() => credits(jonas)).toBe(before.jonas - 2 - 4)
  await elena.getByRole('button', { name: phrase('chat.pick.open') }).click()
  const picker = elena.getByRole('dialog', { name: phrase('chat.pick.title', { name: 'Jonas' }) })
  await picker
    .getByRole('option', {
      name: `${phrase('gifts.gifts.tulip')}, ${phrase('chat.ideas.price', { credits: 5 })}`,
    })
    .click()
  await picker
    .getByRole('button', {
      name: `${phrase('chat.pick.send', { what: phrase('gifts.gifts.tulip') })} ${phrase('chat.ideas.price', { credits: 5 })}`,
    })
    .click()
  await log(jonas)
    .getByRole('img', { name: phrase('chat.pick.alt_gift', { what: 'Tulip' }) })
    .waitFor()
  await state(elena, 'Read').waitFor()
  await expect.poll(() => credits(elena)).toBe(before.elena - 5)

  // He goes to another page; her new messages are shown in his tab title until he is back.
  await openHydrated(jonas, '/likes')
  await write(elena, 'Until tomorrow')
  await expect.poll(() => unread(jonas), { timeout: 15_000 }).toBe('1')
  await openHydrated(jonas, '/chats')
  await jonas.getByRole('link', { name: 'Elena', exact: true }).click()
  await log(jonas).getByText('Until tomorrow').waitFor()
  await expect.poll(() => unread(jonas), { timeout: 15_000 }).toBe('none')
  await expect.poll(() => credits(elena)).toBe(before.elena - 5 - 2)

  // She says goodbye, and neither can write any more.
  await elena.getByRole('button', { name: phrase('chat.head.menu', { name: 'Jonas' }) }).click()
  await elena.getByRole('menuitem', { name: phrase('goodbye.action') }).click()
  const goodbye = elena.getByRole('dialog', {
    name: phrase('goodbye.title', { name: 'Jonas' }),
  })
  await goodbye.getByLabel(phrase('goodbye.phrases.wishes')).check()
  await goodbye.getByRole('button', { name: phrase('goodbye.submit') }).click()
  await elena.getByText(phrase('goodbye.now_you')).waitFor()
  await jonas.getByText(phrase('goodbye.now_them')).first().waitFor()
  expect(await jonas.locator('.chat-field').count()).toBe(0)

  expect(
    await infrastructure.database.many(sql`
      select m.seq, a.name as who, m.kind, m.body, m.credits from chat.message m join accounts.account a on a.id = m.sender_id order by m.seq`),
  ).toEqual([
    { seq: 1, who: 'Jonas', kind: 'text', body: 'Good evening, Elena', credits: 0 },
    { seq: 2, who: 'Elena', kind: 'text', body: 'Good evening from a tunnel', credits: 0 },
    { seq: 3, who: 'Jonas', kind: 'text', body: 'The evening is young', credits: 2 },
    { seq: 4, who: 'Jonas', kind: 'photo', body: 'A plate of pasta', credits: 4 },
    { seq: 5, who: 'Elena', kind: 'gift', body: 'tulip', credits: 5 },
    { seq: 6, who: 'Elena', kind: 'text', body: 'Until tomorrow', credits: 2 },
  ])
  expect([await credits(jonas), await credits(elena)]).toEqual([before.jonas - 6, before.elena - 7])
  expect(await infrastructure.database.many(sql`select * from credits.ledger_violations`)).toEqual(
    [],
  )
})
