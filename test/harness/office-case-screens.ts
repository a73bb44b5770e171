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
