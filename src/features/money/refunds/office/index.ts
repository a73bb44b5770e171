import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { CoinsIcon } from '#ui/components/index.ts'

/** Office screens for orders and their money. */
export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/orders',
    group: 'money',
    needs: 'refunds.find_orders',
    title: 'refunds.office.title',
    icon: CoinsIcon,
    phrases: ['refunds'],
    count: 'refunds.count_open',
    module: () => import('./orders-page.tsx'),
  }),
]
