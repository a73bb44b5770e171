import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { mainHeading } from '#app/testing/page-text.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { withSite } from '../harness/with-site.ts'
import { recordResponses } from './record-responses.ts'

const stage = withSite({ cast: 'silent' })
vi.setConfig({ testTimeout: 180_000 })

const here = '/members?gender=female&country=NL&min_age=32&max_age=32&two_way=false'
const log = (page: Page) => page.getByRole('log')
const state = (page: Page, status: string) =>
  log(page)
    .locator('.chat-note-mine')
    .filter({ hasText: ` · ${status}` })
    .last()
const credits = (page: Page) =>
  page.evaluate(
    async () => ((await (await fetch('/api/credits')).json()) as { credits: number }).credits,
  )
const card = (page: Page) => page.locator('main .pcard').filter({ hasText: 'Isabel, 32' })
const choice = (page: Page) =>
  page.getByRole('switch', { name: phrasePattern('sites.fictional_plural', { start: true }) })

async function write(
  page: Page,
  text: string,
  price: 'Send, free' | 'Send for 2 credits',
): Promise<void> {
  await page.locator('.chat-field').fill(text)
  await page.getByRole('button', { name: price }).click()
}

/** Jonas's messages and their prices, from the database. */
function selectSentMessages() {
  return stage.site().server.infrastructure.database.many(sql`
    select m.seq, m.body, m.credits from chat.message m join accounts.account a on a.id = m.sender_id
    where a.name = 'Jonas' order by m.seq`)
}

