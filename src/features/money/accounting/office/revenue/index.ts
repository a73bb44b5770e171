import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { BriefcaseIcon, GlobeIcon } from '#ui/components/index.ts'

/** Office screens for revenue and tax. */
export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/revenue',
    group: 'books',
    needs: 'revenue.list_months',
    title: 'revenue.months.title',
    icon: BriefcaseIcon,
    phrases: ['revenue'],
    module: () => import('./months-page.tsx'),
  }),
  officeScreen({
    path: '/office/tax',
    group: 'books',
    needs: 'revenue.read_tax',
    title: 'revenue.tax.title',
    icon: GlobeIcon,
    phrases: ['revenue'],
    module: () => import('./tax-page.tsx'),
  }),
]
