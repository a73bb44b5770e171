import { type OfficeScreen, officeScreen } from '#platform/web/office-screen.ts'
import { CreditCardIcon } from '#platform/web/ui/index.ts'

/** The screen of what providers paid out. */
export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/settlements',
    group: 'money',
    needs: 'settlements.list_days',
    title: 'settlements.title',
    icon: CreditCardIcon,
    phrases: ['settlements'],
    module: () => import('./settlements-page.tsx'),
  }),
]
