import type { Page } from 'playwright-core'
import { phrase } from '#app/testing/phrase.ts'
import {
  setCredits,
  startChatWithJonas,
  waitForHydration,
} from '#features/money/payments/testing/pages-in-browser.ts'
import type { Stage } from '#test/harness/with-site.ts'

export const words = 'Realistic. It leans to one side.'

export const field = (page: Page) =>
  page.getByLabel(phrase('chat.composer.label', { name: 'Jonas' }))
export const addCredits = (page: Page) =>
  page.getByRole('button', { name: phrase('chat.cost.add_credits') })
export const sendFor2 = (page: Page) =>
  page.getByRole('button', { name: phrase('chat.composer.send_for', { credits: 2 }) })
export const sheet = (page: Page) =>
  page.getByRole('dialog', { name: phrase('order_sheet.title'), exact: true })
export const consent = (page: Page) => sheet(page).getByRole('checkbox')
export const order = (page: Page, price = '€24.99') =>
  sheet(page).getByRole('button', { name: `${phrase('payments.order.button')} ${price}` })

/** A member with an empty wallet in a conversation, where a text is typed; returns its path. */
export async function writeWithoutCredits(
  stage: Stage,
  page: Page,
  name: string,
  path?: string,
): Promise<string> {
  const chat = path ?? (await startChatWithJonas(stage, page))
  await setCredits(stage, name, 0)
  await page.goto(chat)
  await waitForHydration(page)
  await field(page).fill(words)
  return chat
}

export const findChat = async (page: Page): Promise<string> =>
  `/chats/${(await (await page.request.get('/api/chats')).json()).chats[0].conversation.id}`
