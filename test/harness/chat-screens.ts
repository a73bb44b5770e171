import type { Page } from 'playwright-core'
import type { ChatFixtures } from './chat-fixtures.ts'
import { type Screen, there } from './screens.ts'

/** Screens of the chat list and of conversations, other than the plain ones. */
export function chatScreens(
  places: ChatFixtures,
  open: { conversation: string },
): readonly Screen[] {
  const chat = (
    name: string,
    conversation: string,
    open: (page: Page) => Promise<void>,
  ): Screen => ({
    name,
    who: 'member',
    path: `/chats/${conversation}`,
    ready: theLog,
    open,
  })
  const chatThere = (name: string, conversation: string, selector: string): Screen => ({
    name,
    who: 'member',
    path: `/chats/${conversation}`,
    ready: async (page) => {
      await theLog(page)
      await there(selector)(page)
    },
  })
  return [
    chat('a conversation, saying goodbye', open.conversation, async (page) => {
      await page.locator('.chat-thread header button[aria-haspopup="menu"]').click()
      await page.locator('.menu:popover-open .menu-rule + .menu-item').first().click()
      await page.locator('dialog[open] .chat-goodbye').first().waitFor()
    }),
    chat('a conversation, keyboard shortcuts', open.conversation, async (page) => {
      await page.getByRole('log').focus()
      await page.keyboard.press('?')
      await page.locator('dialog[open] .chat-keys').waitFor()
    }),
    chat('a conversation, the menu of a message', places.poor, async (page) => {
      await openActions(page)
    }),
    chat('a conversation, editing a message', places.poor, async (page) => {
      await openActions(page)
      await page.locator('.menu:popover-open .menu-item').nth(2).click()
      await page.locator('dialog[open] textarea').waitFor()
    }),
    chat('a conversation, deleting a message', places.poor, async (page) => {
      await openActions(page)
      await page.locator('.menu:popover-open .menu-item-danger').click()
      await page.locator('dialog[open]').waitFor()
    }),
    chat('a conversation, replying with a quote', places.poor, async (page) => {
      await openActions(page)
      await page.locator('.menu:popover-open .menu-item').first().click()
      await page.locator('.chat-quoting').waitFor()
    }),
    chatThere('a conversation the member has closed', places.closed, '.chat-thread footer .btn'),
    chatThere('a conversation the other has closed', places.closedByThem, '.chat-thread footer'),
    chatThere(
      'a conversation, the partner is gone',
      places.partnerDeleted,
      '.chat-thread footer .alert',
    ),
    chatThere(
      'a conversation, the partner is unconfirmed',
      places.unconfirmed,
      '.chat-thread footer .alert',
    ),
    chatThere(
      'a conversation, a message with a warning, another one hidden',
      places.warned,
      '.chat-thread [role="log"] details, .chat-thread [role="log"] button',
    ),
    chat('a conversation, before sending a number', places.warned, async (page) => {
      await page.locator('.chat-field').fill('WhatsApp +31 6 12345678')
      await page.locator('.chat-box button[type="submit"]').click()
      await page.getByRole('alertdialog').waitFor()
    }),
    chat('a conversation, offline', open.conversation, goOffline),
    {
      name: 'messages, a name without results',
      who: 'member',
      path: '/chats',
      open: async (page) => {
        await page.locator('.chat-side input[type="search"]').fill('zzzz')
        await page.locator('.chat-side p[role="status"]').waitFor()
      },
    },
    {
      name: 'a conversation with a fictional profile, with an AI label, in a pause',
      who: 'faceless',
      path: `/chats/${places.paused}`,
      ready: async (page) => {
        await page.locator('.chat-author').first().waitFor()
        await page.locator('.chat-group .alert').first().waitFor()
        await page.locator('.chat-thread footer .alert').waitFor()
      },
    },
    {
      name: 'a conversation with a fictional profile, daily limit reached',
      who: 'poor',
      path: `/chats/${places.enough}`,
      ready: there('.chat-thread footer .alert'),
    },
    {
      name: 'a conversation without credits',
      who: 'poor',
      path: `/chats/${places.poor}`,
      ready: there('.chat-thread footer .btn-brass'),
    },
    {
      name: 'a conversation without credits, ordering for the first time',
      who: 'poor',
      path: `/chats/${places.poor}`,
      open: orderCredits,
    },
    {
      name: 'a conversation without credits, ordering again',
      who: 'buyer',
      path: `/chats/${places.warned}`,
      open: orderCredits,
    },
    {
      name: 'a conversation without credits, ordering again, consent missing',
      who: 'buyer',
      path: `/chats/${places.warned}`,
      open: async (page) => {
        await orderCredits(page)
        await page.locator('dialog[open] button[type="submit"]').click()
        await page.locator('#sheet-consent[aria-invalid="true"]').waitFor()
      },
    },
  ]
}

/** Opens the sheet for ordering credits over a conversation. */
async function orderCredits(page: Page): Promise<void> {
  await page.locator('.chat-thread footer .btn-brass').click()
  await page.locator('dialog[open] .price').first().waitFor()
}

async function theLog(page: Page): Promise<void> {
  await page.getByRole('log').locator('.bubble').first().waitFor()
}

/** Makes the browser report no connection; the next page is online again. */
async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    dispatchEvent(new Event('offline'))
  })
  await page.locator('.offline-bar').waitFor()
}

/** Opens the menu of the reader's edited message, the one before the deleted one. */
async function openActions(page: Page): Promise<void> {
  const buttons = page.locator('.chat-act')
  await buttons.nth(-2).focus()
  await page.keyboard.press('Enter')
  await page.locator('.menu:popover-open').waitFor()
}
