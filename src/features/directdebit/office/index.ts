import { type OfficeScreen, officeScreen } from '#platform/web/office-screen.ts'
import { LockSimpleIcon } from '#platform/web/ui/index.ts'

/** The screen of what is closed for direct debit. */
export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/direct-debit',
    needs: 'directdebit.list_blocks',
    title: 'directdebit.office.title',
    icon: LockSimpleIcon,
    group: 'money',
    phrases: ['directdebit'],
    module: () => import('./blocks-page.tsx'),
  }),
]
