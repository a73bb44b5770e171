import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite()
vi.setConfig({ testTimeout: 90_000 })

/** Opens the chat with a member from the list. */
async function open(page: Page, name: string): Promise<void> {
  await openHydrated(page, '/chats')
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('log', { name: phrase('chat.log.label', { name }) }).waitFor()
}
const menu = async (page: Page, name: string, line: string) => {
  await page.getByRole('button', { name: phrase('chat.head.menu', { name }) }).click()
  await page.getByRole('menuitem', { name: line }).click()
}
const send = async (page: Page, name: string, text: string) => {
  await page.getByLabel(phrase('chat.composer.label', { name })).fill(text)
  await page.locator('.chat-box button[type="submit"]').click()
}

test('BEY-02 the menu of every chat answers “Is this a real person?”, and when asked in a message, the notice appears in the log', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 0 })
  const jonas = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  await open(jonas, 'Elena')
  await menu(jonas, 'Elena', phrase('authenticity.ask'))
  const dialog = jonas.getByRole('dialog', {
    name: phrase('authenticity.title', { name: 'Elena' }),
  })
  await dialog.getByText(phrase('authenticity.member.email')).waitFor()
  await dialog.getByText(phrase('authenticity.member.photos_not', { name: 'Elena' })).waitFor()
  expect(await findSeriousViolations(jonas)).toEqual([])
  await jonas.keyboard.press('Escape')

  await open(jonas, 'Isabel')
  await menu(jonas, 'Isabel', phrase('authenticity.ask'))
  await jonas
    .getByRole('dialog', { name: phrase('authenticity.title', { name: 'Isabel' }) })
    .getByText(phrase('authenticity.fictional.short'), { exact: true })
    .waitFor()
  await jonas.keyboard.press('Escape')
  // A message would cost credits, so the page first points out that asking is free.
  await send(jonas, 'Isabel', 'Are you a real person?')
  const confirmDialog = jonas.getByRole('alertdialog', { name: phrase('warnings.think_title') })
  await confirmDialog.getByText(phrase('warnings.think.asks')).waitFor()
  expect(await findSeriousViolations(jonas)).toEqual([])
  await confirmDialog.getByRole('button', { name: phrase('warnings.send') }).click()
  // Whether the disclosure comes first depends on what was acknowledged before.
  const write = jonas.getByRole('button', { name: phrase('fictional_profiles.disclosure.write') })
  const notice = jonas
    .getByRole('log')
    .getByText(phrase('authenticity.notice.text', { name: 'Isabel' }))
  await write.or(notice).first().waitFor()
  if (await write.isVisible()) await write.click()
  await notice.waitFor()
  expect(await findSeriousViolations(jonas)).toEqual([])
})

