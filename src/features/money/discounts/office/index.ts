import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { GiftIcon } from '#ui/components/index.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/discount-codes',
    group: 'site',
    needs: 'discounts.list_codes',
    title: 'discounts.office.title',
    icon: GiftIcon,
    phrases: ['discounts'],
    module: () => import('./codes-page.tsx'),
  }),
]
