import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite()
vi.setConfig({ testTimeout: 90_000 })

/** Opens the chat with a member from the list. */
async function open(page: Page, name: string): Promise<void> {
  await openHydrated(page, '/chats')
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('log', { name: `Messages with ${name}` }).waitFor()
}
const menu = async (page: Page, name: string, line: string) => {
  await page.getByRole('button', { name: `More about ${name}` }).click()
  await page.getByRole('menuitem', { name: line }).click()
}
const send = async (page: Page, name: string, text: string) => {
  await page.getByLabel(`Message to ${name}`).fill(text)
  await page.locator('.chat-box button[type="submit"]').click()
}

test('BEY-02 the menu of every chat answers “Is this a real person?”, and when asked in a message, the notice appears in the log', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 0 })
  const jonas = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  await open(jonas, 'Elena')
  await menu(jonas, 'Elena', 'Is this a real person?')
  const dialog = jonas.getByRole('dialog', { name: 'Is Elena a real person?' })
  await dialog.getByText('The email address is confirmed.').waitFor()
  await dialog.getByText('We haven’t checked whether the photos show Elena.').waitFor()
  expect(await findSeriousViolations(jonas)).toEqual([])
  await jonas.keyboard.press('Escape')

  await open(jonas, 'Isabel')
  await menu(jonas, 'Isabel', 'Is this a real person?')
  await jonas.getByRole('dialog', { name: 'Is Isabel a real person?' }).getByText('No.', { exact: true }).waitFor()
  await jonas.keyboard.press('Escape')
  // A message would cost credits, so the page says first that asking is free.
  await send(jonas, 'Isabel', 'Are you a real person?')
  const confirmDialog = jonas.getByRole('alertdialog', { name: 'Send this as it is?' })
  await confirmDialog.getByText('You can ask this for free').waitFor()
  expect(await findSeriousViolations(jonas)).toEqual([])
  await confirmDialog.getByRole('button', { name: 'Send as it is' }).click()
  // Whether the disclosure comes first depends on what was acknowledged before.
  const write = jonas.getByRole('button', { name: 'Write anyway' })
  const notice = jonas.getByRole('log').getByText('Isabel is a fictional profile, written by our staff.')
  await write.or(notice).first().waitFor()
  if (await write.isVisible()) await write.click()
  await notice.waitFor()
  expect(await findSeriousViolations(jonas)).toEqual([])
})

test('BEY-16 before contact details or hurtful words are sent, the sender is asked once and keeps the text; the reader is warned, reports and blocks', async () => {
  await stage
    .site()
    .server.product.sites.changeSettings(1, { undo_seconds: 0, message_credits: 0, free_conversations: 100 })
  const { rows } = await stage
    .site()
    .server.infrastructure.database.pool.query<{ member: string }>(
      `select member_id as member from accounts.account where name = 'Nora'`,
    )
  const bram = await stage.visitor({ as: 'Bram' })
  await openHydrated(bram, `/members/${rows[0]?.member}/chat`)
  await send(bram, 'Nora', 'Call me: 06 12 34 56 78')
  const confirmDialog = bram.getByRole('alertdialog', { name: 'Send this as it is?' })
  await confirmDialog.getByText('You’re giving away how to reach you').waitFor()
  await confirmDialog.getByRole('button', { name: 'Edit' }).first().click()
  await expect.poll(() => bram.getByLabel('Message to Nora').inputValue()).toBe('Call me: 06 12 34 56 78')
  // The same text is not asked about twice.
  await bram.locator('.chat-box button[type="submit"]').click()
  await bram.getByRole('log').getByText('Call me: 06 12 34 56 78').waitFor()
  await send(bram, 'Nora', 'Can you send me some money?')
  await bram.getByRole('log').getByText('Can you send me some money?').waitFor()
  expect(await bram.getByText('Never send money').count()).toBe(0)

  const nora = await stage.visitor({ as: 'Nora', width: 390, height: 844 })
  await open(nora, 'Bram')
  await nora.getByText('Bram asks you for money. Never send money to somebody you haven’t met.').waitFor()
  await nora.getByRole('button', { name: 'What to look out for' }).last().click()
  await nora.getByText('Whoever is sincere can wait until you feel safe.').waitFor()
  expect(await findSeriousViolations(nora)).toEqual([])
  await nora.getByRole('log').getByRole('button', { name: 'Report' }).last().click()
  const report = nora.getByRole('dialog', { name: 'Report Bram' })
  expect(await report.getByRole('checkbox', { name: 'Can you send me some money?' }).isChecked()).toBe(true)
  await report.getByRole('button', { name: 'Report', exact: true }).click()
  await report.getByText('Please choose a reason.').waitFor()
  await report.getByRole('radio', { name: 'Scam or asks for money' }).check()
  expect(await findSeriousViolations(nora)).toEqual([])
  // Nothing typed is lost without a connection.
  await report.getByLabel('In your own words').fill('He is in a hurry.')
  await nora.clock.install()
  await nora.context().setOffline(true)
  await report.getByRole('button', { name: 'Report', exact: true }).click()
  await advanceClockUntil(nora, report.getByRole('alert'))
  await nora.context().setOffline(false)
  expect(await report.getByLabel('In your own words').inputValue()).toBe('He is in a hurry.')
  await report.getByRole('button', { name: 'Report', exact: true }).click()
  const done = nora.getByRole('dialog', { name: 'Thank you, your report is here' })
  await done.getByText(/number R-[2-9A-Z]{4}-[2-9A-Z]{4}/).waitFor()
  await done.getByRole('button', { name: 'Block Bram as well' }).click()
  await nora
    .getByRole('alertdialog', { name: 'Block Bram?' })
    .getByRole('button', { name: 'Block', exact: true })
    .click()
  await nora.waitForURL('**/chats')
  await expect.poll(() => nora.getByRole('link', { name: 'Bram', exact: true }).count()).toBe(0)
  const reports = await stage.site().server.product.reports.list({ pool: 1, before: null, count: 5 })
  expect(reports).toMatchObject([{ reason: 'scam', words: 'He is in a hurry.' }])
})

test('BEY-16 messages containing the reader’s hidden words are collapsed, in the list and in the log, until opened', async () => {
  const elena = await stage.visitor({ as: 'Elena', width: 390, height: 844 })
  await openHydrated(elena, '/profile')
  await elena.getByLabel('Word or phrase').fill('football')
  await elena.getByRole('button', { name: 'Hide', exact: true }).click()
  await elena.getByText('“football” is hidden now.').waitFor()
  expect(await findSeriousViolations(elena)).toEqual([])
  const jonas = await stage.visitor({ as: 'Jonas' })
  await open(jonas, 'Elena')
  await send(jonas, 'Elena', 'Shall we watch the FOOTBALL?')
  await jonas.getByRole('log').getByText('Shall we watch the FOOTBALL?').waitFor()
  await openHydrated(elena, '/chats')
  await elena.getByText('Hidden by your words').waitFor()
  await open(elena, 'Jonas')
  expect(await elena.getByText('FOOTBALL').count()).toBe(0)
  await elena.getByRole('log').getByRole('button', { name: 'Show', exact: true }).click()
  await elena.getByRole('log').getByText('Shall we watch the FOOTBALL?').waitFor()
})
