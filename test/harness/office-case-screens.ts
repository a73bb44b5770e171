import type { Page } from 'playwright-core'
import { empty, type OfficeScreen, there } from './screens.ts'

/** Office screens for complaints, support and addresses that get no emails. */
export const officeCaseScreens: readonly OfficeScreen[] = [
  { name: 'complaints', as: 'mara', path: '/office/complaints', ready: there('.card form') },
  {
    name: 'complaints, deciding without a reason',
    as: 'mara',
    path: '/office/complaints',
    open: async (page) => {
      await page.locator('.card form.grid button[type="submit"]').first().click()
      await page.locator('.card form [aria-invalid="true"]').waitFor()
    },
  },
  {
    name: 'complaints, none',
    as: 'mara',
    path: '/office/complaints',
    ...empty('complaints', { cases: [] }),
  },
  { name: 'support', as: 'helene', path: '/office/support', ready: there('.card form') },
  {
    name: 'support, none',
    as: 'helene',
    path: '/office/support',
    ...empty('support', { requests: [] }),
  },
  {
    name: 'suppressions',
    as: 'helene',
    path: '/office/suppressions',
    ready: there('.office-table td'),
  },
  {
    name: 'suppressions, none',
    as: 'helene',
    path: '/office/suppressions',
    ...empty('suppressions/searches', { suppressions: [], next: null }),
  },
]

/** The list of members, and the file of one. */
export const officeMemberScreens: readonly OfficeScreen[] = [
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
