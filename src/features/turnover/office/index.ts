import { type OfficeScreen, officeScreen } from '#platform/web/office-screen.ts'
import { BriefcaseIcon, GlobeIcon } from '#platform/web/ui/index.ts'

/** The office's screens of turnover and tax. */
export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/turnover',
    group: 'books',
    needs: 'turnover.list_months',
    title: 'turnover.months.title',
    icon: BriefcaseIcon,
    phrases: ['turnover'],
    module: () => import('./months-page.tsx'),
  }),
  officeScreen({
    path: '/office/tax',
    group: 'books',
    needs: 'turnover.read_tax',
    title: 'turnover.tax.title',
    icon: GlobeIcon,
    phrases: ['turnover'],
    module: () => import('./tax-page.tsx'),
  }),
]
