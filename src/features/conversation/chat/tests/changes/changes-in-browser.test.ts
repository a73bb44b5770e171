import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { reportableDays } from '../../rules/sealed-until.ts'

const stage = withSite({ cast: 'silent' })
vi.setConfig({ testTimeout: 120_000 })

const request = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async (sent) => {
      const answer = await fetch(sent.path, {
        method: sent.method,
        ...(sent.body === undefined
          ? {}
          : {
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ id: crypto.randomUUID(), ...sent.body }),
            }),
      })
      return { status: answer.status, body: await answer.json().catch(() => null) }
    },
    { method, path, body },
  )
const memberId = async (page: Page) =>
  (await request(page, 'GET', '/api/user.php')).body.user.profile.id as string
const credits = async (page: Page) =>
  (await request(page, 'GET', '/api/credits')).body.credits as number

/** The menu button of the message with this text. */
const actions = (page: Page, text: string) =>
  page.getByRole('log').locator('.bubble').filter({ hasText: text }).locator('.chat-act')
const choose = async (page: Page, text: string, item: string) => {
  await actions(page, text).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: item }).click()
}

test('BEY-26 BEY-25 by keyboard and on a phone: edit, react, reply with a quote and delete, each with its price stated before it is confirmed, and visible to the other member immediately', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 0 })
  const jonas = await stage.visitor({ as: 'Jonas' })
  const elena = await stage.visitor({ as: 'Elena', width: 390, height: 844 })
  const to = `/api/members/${await memberId(elena)}/messages`
  const sent = await request(jonas, 'POST', to, { text: 'Shall we meat?' })
  expect(sent.status).toBe(200)
  const chat = `/chats/${sent.body.conversation.id}`
  await openHydrated(jonas, chat)
  await openHydrated(elena, chat)

  // Tab reaches the latest message's menu; the arrow keys move between messages.
  await jonas.getByRole('log').focus()
  await jonas.keyboard.press('Tab')
  await expect
    .poll(() => actions(jonas, 'Shall we meat?').evaluate((one) => one === document.activeElement))
    .toBe(true)
  await jonas.keyboard.press('Enter')
  const menu = jonas.getByRole('menu')
  await menu.getByRole('menuitem', { name: phrase('message_changes.edit') }).waitFor()
  expect(await findSeriousViolations(jonas)).toEqual([])
  await jonas.keyboard.press('Escape')
  await expect
    .poll(() => actions(jonas, 'Shall we meat?').evaluate((one) => one === document.activeElement))
    .toBe(true)

  await choose(jonas, 'Shall we meat?', phrase('message_changes.edit'))
  const editing = jonas.getByRole('dialog', { name: phrase('message_changes.edit_title') })
  await editing.getByText(phrase('message_changes.edit_price', { name: 'Elena' })).waitFor()
  expect(await findSeriousViolations(jonas)).toEqual([])
  await editing.getByLabel(phrase('message_changes.edit_label')).fill('Shall we meet?')
  await editing.getByRole('button', { name: phrase('message_changes.save') }).click()
  for (const page of [jonas, elena]) {
    await page.getByRole('log').getByText('Shall we meet?').waitFor()
    await page.getByRole('log').getByText(phrasePattern('message_changes.edited')).waitFor()
  }

  // A finger rests on the message.
  const bubble = elena.getByRole('log').locator('.bubble').filter({ hasText: 'Shall we meet?' })
  await bubble.dispatchEvent('pointerdown', { pointerType: 'touch' })
  const sheet = elena.getByRole('menu')
  await sheet
    .getByRole('menuitemradio', { name: phrase('message_changes.reactions.love') })
    .waitFor()
  expect(await findSeriousViolations(elena)).toEqual([])
  await sheet.getByRole('menuitemradio', { name: phrase('message_changes.reactions.love') }).click()
  const love = { reaction: phrase('message_changes.reactions.love') }
  await elena
    .getByRole('log')
    .getByText(phrase('message_changes.your_reaction', love))
    .waitFor({ state: 'attached' })
  await jonas
    .getByRole('log')
    .getByText(phrase('message_changes.their_reaction', { name: 'Elena', ...love }))
    .waitFor({ state: 'attached' })

  await choose(elena, 'Shall we meet?', phrase('message_changes.reply'))
  await elena.getByText(phrase('message_changes.replying', { name: 'Jonas' })).waitFor()
  const field = elena.getByLabel(phrase('chat.composer.label', { name: 'Jonas' }))
  expect(await field.inputValue()).toBe('')
  await field.fill('Gladly')
  await elena.getByRole('button', { name: phrase('chat.composer.send_free') }).click()
  await jonas
    .getByRole('log')
    .locator('.bubble')
    .filter({ hasText: 'Gladly' })
    .getByRole('button', { name: 'Shall we meet?' })
    .waitFor()
  expect(await elena.locator('.chat-quoting').count()).toBe(0)
  expect(await findSeriousViolations(jonas)).toEqual([])

  // Answered: no longer editable. Before it is deleted, the dialog says that a free message returns
  // nothing.
  await actions(jonas, 'Shall we meet?').first().focus()
  await jonas.keyboard.press('Enter')
  await menu.getByRole('menuitem', { name: phrase('message_changes.delete') }).waitFor()
  expect(await menu.getByRole('menuitem', { name: phrase('message_changes.edit') }).count()).toBe(0)
  await menu.getByRole('menuitem', { name: phrase('message_changes.delete') }).click()
  const asking = jonas.getByRole('alertdialog', { name: phrase('message_changes.delete_title') })
  await asking
    .getByText(phrase('message_changes.delete_both', { name: 'Elena', days: reportableDays }))
    .waitFor()
  await asking.getByText(phrase('message_changes.delete_free')).waitFor()
  expect(await findSeriousViolations(jonas)).toEqual([])
  await asking.getByRole('button', { name: phrase('message_changes.delete') }).click()
  await jonas.getByText(phrase('message_changes.done'), { exact: true }).waitFor()
  await elena
    .getByRole('log')
    .getByText(phrase('message_changes.deleted_by_them', { name: 'Jonas' }))
    .first()
    .waitFor()
  await elena.getByRole('log').getByText(phrase('message_changes.quote_gone')).waitFor()
})

