import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { FlagIcon } from '#ui/components/index.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/reports',
    group: 'safety',
    needs: 'reports.list',
    title: 'reports.office.title',
    icon: FlagIcon,
    phrases: ['reports'],
    count: 'reports.count',
    module: () => import('./reports-page.tsx'),
  }),
]