test('PRO-11 CHAT-10 BEY-02 BEY-03 an evening with a fictional profile: it is labelled on card, page and chat, disclosed before anything is charged, honest when asked, and gone everywhere once hidden', async () => {
  const { product, infrastructure } = stage.site().server
  await product.sites.changeSettings(1, { undo_seconds: 0 })
  const { member } = await infrastructure.database.one<{ member: string }>(
    sql`select member_id as member from accounts.account where name = 'Isabel' and pool_id = 1`,
  )
  const jonas = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  const before = recordResponses(jonas)
  expect(await credits(jonas)).toBe(6)

  // The label is written out on the card, on the page and above the chat.
  await openHydrated(jonas, here)
  await card(jonas).getByText(phrase('sites.fictional_singular'), { exact: true }).waitFor()
  await card(jonas).getByRole('link', { name: 'Isabel, 32' }).click()
  await jonas.getByRole('heading', { level: 1, name: 'Isabel, 32' }).waitFor()
  const page = jonas.locator('main')
  await page.getByText(phrase('sites.fictional_singular'), { exact: true }).first().waitFor()
  await page.getByText(phrase('fictional_profiles.note.fictional', { name: 'Isabel' })).waitFor()
  await page
    .getByRole('link', { name: phrase('chat.open_to', { name: 'Isabel' }) })
    .first()
    .click()
  await jonas.waitForURL('**/chat')
  await jonas.getByText(phrase('fictional_profiles.note.fictional', { name: 'Isabel' })).waitFor()
  await jonas
    .getByRole('heading', { level: 1, name: /^Isabel, 32/ })
    .getByText(phrase('sites.fictional_singular'))
    .waitFor()

  // The first message is free, so there is no confirmation; the second would cost credits. A
  // disclosure that fails to load can't be accepted.
  await jonas.getByText(phrase('chat.cost.first_message', { credits: 2 })).waitFor()
  await write(jonas, 'What should one read on a night train?', 'Send, free')
  await log(jonas).getByText('What should one read on a night train?').waitFor()
  await jonas
    .getByText(phrase('chat.cost.message', { credits: 2, money: '€1.00', left: '6' }))
    .waitFor()
  const busy = { error: { code: 'busy', message: 'Very many people are here just now.' } }
  await jonas.route('**/disclosure', (route) => route.fulfill({ status: 503, json: busy }), {
    times: 1,
  })
  await write(jonas, 'And by which harbour did you grow up?', 'Send for 2 credits')
  const unread = jonas.getByRole('alertdialog', { name: 'Isabel', exact: true })
  await unread.getByText('Very many people are here just now.').waitFor()
  expect(
    await unread
      .getByRole('button', { name: phrase('fictional_profiles.disclosure.write') })
      .count(),
  ).toBe(0)
  await unread.getByRole('button', { name: phrase('authenticity.retry') }).click()
  const disclosure = jonas.getByRole('alertdialog', {
    name: phrase('fictional_profiles.disclosure.title', {
      name: 'Isabel',
      label: phrase('sites.fictional_singular'),
    }),
  })
  for (const words of [
    phrase('authenticity.fictional.who', { name: 'Isabel', site: 'Minuet' }),
    phrase('authenticity.fictional.meet', { name: 'Isabel' }),
    phrase('fictional_profiles.disclosure.price_money', { credits: 2, money: '€1.00' }),
    phrase('fictional_profiles.disclosure.most', { most: 40 }),
  ])
    await disclosure.getByText(words).waitFor()

  // Dismissing it with the close button or the keyboard sends and charges nothing, and keeps the
  // text.
  await disclosure
    .getByRole('button', { name: phrase('fictional_profiles.disclosure.close') })
    .click()
  await disclosure.waitFor({ state: 'hidden' })
  expect(await jonas.locator('.chat-field').inputValue()).toBe(
    'And by which harbour did you grow up?',
  )
  await jonas.getByRole('button', { name: 'Send for 2 credits' }).click()
  await disclosure.waitFor()
  await jonas.keyboard.press('Escape')
  await disclosure.waitFor({ state: 'hidden' })
  expect(await jonas.locator('.chat-field').inputValue()).toBe(
    'And by which harbour did you grow up?',
  )
  expect(await log(jonas).getByText('And by which harbour').count()).toBe(0)
  const { id } = await infrastructure.database.one<{ id: string }>(
    sql`select public_id as id from chat.conversation`,
  )
  const send = (text: string) =>
    jonas.evaluate(
      async ([conversation, words]) => {
        const headers = { 'content-type': 'application/json' }
        const body = JSON.stringify({ id: crypto.randomUUID(), text: words })
        const answer = await fetch(`/api/conversations/${conversation}/messages`, {
          method: 'POST',
          headers,
          body,
        })
        return [answer.status, ((await answer.json()) as { error?: { code: string } }).error?.code]
      },
      [id, text] as const,
    )
  expect(await send('Past the screen')).toEqual([409, 'chat.disclosure_required'])
  expect(await credits(jonas)).toBe(6)
  expect(await selectSentMessages()).toEqual([
    { seq: 1, body: 'What should one read on a night train?', credits: 0 },
  ])

  // Accepting with a double click sends once and charges once.
  await jonas.getByRole('button', { name: 'Send for 2 credits' }).click()
  await disclosure
    .getByRole('button', { name: phrase('fictional_profiles.disclosure.write') })
    .dblclick()
  await log(jonas).getByText('And by which harbour did you grow up?').first().waitFor()
  await state(jonas, 'Sent').waitFor()
  await jonas
    .getByText(phrase('chat.cost.message', { credits: 2, money: '€1.00', left: '4' }))
    .waitFor()
  expect(await log(jonas).getByText('And by which harbour did you grow up?').count()).toBe(1)
  expect(await credits(jonas)).toBe(4)

  // When asking in a message, the sender first sees that the button is free, and the site answers
  // after the message.
  await write(jonas, 'Are you a real person?', 'Send for 2 credits')
  const thought = jonas.getByRole('alertdialog', { name: phrase('warnings.think_title') })
  await thought.getByText(phrase('warnings.think.asks')).waitFor()
  await thought.getByRole('button', { name: phrase('warnings.send') }).click()
  const notice = log(jonas).locator('.chat-group').last()
  await notice.getByText('Are you a real person?').waitFor()
  await notice.getByText(phrase('authenticity.notice.from', { site: 'Minuet' })).waitFor()
  await notice.getByText(phrase('authenticity.notice.text', { name: 'Isabel' })).waitFor()
  // The notice can't be dismissed; each message has a menu.
  expect(await notice.locator('.alert').count()).toBe(1)
  expect(await notice.locator('.alert').getByRole('button').count()).toBe(0)
  expect(await disclosure.count()).toBe(0)
  expect(await credits(jonas)).toBe(2)

  // Asking with the button is free.
  await jonas.getByRole('button', { name: phrase('chat.head.menu', { name: 'Isabel' }) }).click()
  await jonas.getByRole('menuitem', { name: phrase('authenticity.ask') }).click()
  const answerDialog = jonas.getByRole('dialog', {
    name: phrase('authenticity.title', { name: 'Isabel' }),
  })
  await answerDialog.getByText(phrase('authenticity.fictional.short'), { exact: true }).waitFor()
  await answerDialog
    .getByText(phrase('authenticity.fictional.who', { name: 'Isabel', site: 'Minuet' }))
    .waitFor()
  await answerDialog.getByText(phrase('authenticity.fictional.meet', { name: 'Isabel' })).waitFor()
  await jonas.keyboard.press('Escape')
  await expect.poll(() => credits(jonas)).toBe(2)
  const sentMessages = [
    { seq: 1, body: 'What should one read on a night train?', credits: 0 },
    { seq: 2, body: 'And by which harbour did you grow up?', credits: 2 },
    { seq: 3, body: 'Are you a real person?', credits: 2 },
  ]
  expect(await selectSentMessages()).toEqual(sentMessages)
  await openHydrated(jonas, '/chats')
  await jonas.getByRole('link', { name: 'Isabel', exact: true }).waitFor()
  await jonas.locator('.chat-row').getByText(phrase('sites.fictional_singular')).waitFor()
  const withFictional = (await before()).filter(({ text }) => text.includes('"kind":"fictional"'))
  expect(new Set(withFictional.map(({ path }) => path))).toContain('/members')

  // He hides all fictional profiles in his settings.
  await jonas.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(jonas, '/notifications/privacy')
  expect(await choice(jonas).isChecked()).toBe(true)
  await choice(jonas).click()
  await jonas.getByText(phrase('fictional_profiles.choice.saved'), { exact: true }).waitFor()
  expect(await choice(jonas).isChecked()).toBe(false)
  const after = recordResponses(jonas)

  // Checks the search (narrow and wide), the match finder, the swipe game past the first profiles,
  // likes and chats.
  await openHydrated(jonas, here)
  await jonas.locator('main h1').first().waitFor()
  expect(await card(jonas).count()).toBe(0)
  await openHydrated(jonas, '/members?gender=all&country=all&min_age=18&max_age=99&two_way=false')
  expect(await jonas.locator('main .pcard').count()).toBeGreaterThan(20)
  await openHydrated(jonas, '/match-finder')
  await jonas.getByRole('button', { name: phrase('matching.finder.submit') }).click()
  await jonas
    .getByRole('heading', {
      level: 1,
      name: phrasePattern('matching.finder.results.title', { whole: true }),
    })
    .waitFor()
  await openHydrated(jonas, '/swipe-game')
  for (let passed = 0; passed < 3; passed += 1) {
    const pass = jonas.getByRole('button', {
      name: phrasePattern('matching.swipe.pass_name', { start: true }),
    })
    const name = await pass.getAttribute('aria-label')
    await pass.click()
    await jonas
      .getByRole('button', { name: String(name), exact: true })
      .waitFor({ state: 'hidden' })
  }
  const read = async (path: string) => ({
    path,
    text: await (await jonas.request.get(path)).text(),
  })
  const others = [await read('/likes'), await read('/chats')]
  for (const { path, text } of others) expect([path, mainHeading(text)]).not.toEqual([path, ''])
  expect(others[1]?.text).not.toContain('Isabel')
  const responsesAfter = [...(await after()), ...others]
  const paths = new Set(responsesAfter.filter(({ text }) => text !== '').map(({ path }) => path))
  for (const path of [
    '/members',
    '/match-finder',
    '/api/match-finder/picks',
    '/swipe-game',
    '/likes',
    '/chats',
  ])
    expect(paths).toContain(path)
  expect(
    responsesAfter.filter(
      ({ text }) => /"kind":"(fictional|sponsored)"/.test(text) || text.includes(member),
    ),
  ).toEqual([])

  // Her page and their conversation look as if they had never existed, at every URL, and no further
  // message can be charged.
  for (const path of [`/members/${member}`, `/members/${member}/chat`, `/chats/${id}`]) {
    const answer = await jonas.request.get(path)
    expect([path, answer.status(), mainHeading(await answer.text())]).toEqual([
      path,
      404,
      'This page could not be found',
    ])
  }
  expect((await send('Are you still there?'))[0]).toBe(404)
  expect(await credits(jonas)).toBe(2)

  // Nothing was deleted: once shown again, the conversation is there with its notice, and nothing
  // was charged in between.
  await openHydrated(jonas, '/notifications/privacy')
  await choice(jonas).click()
  await jonas.getByText(phrase('fictional_profiles.choice.saved'), { exact: true }).waitFor()
  await openHydrated(jonas, `/chats/${id}`)
  for (const { body } of sentMessages) await log(jonas).getByText(body).waitFor()
  await log(jonas)
    .getByText(phrase('authenticity.notice.from', { site: 'Minuet' }))
    .waitFor()
  expect(await selectSentMessages()).toEqual(sentMessages)
  expect(await infrastructure.database.many(sql`select * from credits.ledger_violations`)).toEqual(
    [],
  )
})
