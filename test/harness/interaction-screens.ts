import type { Page } from 'playwright-core'
import type { ScreenFixtures } from './screen-fixtures.ts'
import { type Screen, there } from './screens.ts'
import { chatScreens } from './chat-screens.ts'
import { moneyScreens } from './money-interaction-screens.ts'

/**
 * Screens on which members meet and pay, and screens behind a gate, each with the steps needed to
 * reach it.
 */
export function interactionScreens(places: ScreenFixtures): readonly Screen[] {
  return [
    ...likes(places),
    ...messages(places),
    ...chatScreens(places.chats, places),
    ...photos(),
    ...moneyScreens(places),
    ...gateScreens(),
  ]
}

function likes({ admirer, match }: ScreenFixtures): Screen[] {
  return [
    { name: 'likes, you liked', who: 'member', path: '/likes', open: (page) => openTab(page, 1) },
    { name: 'likes, matches', who: 'member', path: '/likes', open: (page) => openTab(page, 2) },
    { name: 'likes, none yet', who: 'newcomer', path: '/likes' },
    { name: 'liked you, full list', who: 'member', path: '/likes/liked_by' },
    { name: 'matches, full list', who: 'member', path: '/likes/matches' },
    { name: 'a match', who: 'member', path: `/likes/m/${match}` },
    {
      name: 'the like popup',
      who: 'member',
      path: '/members?t=0',
      open: (page) => page.locator('dialog.match-modal').waitFor(),
    },
    {
      name: 'the match modal',
      who: 'member',
      path: `/members/${admirer}`,
      // An earlier look at this screen may have liked already, so the match is made again.
      prepare: async (page) => {
        const undone = await page.request.delete(`/api/members/${admirer}/like`)
        if (!undone.ok()) throw new Error(`the like could not be undone: ${undone.status()}`)
      },
      open: async (page) => {
        await page.locator('main .btn[aria-pressed="false"]:visible').first().click()
        await page.locator('dialog.match-modal').waitFor()
      },
    },
  ]
}

function messages({ someone, fictional, conversation, answered }: ScreenFixtures): Screen[] {
  return [
    { name: 'messages, none yet', who: 'newcomer', path: '/chats' },
    { name: 'a conversation', who: 'member', path: `/chats/${conversation}`, ready: theLog },
    {
      name: 'a conversation with a fictional profile',
      who: 'member',
      path: `/chats/${answered}`,
      ready: theLog,
    },
    {
      name: 'a conversation, its menu open',
      who: 'member',
      path: `/chats/${conversation}`,
      open: async (page) => {
        await theLog(page)
        await page.locator('.chat-thread header button[aria-haspopup="menu"]').click()
        await page.getByRole('menu').waitFor()
      },
    },
    {
      name: 'gift picker, a gift picked',
      who: 'member',
      path: `/chats/${conversation}`,
      open: async (page) => {
        await page.locator('[data-gifts]').click()
        await page.locator('.pick-cell').first().click()
        await page.locator('.pick-chosen').waitFor()
      },
    },
    {
      name: 'sticker picker',
      who: 'member',
      path: `/chats/${conversation}`,
      open: async (page) => {
        await page.locator('[data-gifts]').click()
        await page.getByRole('tab').nth(1).click()
        await page.locator('.pick-cell').first().waitFor()
      },
    },
    {
      name: 'a conversation, asking whether a member is real',
      who: 'member',
      path: `/chats/${conversation}`,
      open: (page) => fromTheMenu(page, 1),
    },
    {
      name: 'a conversation, asking whether a fictional profile is real',
      who: 'member',
      path: `/chats/${answered}`,
      open: (page) => fromTheMenu(page, 1),
    },
    {
      name: 'a conversation, reporting',
      who: 'member',
      path: `/chats/${conversation}`,
      // The second-to-last entry, just before blocking.
      open: (page) => fromTheMenu(page, -2),
    },
    {
      name: 'icebreakers',
      who: 'member',
      path: `/members/${someone}/chat`,
      open: async (page) => {
        await page
          .locator('.chat-box button:not([type="submit"], [data-attach], [data-gifts])')
          .click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'before the first paid message to a fictional profile',
      who: 'premium',
      path: `/members/${fictional}/chat`,
      open: async (page) => {
        await page.locator('.chat-field').fill('?')
        await page.locator('.chat-box button[type="submit"]').click()
        await page.getByRole('alertdialog').waitFor()
        await page.waitForFunction(
          () => document.querySelector('dialog[open] [aria-busy="true"]') === null,
        )
      },
    },
  ]
}

function photos(): Screen[] {
  return [
    {
      name: 'describing a photo',
      who: 'member',
      path: '/profile/photos',
      open: (page) => openPhotoDialog(page, 'describe'),
    },
    {
      name: 'deleting a photo',
      who: 'member',
      path: '/profile/photos',
      open: (page) => openPhotoDialog(page, 'delete'),
    },
    { name: 'settings, a member blocked', who: 'premium', path: '/notifications/blocked' },
  ]
}

function gateScreens(): Screen[] {
  return [
    {
      name: 'log-in, the account being deleted',
      who: 'visitor',
      path: '/login',
      open: async (page) => {
        await page.locator('input[name="login"]').fill('Thomas')
        await page.locator('input[name="password"]').fill('minuet-demo')
        await page.locator('main form button[type="submit"]').click()
        await page.locator('main [role="alert"] a').first().waitFor()
      },
    },
    {
      name: 'search, reminded to confirm',
      who: 'newcomer',
      path: '/members',
      ready: there('.note-title:visible'),
    },
    {
      name: 'devices, adding a passkey',
      who: 'member',
      path: '/notifications/devices',
      open: async (page) => {
        await page.locator('#passkeys .btn').last().click()
        await page.locator('dialog[open]').waitFor()
      },
    },
    {
      name: 'the entry warning',
      who: 'visitor',
      path: '/login?geoip_selected_country=DE',
      open: (page) => page.locator('dialog[open]').waitFor(),
    },
  ]
}

async function openTab(page: Page, at: number): Promise<void> {
  const tab = page.getByRole('tab').nth(at)
  await tab.click()
  await page.locator('[role="tab"][aria-selected="true"]').nth(0).waitFor()
}

/** Opens a dialog from the chat menu, by the position of the menu entry. */
async function fromTheMenu(page: Page, line: number): Promise<void> {
  await theLog(page)
  await page.locator('.chat-thread header button[aria-haspopup="menu"]').click()
  await (await page.getByRole('menuitem').all()).at(line)?.click()
  await page.locator('dialog[open] .dialog-body p').first().waitFor()
}

async function theLog(page: Page): Promise<void> {
  await page.getByRole('log').locator('.bubble').first().waitFor()
}

async function openPhotoDialog(page: Page, what: 'describe' | 'delete'): Promise<void> {
  await page.locator('main .icon-btn-glass[aria-haspopup="menu"]').first().click()
  const item = page.getByRole('menuitem')
  await (what === 'delete' ? item.last() : item.first()).click()
  await page.locator('dialog[open]').waitFor()
}
