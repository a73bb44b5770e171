import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { ProhibitIcon } from '#ui/components/index.ts'

/** Office screen for stopping and resuming sales. */
export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/sales-stops',
    group: 'money',
    needs: 'sales_stops.list',
    count: 'sales_stops.count',
    title: 'sales_stops.office.title',
    icon: ProhibitIcon,
    phrases: ['sales_stops'],
    module: () => import('./sales-stops-page.tsx'),
  }),
]