test('BEY-16 before contact details or hurtful words are sent, the sender is asked to confirm once and keeps the text; the reader is warned, and can report and block', async () => {
  await stage.site().server.product.sites.changeSettings(1, {
    undo_seconds: 0,
    message_credits: 0,
    free_conversations: 100,
  })
  const { rows } = await stage
    .site()
    .server.infrastructure.database.pool.query<{ member: string }>(
      `select member_id as member from accounts.account where name = 'Nora'`,
    )
  const bram = await stage.visitor({ as: 'Bram' })
  await openHydrated(bram, `/members/${rows[0]?.member}/chat`)
  await send(bram, 'Nora', 'Call me: 06 12 34 56 78')
  const confirmDialog = bram.getByRole('alertdialog', { name: phrase('warnings.think_title') })
  await confirmDialog.getByText(phrasePattern('warnings.think.contact')).waitFor()
  await confirmDialog
    .getByRole('button', { name: phrase('chat.state.edit') })
    .first()
    .click()
  await expect
    .poll(() => bram.getByLabel(phrase('chat.composer.label', { name: 'Nora' })).inputValue())
    .toBe('Call me: 06 12 34 56 78')
  // The same text does not need to be confirmed twice.
  await bram.locator('.chat-box button[type="submit"]').click()
  await bram.getByRole('log').getByText('Call me: 06 12 34 56 78').waitFor()
  await send(bram, 'Nora', 'Can you send me some money?')
  await bram.getByRole('log').getByText('Can you send me some money?').waitFor()
  expect(await bram.getByText(phrasePattern('warnings.kinds.money')).count()).toBe(0)

  const nora = await stage.visitor({ as: 'Nora', width: 390, height: 844 })
  await open(nora, 'Bram')
  await nora.getByText(phrase('warnings.kinds.money', { name: 'Bram' })).waitFor()
  await nora
    .getByRole('button', { name: phrase('warnings.look_out') })
    .last()
    .click()
  await nora.getByText(phrase('warnings.signs.time')).waitFor()
  expect(await findSeriousViolations(nora)).toEqual([])
  await nora
    .getByRole('log')
    .getByRole('button', { name: phrase('reports.send') })
    .last()
    .click()
  const report = nora.getByRole('dialog', { name: phrase('reports.title', { name: 'Bram' }) })
  await expect
    .poll(() => report.getByRole('checkbox', { name: 'Can you send me some money?' }).isChecked())
    .toBe(true)
  await report.getByRole('button', { name: phrase('reports.send'), exact: true }).click()
  await report.getByText(phrase('reports.reason_wanted')).waitFor()
  await report.getByRole('radio', { name: phrase('reports.reasons.scam') }).check()
  expect(await findSeriousViolations(nora)).toEqual([])
  // No input is lost without a connection.
  await report.getByLabel(phrase('reports.words')).fill('He is in a hurry.')
  await nora.clock.install()
  await nora.context().setOffline(true)
  await report.getByRole('button', { name: phrase('reports.send'), exact: true }).click()
  await advanceClockUntil(nora, report.getByRole('alert'))
  await nora.context().setOffline(false)
  expect(await report.getByLabel(phrase('reports.words')).inputValue()).toBe('He is in a hurry.')
  await report.getByRole('button', { name: phrase('reports.send'), exact: true }).click()
  const done = nora.getByRole('dialog', { name: phrase('reports.done.title') })
  await done.getByText(/R-[2-9A-Z]{4}-[2-9A-Z]{4}/).waitFor()
  await done.getByRole('button', { name: phrase('reports.done.block', { name: 'Bram' }) }).click()
  await nora
    .getByRole('alertdialog', { name: phrase('blocks.block', { name: 'Bram?' }) })
    .getByRole('button', { name: phrase('warnings.block'), exact: true })
    .click()
  await nora.waitForURL('**/chats')
  await expect.poll(() => nora.getByRole('link', { name: 'Bram', exact: true }).count()).toBe(0)
  const reports = await stage
    .site()
    .server.product.reports.list({ pool: 1, before: null, count: 5 })
  expect(reports).toMatchObject([{ reason: 'scam', details: 'He is in a hurry.' }])
})

test('BEY-16 messages containing the reader’s hidden words are collapsed, in the list and in the log, until opened', async () => {
  const elena = await stage.visitor({ as: 'Elena', width: 390, height: 844 })
  await openHydrated(elena, '/notifications/words')
  await elena.getByLabel(phrase('warnings.words.label')).fill('football')
  await elena.getByRole('button', { name: phrase('warnings.words.add'), exact: true }).click()
  await elena.getByText(phrase('warnings.words.added', { word: 'football' })).waitFor()
  expect(await findSeriousViolations(elena)).toEqual([])
  const jonas = await stage.visitor({ as: 'Jonas' })
  await open(jonas, 'Elena')
  await send(jonas, 'Elena', 'Shall we watch the FOOTBALL?')
  await jonas.getByRole('log').getByText('Shall we watch the FOOTBALL?').waitFor()
  await openHydrated(elena, '/chats')
  await elena.getByText(phrase('warnings.hidden')).waitFor()
  await open(elena, 'Jonas')
  expect(await elena.getByText('FOOTBALL').count()).toBe(0)
  await elena
    .getByRole('log')
    .getByRole('button', { name: phrase('warnings.show'), exact: true })
    .click()
  await elena.getByRole('log').getByText('Shall we watch the FOOTBALL?').waitFor()
})
