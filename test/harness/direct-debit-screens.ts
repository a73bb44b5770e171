import type { Page } from 'playwright-core'
import { type Screen, there } from './screens.ts'

/** Screens of paying by direct debit. No code is sent, so the screen can be opened again. */
export const directDebitScreens: readonly Screen[] = [
  {
    name: 'credits, a direct debit chosen',
    who: 'member',
    path: '/credits/p1/sdd?country=NL',
    ready: there(':is(.pay-order-box, .pay-dock) .btn:visible'),
  },
  { name: 'direct debit, nothing chosen', who: 'member', path: '/directdebit' },
  {
    name: 'direct debit',
    who: 'member',
    path: '/directdebit?bundle=p1&country=NL',
    ready: theForm,
  },
  {
    name: 'direct debit, everything missing',
    who: 'member',
    path: '/directdebit?bundle=p1&country=NL',
    open: async (page) => {
      await theForm(page)
      await page.locator('section[aria-labelledby="debit-code"] .btn').click()
      await page.locator('input[name="authorised"][aria-invalid="true"]').waitFor()
    },
  },
]

async function theForm(page: Page): Promise<void> {
  await page.locator('input[name="iban"]').waitFor()
}