test('BEY-26 before a paid message is deleted, the dialog says when its credits come back; an unseen one returns them, and the balance shows it', async () => {
  const jonas = await stage.visitor({ as: 'Jonas' })
  const noor = await stage.visitor({ as: 'Noor' })
  const to = `/api/members/${await memberId(noor)}/messages`
  await request(jonas, 'POST', to, { text: 'The free one' })
  const sent = await request(jonas, 'POST', to, { text: 'The paid one' })
  expect(sent.body).toMatchObject({ message: { credits: 2 } })
  const before = await credits(jonas)
  await openHydrated(jonas, `/chats/${sent.body.conversation.id}`)
  await choose(jonas, 'The paid one', phrase('message_changes.delete'))
  const asking = jonas.getByRole('alertdialog', { name: phrase('message_changes.delete_title') })
  await asking
    .getByText(phrase('message_changes.delete_paid', { name: 'Noor', credits: 2 }))
    .waitFor()
  await asking.getByRole('button', { name: phrase('message_changes.cancel') }).click()
  await asking.waitFor({ state: 'detached' })
  expect(await credits(jonas)).toBe(before)

  await choose(jonas, 'The paid one', phrase('message_changes.delete'))
  await jonas.context().setOffline(true)
  await asking.getByRole('button', { name: phrase('message_changes.delete') }).click()
  await asking.getByText(phrase('message_changes.offline')).waitFor()
  await jonas.context().setOffline(false)
  await asking.getByRole('button', { name: phrase('message_changes.delete') }).click()
  await jonas.getByText(phrase('message_changes.done_returned', { credits: 2 })).waitFor()
  expect(await credits(jonas)).toBe(before + 2)
})

