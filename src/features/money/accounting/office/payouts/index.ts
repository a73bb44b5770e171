import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { CreditCardIcon } from '#ui/components/index.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/payouts',
    group: 'money',
    needs: 'payouts.list_days',
    title: 'payouts.title',
    icon: CreditCardIcon,
    phrases: ['payouts'],
    module: () => import('./payouts-page.tsx'),
  }),
]
