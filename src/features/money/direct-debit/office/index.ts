import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { LockSimpleIcon } from '#ui/components/index.ts'

/** The back office screen of direct debit blocks. */
export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/direct-debit',
    needs: 'direct_debit.list_blocks',
    title: 'direct_debit.office.title',
    icon: LockSimpleIcon,
    group: 'money',
    phrases: ['direct_debit'],
    module: () => import('./blocks-page.tsx'),
  }),
]