test('BEY-26 BEY-25 a second window and the inbox follow an edit and a deletion immediately, and a quote of a deleted message disappears from the composer', async () => {
  const mei = await stage.visitor({ as: 'Mei' })
  const noor = await stage.visitor({ as: 'Noor' })
  const to = `/api/members/${await memberId(noor)}/messages`
  const sent = await request(mei, 'POST', to, { text: 'The kitchen is bleu' })
  const chat = `/chats/${sent.body.conversation.id}`
  const second = await mei.context().newPage()
  const inbox = await noor.context().newPage()
  await openHydrated(mei, chat)
  await openHydrated(second, chat)
  await openHydrated(inbox, '/chats')
  await openHydrated(noor, chat)
  const preview = (text: string) => inbox.locator('.chat-side').getByText(text)
  await preview('The kitchen is bleu').waitFor()
  await choose(noor, 'The kitchen is bleu', phrase('message_changes.reply'))
  const quote = noor.locator('.chat-quoting')
  await quote.getByText('The kitchen is bleu').waitFor()

  const at = `/api/conversations/${sent.body.conversation.id}/messages/1`
  const edited = await request(mei, 'PUT', `${at}/text`, { text: 'The kitchen is blue' })
  expect(edited.status).toBe(200)
  for (const page of [mei, second, noor])
    await page.getByRole('log').getByText('The kitchen is blue').waitFor()
  await quote.getByText('The kitchen is blue').waitFor()
  await preview('The kitchen is blue').waitFor()

  await choose(second, 'The kitchen is blue', phrase('message_changes.delete'))
  const asking = second.getByRole('alertdialog', { name: phrase('message_changes.delete_title') })
  await asking.getByRole('button', { name: phrase('message_changes.delete') }).click()
  for (const page of [mei, second])
    await page.getByRole('log').getByText(phrase('message_changes.deleted_by_you')).waitFor()
  const gone = phrase('message_changes.deleted_by_them', { name: 'Mei' })
  await noor.getByRole('log').getByText(gone).waitFor()
  await quote.waitFor({ state: 'detached' })
  await preview('The kitchen is blue').waitFor({ state: 'detached' })
  for (const page of [mei, second, noor, inbox])
    expect(await page.getByText(/The kitchen is/).count()).toBe(0)
})

test('H3 BEY-25 Ctrl+Z in the empty field takes back a message that is still held, and Esc a quote; a chat that has not started belongs to the Messages section', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 30 })
  const lars = await stage.visitor({ as: 'Jonas' })
  const sofia = await stage.visitor({ as: 'Elena' })
  const id = await memberId(sofia)
  const sent = await request(lars, 'POST', `/api/members/${id}/messages`, { text: 'One' })
  expect(sent.status).toBe(200)
  await openHydrated(lars, `/chats/${sent.body.conversation.id}`)
  const field = lars.getByLabel(phrase('chat.composer.label', { name: 'Elena' }))
  const before = await credits(lars)
  await choose(lars, 'One', phrase('message_changes.reply'))
  await field.fill('A hasty word')
  await field.press('Enter')
  await lars.getByRole('button', { name: phrase('chat.state.undo') }).waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await field.press('Control+z')
  await expect.poll(() => field.inputValue()).toBe('A hasty word')
  await lars.getByRole('button', { name: phrase('chat.state.undo') }).waitFor({ state: 'detached' })
  expect(await credits(lars)).toBe(before)
  await lars.locator('.chat-quoting').getByText('One').waitFor()
  await field.press('Escape')
  await lars.locator('.chat-quoting').waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('A hasty word')

  const mei = await stage.visitor({ as: 'Mei' })
  await openHydrated(mei, `/members/${id}/chat`)
  const current = mei.locator('header [aria-current="page"]')
  expect(await current.allTextContents()).toEqual([
    expect.stringContaining(phrase('app.nav.messages')),
  ])
})
