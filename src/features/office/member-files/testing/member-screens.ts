import type { Page } from 'playwright-core'
import { empty, type OfficeScreen, there } from '#test/harness/screens.ts'

/** The list of members, and the file of one. */
export const memberScreens: readonly OfficeScreen[] = [
  {
    name: 'members',
    as: 'helene',
    path: '/office/members',
    ready: there('[data-member]'),
  },
  {
    name: 'members, none',
    as: 'helene',
    path: '/office/members',
    ...empty('members/searches', { members: [], next: null, sites: [], countries: [] }),
  },
  {
    name: 'a member’s file, the reason asked',
    as: 'helene',
    path: '/office/members',
    open: async (page) => {
      await page.locator('[data-member]').first().click()
      await page.locator('main form textarea').waitFor()
    },
  },
  {
    name: 'a member’s file',
    as: 'helene',
    path: '/office/members',
    // Actions are listed under their stored names.
    workshop: true,
    open: openFile,
  },
]

/** Opens the file of the newest member, unless its reason has been stated already. */
async function openFile(page: Page): Promise<void> {
  await page.locator('[data-member]').first().click()
  const form = page.locator('main form textarea')
  const file = page.locator('main [role="tablist"]')
  await form.or(file).first().waitFor()
  if (await form.isVisible()) await page.locator('main form [type="submit"]').click()
  await file.waitFor()
}
