import { type OfficeScreen, officeScreen } from '#platform/web/office-screen.ts'
import { ShieldCheckIcon } from '#platform/web/ui/index.ts'

/** The screens of verification. */
export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/verifications',
    group: 'safety',
    needs: 'verification.list_waiting',
    title: 'verification.office.title',
    icon: ShieldCheckIcon,
    phrases: ['verification'],
    count: 'verification.count_waiting',
    module: () => import('./verifications-page.tsx'),
  }),
]
