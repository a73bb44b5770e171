import type { ScreenFixtures } from './screen-fixtures.ts'
import type { Screen } from './screens.ts'
import { directDebitScreens } from './direct-debit-screens.ts'

/** On phones it is in the dock. */
const orderButton = ':is(.pay-order-box, .pay-dock) button[type="submit"]:visible'

/** Screens of packages, checkout, orders and payments. */
export function moneyScreens({ orders, payment, atBank, declined }: ScreenFixtures): Screen[] {
  return [
    { name: 'premium, visitor', who: 'visitor', path: '/premium' },
    { name: 'premium, member', who: 'member', path: '/premium' },
    { name: 'credits', who: 'member', path: '/credits' },
    {
      name: 'credits, package and method chosen, consent missing',
      who: 'premium',
      path: '/credits/p1/ideal?country=NL',
      open: async (page) => {
        await page.locator(orderButton).click()
        await page.locator('#order-consent[aria-invalid="true"]').waitFor()
      },
    },
    {
      name: 'credits, exactly for a photo',
      who: 'poor',
      path: '/credits/exact?for=photo&to=/chats',
    },
    {
      name: 'credits, time bonus running, unknown code',
      who: 'newcomer',
      path: '/credits/p1/ideal?country=NL',
      open: async (page) => {
        const field = page.locator('main input[autocapitalize="characters"]')
        if (!(await field.isVisible())) await page.locator('main button[aria-expanded]').click()
        await field.fill('NOTHERE1')
        await field.press('Enter')
        await page.locator('main [aria-invalid="true"]').waitFor()
      },
    },
    ...directDebitScreens,
    { name: 'credits, saving a card', who: 'premium', path: '/credits/p1/creditcard?country=NL' },
    { name: 'order again', who: 'premium', path: '/credits/repeat-order' },
    {
      name: 'order again, consent missing',
      who: 'premium',
      path: '/credits/repeat-order',
      open: async (page) => {
        await page.locator(orderButton).click()
        await page.locator('#order-consent[aria-invalid="true"]').waitFor()
      },
    },
    { name: 'order again, nothing bought yet', who: 'newcomer', path: '/credits/repeat-order' },
    { name: 'settings, a saved card', who: 'premium', path: '/notifications/cards' },
    {
      name: 'settings, removing a card',
      who: 'premium',
      path: '/notifications/cards',
      open: async (page) => {
        await page.locator('#cards li .btn').click()
        await page.locator('dialog[open] .btn').last().waitFor()
      },
    },
    {
      name: 'an order that a saved card did not pay',
      who: 'premium',
      path: `/transactions/${declined}`,
    },
    { name: 'orders, none', who: 'member', path: '/transactions' },
    { name: 'withdraw, nothing to withdraw from', who: 'member', path: '/withdraw' },
    { name: 'withdraw, which order', who: 'premium', path: '/withdraw' },
    { name: 'withdraw, an order', who: 'premium', path: `/withdraw?order=${orders.completed}` },
    { name: 'orders', who: 'premium', path: '/transactions' },
    { name: 'credit statement', who: 'premium', path: '/credits/statement' },
    {
      name: 'credit statement, verified',
      who: 'premium',
      path: '/credits/statement',
      open: async (page) => {
        await page.locator('main button.btn').last().click()
        await page.locator('main .alert').waitFor()
      },
    },
    ...Object.entries(orders).map(([status, order]) => ({
      name: `an order, ${status}`,
      who: 'premium' as const,
      path: `/transactions/${order}`,
    })),
    { name: 'an invoice', who: 'premium', path: `/transactions/${orders.completed}/invoice` },
    {
      name: 'the sandbox’s payment page',
      who: 'premium',
      path: `/dev/pay/${payment}?locale={locale}`,
    },
    ...Object.entries(atBank).map(([method, waiting]) => ({
      name: `the sandbox’s payment page, ${method}`,
      who: 'premium' as const,
      path: `/dev/pay/${waiting}?locale={locale}`,
    })),
  ]
}
